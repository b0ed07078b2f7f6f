import { show } from "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { EmbedError } from "../src/embedError";
import { FAULT, type Fault } from "../src/errors";
import { start } from "../src/runtime/embeds";

const faults: Fault[] = [];
window.addEventListener(FAULT, (event) => faults.push((event as CustomEvent<Fault>).detail));

function tell(data: unknown, source: Window | null): void {
  window.dispatchEvent(Object.assign(new Event("message"), { data, source }));
}

test("what a frame of the page tells of its errors is reported once, with the cause", () => {
  show("<iframe></iframe>");
  const frame = document.querySelector("iframe")!.contentWindow;
  start();
  const end = start();
  tell({ event: "error", data: { name: "NotFoundError", message: "no video" } }, frame);
  tell('{"event": "onError", "info": 150}', frame);
  tell({ event: "error" }, frame);
  for (const other of [{ event: "play" }, "{", "words", 7, null, ["error"]]) tell(other, frame);
  tell({ event: "error" }, window);
  tell({ event: "error" }, null);
  end();
  tell({ event: "error" }, frame);
  assert.ok(faults.every(({ error }) => error instanceof EmbedError && error.embed === "video"));
  assert.deepEqual(
    faults.map(({ error }) => (error as Error).message),
    [
      "An embedded video failed: NotFoundError: no video",
      "An embedded video failed: 150",
      "An embedded video failed: no reason given",
    ],
  );
});

test("of a carousel too, and the cause is kept", () => {
  const cause = new RangeError("slide 9");
  const error = new EmbedError("carousel", cause);
  assert.equal(error.message, "An embedded carousel failed: RangeError: slide 9");
  assert.equal(error.cause, cause);
});
