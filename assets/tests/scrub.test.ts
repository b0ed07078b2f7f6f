import { find, show } from "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

// The server is held to the same cases: tests/unit/core/test_scrubbing.py.
import cases from "../../tests/support/scrub_cases.json";
import { scrubMessage, scrubText, scrubUrl, typedTexts } from "../src/runtime/reports/scrub";

for (const { text, scrubbed } of cases) {
  test(`of ${text}`, () => {
    assert.equal(scrubText(text), scrubbed);
  });
}

test("an address loses its query, its fragment and its numbers, but for the files of the site", () => {
  assert.equal(scrubUrl("https://www.example/search?q=ada#lovelace"), "https://www.example/search");
  assert.equal(scrubUrl("/track/12345678?x"), "/track/[number]");
  const file = "https://www.example/static/boot.123456781234.js";
  assert.equal(scrubUrl(`${file}?x`), file);
});

test("a text loses the queries in it, and what was typed", () => {
  show(
    '<input value="Ada Lovelace"><input type="hidden" value="hidden"><input type="checkbox" ' +
      'value="checked"><textarea>Ada</textarea><input value="no">',
  );
  assert.deepEqual(typedTexts(), ["Ada Lovelace", "Ada"]);
  find("textarea").textContent = "王";
  assert.deepEqual(typedTexts(), ["Ada Lovelace", "王"]);
  find("textarea").textContent = "Ada";
  assert.equal(
    scrubMessage("no Ada Lovelace at https://x.example/a?b=c, Ada", typedTexts()),
    "no [typed] at https://x.example/a [typed]",
  );
});

test("each of several addresses loses its query, however long it is", () => {
  const long = `https://x.example/${"a/".repeat(5_000)}`;
  assert.equal(scrubMessage(`${long}?q=ada`, []), long);
  assert.equal(
    scrubMessage("at f (https://a.example/x?y#z),(app://b.example/x#y) why?", []),
    "at f (https://a.example/x),(app://b.example/x) why?",
  );
});

test("of what was typed the longest is looked for first, wherever its field stands", () => {
  show('<input value="Ada"><input value="Ada Lovelace">');
  assert.deepEqual(typedTexts(), ["Ada Lovelace", "Ada"]);
  assert.equal(scrubMessage("no Ada Lovelace", typedTexts()), "no [typed]");
});
