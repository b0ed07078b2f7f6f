import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { ngettext, pgettext, setCatalog, t } from "../src/i18n";

const CHINESE = {
  messages: {
    Search: "搜索",
    "search box\u0004Search": "搜一搜",
    "Page {{page}} of {{pages}}": "第 {{page}} 页，共 {{pages}} 页",
    "{{count}} suggestion": ["{{count}} 条建议"],
  },
  plural: () => 0,
};

afterEach(() => {
  setCatalog();
});

test("English is the key", () => {
  assert.equal(t("Search"), "Search");
});

test("a translation takes its place", () => {
  setCatalog(CHINESE);
  assert.equal(t("Search"), "搜索");
  assert.equal(t("Blog"), "Blog");
});

test("a context chooses among the meanings of a word", () => {
  assert.equal(pgettext("search box", "Search"), "Search");
  setCatalog(CHINESE);
  assert.equal(pgettext("search box", "Search"), "搜一搜");
  assert.equal(pgettext("menu", "Blog"), "Blog");
});

test("placeholders are filled, in whatever order a language has them", () => {
  setCatalog(CHINESE);
  assert.equal(t("Page {{page}} of {{pages}}", { pages: 3, page: 1 }), "第 1 页，共 3 页");
});

test("a placeholder that nobody fills stays visible", () => {
  assert.equal(t("Page {{page}}", { pages: 3 }), "Page {{page}}");
});

test("what is filled in is not filled again", () => {
  assert.equal(t("Search: {{query}}", { query: "{{query}} $&" }), "Search: {{query}} $&");
});

test("the count chooses the form, by the language's own rule", () => {
  const said = (count: number) => ngettext("{{count}} suggestion", "{{count}} suggestions", count);
  assert.deepEqual([0, 1, 2].map(said), ["0 suggestions", "1 suggestion", "2 suggestions"]);
  setCatalog(CHINESE);
  assert.deepEqual([0, 1, 2].map(said), ["0 条建议", "1 条建议", "2 条建议"]);
});
