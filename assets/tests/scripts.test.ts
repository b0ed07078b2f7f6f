import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { PERMITTED, start, stop, want } from "../src/scripts";

const ALL = ["consent", "bot-check", "second-loader", "tag-manager"];

function fetched(): (string | undefined)[] {
  const found = document.head.querySelectorAll<HTMLScriptElement>("script[data-page-script]");
  return [...found].map((script) => script.dataset.pageScript);
}

test("consent at once, the rest when it is permitted, each once and in order", () => {
  window.pageScripts = Object.fromEntries(ALL.map((id) => [id, `https://vendor.example/${id}.js`]));
  const facts = { scripts: ["consent"], queries: {} };
  document.head.innerHTML = `<script type="application/json" id="page-facts">${JSON.stringify(facts)}</script>`;

  start();
  assert.deepEqual(fetched(), ["consent"]);

  want(ALL);
  assert.deepEqual(fetched(), ["consent"]);

  window.dispatchEvent(new Event(PERMITTED));
  assert.deepEqual(fetched(), ALL);

  want(ALL);
  window.dispatchEvent(new Event(PERMITTED));
  assert.deepEqual(fetched(), ALL);
  stop();
});

test("what is not configured is not fetched", () => {
  const before = fetched().length;
  window.pageScripts = {};
  want(["chat", "consent"]);
  assert.equal(fetched().length, before);
});
