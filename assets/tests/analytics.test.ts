import assert from "node:assert/strict";
import { test } from "node:test";

import { sendEventsTo, refuseEvents, trackEvent } from "../src/runtime/analytics/analytics";
import { isSuccess } from "../src/runtime/analytics/service";

const taken: number[] = [];

function tell(first: number, count: number): void {
  for (let turn = first; turn < first + count; turn += 1) trackEvent("turn", { turn });
}

function take(): void {
  sendEventsTo(({ properties }) => taken.push((properties as { turn: number }).turn));
}

test("of 600 events exactly the first 512 wait, in their order", () => {
  tell(0, 600);
  assert.deepEqual(taken, []);
  take();
  assert.deepEqual(
    taken,
    Array.from({ length: 512 }, (_one, index) => index),
  );
});

test("afterwards each is handed on at once", () => {
  taken.length = 0;
  tell(600, 2);
  assert.deepEqual(taken, [600, 601]);
});

test("once it is refused nothing is handed on, and nothing waits", () => {
  taken.length = 0;
  refuseEvents();
  tell(700, 5);
  take();
  assert.deepEqual(taken, []);
});

const ANSWERS: [number, string, boolean][] = [
  [200, "success", true],
  [0, "No request sent", true],
  [200, "", false],
  [200, "Success", false],
  [200, "No request sent", false],
  [201, "success", false],
  [204, "", false],
  [400, "success", false],
  [429, "too many", false],
  [500, "success", false],
  [0, "success", false],
  [0, "TypeError: Failed to fetch", false],
];

for (const [status, body, expected] of ANSWERS) {
  test(`${status} ${body} is ${expected ? "" : "no "}success`, () => {
    assert.equal(isSuccess({ status, body }), expected);
  });
}
