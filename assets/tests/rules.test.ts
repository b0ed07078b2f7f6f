import { show } from "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { isDocument, knowRules, redirected } from "../src/runtime/rules";
import { serve } from "./served";

const FACTS = JSON.stringify({ queries: { documents: "d", redirects: "r" } });
const RULES = [{ fromPath: "/contact-us", toPath: "/company/contact", ignoreCase: true }];
const WRONG = [
  { status: 429, body: { error: {} } },
  { status: 429, body: "[]" },
  { status: 200, body: { error: {} } },
];
const url = (path: string) => new URL(path, "http://localhost:8000");

test("rules of no use leave each page a document, and are asked for again", async () => {
  show(`<script type="application/json" id="page-facts">${FACTS}</script>`);
  for (const answer of WRONG) {
    serve(() => answer);
    await knowRules();
    assert.ok(isDocument("/blog"));
    assert.equal(redirected(url("/Contact-Us?a=1")).pathname, "/Contact-Us");
  }
  serve((address) => ({ status: 200, body: address.includes("/d.") ? '"^/route-search"' : RULES }));
  await knowRules();
  assert.ok(!isDocument("/blog"));
  assert.equal(
    redirected(url("/Contact-Us?a=1")).href,
    "http://localhost:8000/company/contact?a=1",
  );
});
