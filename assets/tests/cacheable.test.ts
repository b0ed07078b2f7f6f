import assert from "node:assert/strict";
import { test } from "node:test";

import { kindOf, mayKeep, type Place } from "../src/worker/cacheable";

const ORIGIN = "https://www.portolan.example";
const PLACE: Place = { origin: ORIGIN, never: ["/api", "/login", "/users/"] };
const PUBLIC = "public, max-age=0, s-maxage=600";
const FILE = "/static/boot.0123456789ab.js";

interface RequestParts {
  method?: string;
  headers?: Record<string, string>;
  mode?: string;
  destination?: string;
}

/** A request as a browser makes it: Node's own cannot be a navigation. */
function kind(
  path: string,
  { method = "GET", headers = {}, mode = "cors", ...more }: RequestParts = {},
) {
  const request = { url: new URL(path, ORIGIN).href, method, mode, destination: "", ...more };
  return kindOf({ ...request, headers: new Headers(headers) } as unknown as Request, PLACE);
}

function may(
  what: "file" | "document" | "data",
  path: string,
  { caching = PUBLIC, status = 200, type = "basic", redirected = false } = {},
): boolean {
  const headers = new Headers({ "Cache-Control": caching });
  const answer = { status, type, redirected, headers } as unknown as Response;
  return mayKeep(what, ORIGIN + path, answer, PLACE);
}

test("files are known by the hash in their name", () => {
  assert.equal(kind(FILE), "file");
  for (const path of ["/static/boot.js", "/static/boot.0123.js", `/assets${FILE}`, "/icon.svg"]) {
    assert.equal(kind(path), undefined, path);
  }
});

test("pages are what a browser navigates to, and not what it frames", () => {
  assert.equal(kind("/blog", { mode: "navigate", destination: "document" }), "document");
  assert.equal(kind("/blog", { mode: "navigate", destination: "iframe" }), undefined);
  assert.equal(kind("/blog"), undefined);
});

test("the data of pages, and never that of the build", () => {
  assert.equal(kind("/page-data/index/page-data.json"), "data");
  assert.equal(kind("/page-data/blog/a/page-data-rsc.json?page=2"), "data");
  for (const path of [
    "/page-data/app-data.json",
    "/page-data/sq/d/0123.json",
    "/slice-data/a.json",
  ])
    assert.equal(kind(path), undefined, path);
});

test("posts, ranges and other origins pass by", () => {
  assert.equal(kind(FILE, { method: "POST" }), undefined);
  assert.equal(kind(FILE, { method: "HEAD" }), undefined);
  assert.equal(kind(FILE, { headers: { Range: "bytes=0-9" } }), undefined);
  assert.equal(kind(`https://other.example${FILE}`), undefined);
});

test("only a success that is everybody's is kept", () => {
  assert.ok(may("document", "/blog"));
  assert.ok(may("file", FILE, { caching: "public, max-age=31536000, immutable" }));
  assert.ok(!may("document", "/blog", { status: 404 }));
  assert.ok(!may("document", "/blog", { status: 206 }));
  assert.ok(!may("document", "/blog", { redirected: true }));
  assert.ok(!may("document", "/blog", { type: "opaqueredirect", status: 0 }));
  for (const caching of ["", "no-store", "no-cache", "private", "public, no-cache"])
    assert.ok(!may("document", "/blog", { caching }), caching);
});

test("what is nobody's to keep is known in every spelling, and by its data too", () => {
  for (const path of ["/login", "/LOGIN", "/%6cogin", "/users/7", "/api/places", "/apiary"])
    assert.ok(!may("document", path), path);
  assert.ok(!may("data", "/page-data/users/7/page-data.json"));
  assert.ok(may("document", "/blog/login"));
  assert.ok(may("document", "/%E0%A4%A"));
});
