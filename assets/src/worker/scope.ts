/** What a service worker's global scope has that the types of a page do not know. */

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

interface Facts {
  /** Names the build and the code that draws the pages; another one is another worker. */
  version: string;
  /** Addresses of what is kept before anybody asks: the offline page and what it looks like. */
  core: string[];
  /** Beginnings of the paths that are nobody's to keep. */
  never: string[];
}

export interface WorkerScope {
  /** The server writes them in front of this script. */
  readonly facts: Facts;
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
