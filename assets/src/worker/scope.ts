/** What a service worker's global scope has that the types of a page do not know. */

import type { WorkerFacts } from "../generated/answers";

interface ExtendableEvent extends Event {
  /** Keep the worker alive, and what follows this event waiting, until then. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The answer that the browser asked for while the worker started; nothing where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: WorkerMessageEvent;
}

export interface WorkerScope {
  /** The server writes them in front of this script. */
  readonly facts: WorkerFacts;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<unknown[]>;
  };
  skipWaiting(): Promise<void>;
  importScripts(address: string): void;
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
}

export const scope = self as unknown as WorkerScope;
