/**
 * The service worker below `/~partytown/`: Partytown's own, but for the page of its sandbox.
 *
 * Partytown's worker makes that page itself, which then has no security policy at all. Here it
 * comes from the server, with the policy that the server gives it.
 */

import { scope } from "./worker/scope";

const SANDBOX = "/partytown-sandbox-sw.html";

// Before Partytown's own listener, which would answer.
scope.addEventListener("fetch", (event) => {
  if (new URL(event.request.url).pathname.endsWith(SANDBOX)) event.stopImmediatePropagation();
});

scope.importScripts("partytown-sw.js");
