import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { whenParsed } from "../src/documentReady";

function reading(state: DocumentReadyState): void {
  Object.defineProperty(document, "readyState", { value: state, configurable: true });
}

test("a document that is there is not waited for", () => {
  let runs = 0;
  for (const state of ["interactive", "complete"] as const) {
    reading(state);
    whenParsed(() => (runs += 1));
  }
  assert.equal(runs, 2);
});

test("a document that is still being read is waited for, once", () => {
  let runs = 0;
  reading("loading");
  whenParsed(() => (runs += 1));
  assert.equal(runs, 0);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  document.dispatchEvent(new Event("DOMContentLoaded"));
  assert.equal(runs, 1);
});
