/**
 * The service worker: hashed files from its cache, pages from the network, and where there is
 * none, the page as it was kept or the offline page. Everything else passes it by.
 */

import { answerRequest, place } from "./worker/answers";
import { dropOld, dropRuntime, fillCore } from "./worker/caches";
import { kindOf } from "./worker/cacheable";
import { scope } from "./worker/scope";
import { DROP_RUNTIME_CACHES, TAKE_OVER, makeWay } from "./worker/succession";

scope.addEventListener("install", (event) => {
  event.waitUntil(fillCore());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOld(), preloadPages(), scope.clients.claim()]));
});

scope.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, place);
  if (!kind) return;
  event.respondWith(answerRequest(kind, event));
  if (kind === "document") event.waitUntil(makeWay());
});

scope.addEventListener("message", (event) => {
  const { type } = event.data as { type?: string };
  if (type === DROP_RUNTIME_CACHES) event.waitUntil(dropRuntime());
  if (type === TAKE_OVER) event.waitUntil(scope.skipWaiting());
});

/** Let the browser ask for a page while it starts the worker. Not all browsers can. */
async function preloadPages(): Promise<void> {
  const { navigationPreload } = scope.registration as Partial<ServiceWorkerRegistration>;
  await navigationPreload?.enable();
}
