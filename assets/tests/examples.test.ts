import { find, show } from "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { start } from "../src/runtime/examples";

const selected = (input: HTMLInputElement) =>
  input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);

test("a click selects the example in a small tool, and nothing that was typed", () => {
  const end = start();
  show('<form class="threes"><input value="bicycle"></form><input id="other" value="Lyon">');
  const input = find<HTMLInputElement>("form input");
  input.click();
  assert.equal(selected(input), "bicycle");

  input.value = "coffee";
  input.click();
  assert.equal(selected(input), "");

  const other = find<HTMLInputElement>("#other");
  other.click();
  assert.equal(selected(other), "");
  end();
});
