/**
 * What `/sw.js` answers while SERVICE_WORKER is off: a worker that comes in place of the one that
 * a browser has, deletes what that one kept and takes itself off. Open pages go on without it.
 */

import { scope } from "./worker/scope";

scope.addEventListener("install", (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(removeWorker());
});

async function removeWorker(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
