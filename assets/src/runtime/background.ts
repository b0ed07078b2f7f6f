/**
 * What waits until the page is ready: fetching ahead, the service worker, a newer build, paper,
 * and the examples in fields.
 */

import { isolate } from "../errors";
import { type End, endAll } from "../topic";
import * as buildHash from "./buildHash";
import * as examples from "./examples";
import * as paper from "./paper";
import * as prefetch from "./prefetch";
import * as serviceWorker from "./serviceWorker";

const concerns = [
  buildHash.start,
  examples.start,
  paper.start,
  prefetch.start,
  serviceWorker.start,
];

/** Start each; one that cannot is reported, and keeps no other from it. */
export function start(): End {
  const ends: End[] = [];
  for (const concern of concerns) {
    isolate("boot", () => {
      ends.push(concern());
    });
  }
  return endAll(...ends);
}
