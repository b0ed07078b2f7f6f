import { complaints } from "./dom";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { NO_LIST, NO_NAME, pushEvent } from "../src/runtime/dataLayer";

beforeEach(() => {
  complaints.length = 0;
  window.dataLayer = [];
});

test("an event goes to the data layer with its name and properties", () => {
  pushEvent("route-loaded", { path: "/blog" });
  pushEvent("asked");
  assert.deepEqual(window.dataLayer, [
    { event: "route-loaded", path: "/blog" },
    { event: "asked" },
  ]);
  assert.deepEqual(complaints, []);
});

test("a property cannot take the event's name", () => {
  pushEvent("asked", { event: "another" });
  assert.deepEqual(window.dataLayer, [{ event: "asked" }]);
});

test("an event without a name is complained of, and not pushed", () => {
  for (const name of ["", undefined, null, 7, {}]) pushEvent(name as string);
  assert.deepEqual(window.dataLayer, []);
  assert.deepEqual(complaints, Array(5).fill(NO_NAME));
});

test("a data layer that is no array is complained of, and left as it is", () => {
  for (const layer of [undefined, null, "layer", { push() {} }]) {
    window.dataLayer = layer;
    pushEvent("asked");
    assert.equal(window.dataLayer, layer);
  }
  assert.deepEqual(complaints, Array(4).fill(NO_LIST));
});

test("the texts are the ones that are documented", () => {
  assert.equal(NO_NAME, "Data layer: an event needs a name");
  assert.equal(NO_LIST, "Data layer: window.dataLayer is not an array");
});
