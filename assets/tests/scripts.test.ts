import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { consentOf, tellConsent } from "../src/runtime/consent/state";
import { ROUTE } from "../src/runtime/route";
import { fetchOnce, isConsentAlone, fetchScripts, start } from "../src/scripts";

const ALL = ["consent", "bot-check", "second-loader", "tag-manager"];

function fetched(): (string | undefined)[] {
  const found = document.head.querySelectorAll<HTMLScriptElement>("script[data-page-script]");
  return [...found].map((script) => script.dataset.pageScript);
}

function show(scripts: string[]): void {
  const facts = JSON.stringify({ scripts, queries: {}, services: {} });
  document.head.innerHTML = `<script type="application/json" id="page-facts">${facts}</script>`;
}

test("after the end no route and no consent fetches anything", () => {
  window.pageScripts = { consent: "/consent.js", "bot-check": "/bot-check.js" };
  show([]);
  start()();
  window.dispatchEvent(new CustomEvent(ROUTE, { detail: { facts: { scripts: ["consent"] } } }));
  fetchScripts(["bot-check"]);
  tellConsent(consentOf({ essential: true }));
  tellConsent(consentOf({}));
  assert.deepEqual(fetched(), []);
});

test("each script once, when what it is for is permitted and a page wants it", () => {
  window.pageScripts = Object.fromEntries(
    [...ALL, "chat"].map((id) => [id, `https://vendor.example/${id}.js`]),
  );
  show(["consent"]);
  const end = start();
  assert.deepEqual(fetched(), ["consent"]);
  assert.ok(isConsentAlone());

  window.dispatchEvent(new CustomEvent(ROUTE, { detail: { facts: { scripts: ALL } } }));
  assert.deepEqual(fetched(), ["consent"]);
  assert.ok(!isConsentAlone());

  tellConsent(consentOf({ essential: true }));
  assert.deepEqual(fetched(), ALL.slice(0, 2));

  // Wanted here, and still not fetched: no page's list may permit what is not known.
  fetchScripts([...ALL, "chat"]);
  tellConsent(consentOf({ essential: true, analytics: true }));
  assert.deepEqual(fetched(), ALL);

  fetchScripts(ALL);
  tellConsent(consentOf({ essential: true, advertising: true }));
  assert.deepEqual(fetched(), ALL);

  fetchOnce("chat");
  fetchOnce("chat");
  assert.deepEqual(fetched(), [...ALL, "chat"]);
  end();
});

test("what is not configured is not fetched", () => {
  const before = fetched().length;
  window.pageScripts = {};
  fetchScripts(["chat", "consent"]);
  assert.equal(fetched().length, before);
});
