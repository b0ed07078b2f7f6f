/**
 * What runs on every page, in order. A concern is a module whose `start()` returns what ends it;
 * here each lasts as long as the document. One that cannot start is reported, and keeps no other
 * from it. What a page may never need, React first of all, is fetched when it is needed.
 */

import { isolate } from "./errors";
import * as islands from "./islands/loader";
import { whenParsed } from "./documentReady";
import { type End, startAfter } from "./topic";
import * as choices from "./runtime/consent/choices";
import * as consent from "./runtime/consent/follow";
import * as failedChunks from "./runtime/failedChunks";
import * as failedResources from "./runtime/failedResources";
import * as chatButton from "./runtime/messaging/button";
import * as navigation from "./runtime/navigation";
import * as parts from "./runtime/parts";
import * as routeEvents from "./runtime/routeEvents";
import * as scroll from "./runtime/scroll";
import * as tagManager from "./runtime/tagManager";
import * as telemetry from "./runtime/telemetry";
import * as typing from "./runtime/typing";
import * as scripts from "./scripts";

const concerns: (() => End)[] = [
  telemetry.start,
  failedResources.start,
  failedChunks.start,
  typing.start,
  tagManager.start,
  consent.start,
  choices.start,
  chatButton.start,
  scripts.start,
  islands.start,
  scroll.start,
  navigation.start,
  routeEvents.start,
  parts.start,
  startBackground,
];

function startBackground(): End {
  const fetched = import(/* webpackChunkName: "background" */ "./runtime/background");
  return startAfter(fetched, ({ start }) => start());
}

declare global {
  interface Window {
    /** Set for the page's inline script, which fetches this file where the browser left it out. */
    booted?: boolean;
  }
}

window.booted = true;

whenParsed(async () => {
  for (const start of concerns) {
    isolate("boot", start);
    // Each is a task of its own: what the visitor does in between is not kept waiting.
    await new Promise((done) => setTimeout(done));
  }
});
