import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { isNavigable, pageOf } from "../src/runtime/links";
import { knowRules } from "../src/runtime/rules";
import { serve } from "./served";

const FACTS = { queries: { documents: "d", redirects: "r" } };
const RULES = [
  { fromPath: "/contact-us", toPath: "/company/contact", ignoreCase: true },
  { fromPath: "/Exact", toPath: "/exact", ignoreCase: false },
];

function goal(html: string): string | undefined {
  document.body.innerHTML = html;
  const url = pageOf(document.links[0] as HTMLAnchorElement);
  return url && url.pathname + url.search + url.hash;
}

test("until the rules are known every page is a document", async () => {
  history.replaceState(null, "", "/here?a=1");
  assert.equal(goal('<a href="/blog">'), undefined);
  document.head.innerHTML = `<script type="application/json" id="page-facts">${JSON.stringify(FACTS)}</script>`;
  serve((address) => ({
    status: 200,
    body: address.includes("/d.json") ? '"^(?:/login|/users(?:/.*)?)/?$"' : RULES,
  }));
  await knowRules();
  assert.equal(goal('<a href="/blog">'), "/blog");
});

test("which links are the navigation's", () => {
  for (const address of ["/blog", "/blog?a=1#b", "?b=2", "/404", "/here#b", "/v1.2/notes"]) {
    assert.ok(goal(`<a href="${address}">`), address);
  }
  for (const address of [
    "#b",
    "/here?a=1#b",
    "#",
    "https://other.example/",
    "//other.example/",
    "mailto:a@b.example",
    "/login",
    "/users/a/b",
    "/feed.xml",
    "/a/openapi.json",
    "/route-search",
    "/route-search?a",
  ]) {
    assert.equal(goal(`<a href="${address}">`), undefined, address);
  }
  assert.equal(goal('<a href="/blog" target="_blank">'), undefined);
  assert.equal(goal('<a href="/blog" download>'), undefined);
});

test("rules lead elsewhere, and query and hash go along", () => {
  assert.equal(goal('<a href="/contact-us?a=1#b">'), "/company/contact?a=1#b");
  assert.equal(goal('<a href="/Contact-US/">'), "/company/contact");
  assert.equal(goal('<a href="/exact">'), "/exact");
  assert.equal(goal('<a href="/Exact">'), "/exact");
  assert.equal(goal('<a href="/contact-us/more">'), "/contact-us/more");
});

test("the route search is entered as a document, and its faults are documents", () => {
  const search = new URL("/route-search/a/b", location.href);
  assert.ok(!isNavigable(search, "/route-search/a/b", "/blog"));
  assert.ok(isNavigable(search, "/route-search/a/b", "/route-search"));
  assert.ok(!isNavigable(search, "/404.html", "/route-search"));
  assert.ok(isNavigable(new URL("/blog", location.href), "/blog", "/route-search"));
});
