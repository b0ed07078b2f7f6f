import assert from "node:assert/strict";
import { test } from "node:test";

import { moved, START, zoomed } from "../src/map/view";

test("a chart is enlarged around its middle, and never beyond its bounds", () => {
  assert.deepEqual(zoomed(START, 2), { zoom: 2, x: 0.5, y: 0.5 });
  assert.equal(zoomed(START, 0.5).zoom, 1);
  assert.equal(zoomed(START, 1000).zoom, 8);
});

test("it is moved by parts of what is seen, up to the edge", () => {
  const closer = zoomed(START, 4);
  assert.deepEqual(moved(closer, 0.4, -0.4), { zoom: 4, x: 0.6, y: 0.4 });
  assert.deepEqual(moved(closer, 9, -9), { zoom: 4, x: 0.875, y: 0.125 });
  assert.deepEqual(moved(START, 1, 1), START);
});

test("going back leads to the whole again", () => {
  const far = moved(zoomed(START, 4), 9, 9);
  assert.deepEqual(zoomed(far, 1 / 4), START);
});
