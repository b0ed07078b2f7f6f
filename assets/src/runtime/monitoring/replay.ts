/**
 * Records replays of pages that say nothing of who looks at them. What is typed is masked by the
 * library, but a replay has the page's address, title and links as they are, and no hook to
 * change them: what a visitor searches for stands there, and the token of a confirmation. So a
 * page whose address has a query, or a fragment that is no place on it, is not recorded. Neither is
 * one that repeats what its reader has sent.
 */

import { type End, listen } from "../../topic";
import { attempt } from "../storage";
import { onLeave, onRoute } from "../route";

interface Recorder {
  startSessionReplayRecording(): void;
  stopSessionReplayRecording(): void;
}

let recorder: Recorder;

/** Be the first to hear of another address: before the library starts, which hears of it too. */
export function prepareRecorder(library: Recorder): void {
  recorder = library;
  listen(window, ["popstate"], stopRecording, { capture: true });
  onLeave(stopRecording);
}

/** Record each page that may be; returns what ends that. */
export function start(): End {
  return onRoute(recordIfPlain);
}

function stopRecording(): void {
  recorder.stopSessionReplayRecording();
}

function recordIfPlain(): void {
  if (isPlain()) recorder.startSessionReplayRecording();
  else stopRecording();
}

function isPlain(): boolean {
  if (document.querySelector("[data-private]")) return false;
  const id = attempt(() => decodeURIComponent(location.hash.slice(1)));
  return !location.search && (id === "" || !!document.getElementById(id ?? ""));
}
