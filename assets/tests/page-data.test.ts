import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { PAGE_DATA_PAGES } from "../src/runtime/constants";
import { isLoaded, loadPage } from "../src/runtime/pageData";
import { type Serve, serve } from "./served";

const page = (path: string) => ({ status: 200, body: { path } });
const asked = (answer: Serve) => {
  const calls = serve(answer);
  return () => calls.map(({ address }) => address);
};

test("the fallbacks themselves have none", async () => {
  for (const status of [200, 404, 500]) {
    const calls = asked(() => ({ status, body: "" }));
    assert.deepEqual(await loadPage("/404.html"), {});
    assert.deepEqual(await loadPage("/500.html"), {});
    assert.equal(calls().length, 2);
  }
});

test("the address of a page's data", async () => {
  const calls = asked(() => page("/"));
  for (const path of ["/", "/index.html", "/a/b/", "/a?b=1&c=%20"]) await loadPage(path);
  assert.deepEqual(calls(), [
    "/page-data/index/page-data.json",
    "/page-data/index/page-data.json",
    "/page-data/a/b/page-data.json",
    "/page-data/a/page-data.json?b=1&c=%20",
  ]);
});

test("equal requests are one, and the answer is kept", async () => {
  const calls = asked(() => page("/equal"));
  const [one, other] = await Promise.all([loadPage("/equal"), loadPage("/equal")]);
  assert.equal(one, other);
  assert.equal(await loadPage("/equal"), one);
  assert.equal(calls().length, 1);
  assert.ok(isLoaded("/equal"));
  await loadPage("/equal?page=2");
  assert.equal(calls().length, 2);
});

test("of very many the oldest is asked for again", async () => {
  const calls = asked(() => page("/many"));
  for (let at = 0; at <= PAGE_DATA_PAGES; at += 1) await loadPage(`/many/${at}`);
  assert.ok(!isLoaded("/many/0"));
  assert.ok(isLoaded("/many/1"));
  await loadPage("/many/0");
  assert.equal(calls().length, PAGE_DATA_PAGES + 2);
});

test("three more tries, at once, and then nothing, which is not kept", async () => {
  for (const status of [0, 302, 403, 429, 502, 503]) {
    const calls = asked(() => ({ status }));
    assert.deepEqual(await loadPage(`/down/${status}`), {});
    assert.equal(calls().length, 4);
    assert.ok(!isLoaded(`/down/${status}`));
  }
});

test("a try that succeeds ends the tries", async () => {
  const statuses = [503, 0, 429, 200];
  const calls = asked(() => ({ status: statuses.shift() ?? 200, body: { path: "/up" } }));
  assert.equal((await loadPage("/up")).page?.path, "/up");
  assert.equal(calls().length, 4);
});

test("404, and 200 with anything else, is the page that says so", async () => {
  const answers = [
    { status: 404 },
    ...["<html>", "null", "[]", "{}"].map((body) => ({ status: 200, body })),
  ];
  for (const [at, answer] of answers.entries()) {
    asked((address) => (address.includes("404.html") ? page("/404.html") : answer));
    const { page: shown, isMissing, address } = await loadPage(`/nothing/${at}`);
    assert.deepEqual([shown?.path, isMissing, address], ["/404.html", true, undefined]);
  }
});

test("500 is the page that says so, which is not kept for this address", async () => {
  const calls = asked((address) =>
    address.includes("500.html") ? page("/500.html") : { status: 500 },
  );
  for (let turn = 0; turn < 2; turn += 1) {
    const { page: shown, isMissing } = await loadPage("/fault");
    assert.deepEqual([shown?.path, isMissing], ["/500.html", false]);
  }
  assert.deepEqual(calls(), [
    "/page-data/fault/page-data.json",
    "/page-data/500.html/page-data.json",
    "/page-data/fault/page-data.json",
  ]);
});

test("after a redirect the address is the other page's", async () => {
  const led = (url: string) => asked(() => ({ ...page("/x"), url: `https://a.example${url}` }));
  led("/page-data/blog/page-data.json?a=1");
  assert.equal((await loadPage("/weblog")).address, "/blog?a=1");
  led("/page-data/index/page-data.json?utm_source=b");
  assert.equal((await loadPage("/b")).address, "/?utm_source=b");
  led("/page-data/index/page-data.json");
  assert.equal((await loadPage("/c")).address, "/");
  led("/page-data/indexes/page-data.json");
  assert.equal((await loadPage("/d")).address, "/indexes");
});
