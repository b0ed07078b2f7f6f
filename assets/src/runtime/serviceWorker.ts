/**
 * Registers the service worker, once the page has nothing better to do, and follows what becomes
 * of it. Every console text is the specification's.
 */

import { whenLoaded } from "../documentReady";
import { type End, endAll, startAfter } from "../topic";
import { someFailed } from "./failedResources";
import { whenIdle } from "./idle";
import { noteUpdate } from "./navigation";
import { services } from "../pageFacts";
import { isTyping } from "./typing";

const ADDRESS = "/sw.js";

/* eslint-disable no-console -- the states that are to be told there */

/** Registers it unless that was ended before; what is registered outlives the page. */
export const start = (): End =>
  services().serviceWorker ? startAfter(whenLoaded(), registerAtLeisure) : endAll();

function registerAtLeisure(): undefined {
  const { protocol, hostname } = location;
  if (protocol !== "https:" && !/(?:^|\.)localhost$/.test(hostname)) {
    console.log("Service workers can only be used over HTTPS, or on localhost for development");
    return;
  }
  // Browsers that may not have workers, as in some private windows, do not know the name.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  whenIdle(() => {
    workers?.register(ADDRESS).then(followUpdates, (error: unknown) => {
      console.error("The service worker could not be registered:", error);
    });
  });
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  const follow = () => {
    const { installing, waiting, active } = registration;
    for (const worker of [installing, waiting, active])
      if (worker) worker.onstatechange = tellState;
  };
  // The browser may have found one before this script was there.
  follow();
  registration.onupdatefound = follow;
}

function tellState(this: ServiceWorker): void {
  if (this.state === "redundant") console.error("The service worker became redundant");
  if (this.state !== "installed") return;
  const isUpdate = !!navigator.serviceWorker.controller;
  if (isUpdate) noteUpdate();
  // What failed may be what the older build's page names and nobody has any more.
  if (!isUpdate || !someFailed()) console.log("Content is available offline");
  else if (!isTyping()) location.reload();
}
