import { find, settled, show } from "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { start } from "../src/runtime/prefetch";
import { tellRoute } from "../src/runtime/route";
import { pass, stopTheClock } from "./clock";
import { type Call, serve } from "./served";

type Told = { isIntersecting: boolean; target: Element }[];

let tell: (told: Told) => void;
let watched = new Set<Element>();

/** Stands in for the browser's: the test says what is in view. */
globalThis.IntersectionObserver = class {
  constructor(callback: (told: Told) => void) {
    tell = callback;
  }
  observe(link: Element) {
    watched.add(link);
  }
  disconnect() {
    watched.clear();
  }
} as unknown as typeof IntersectionObserver;

const FACTS = { queries: { documents: "d", redirects: "r" } };
const connection: { saveData?: boolean; effectiveType?: string } = {};
Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
Object.defineProperty(navigator, "userAgent", { value: "Mozilla/5.0", configurable: true });

let calls: Call[];
let round = 0;
let end = () => {};
const down = new Set<string>();
const paths = () =>
  calls
    .map(({ address }) => address)
    .filter((address) => !address.includes("/sq/d/"))
    .map((address) => address.replace(/^\/page-data\/t\d+|\/page-data\.json$/g, ""));

/** Links of this test alone, since what is loaded once stays. */
const links = (...names: string[]) =>
  names.map((name) => `<a href="/t${round}/${name}">${name}</a>`).join("");
const see = (...names: string[]) => {
  change(true, names);
};
const change = (isIntersecting: boolean, names: string[]) => {
  tell(names.map((name) => ({ isIntersecting, target: find(`a[href$="/${name}"]`) })));
};

beforeEach(() => {
  round += 1;
  watched = new Set();
  down.clear();
  delete connection.saveData;
  delete connection.effectiveType;
  document.head.innerHTML = `<script type="application/json" id="page-facts">${JSON.stringify(FACTS)}</script>`;
  history.replaceState({ key: `k${round}` }, "", `/t${round}/here`);
  calls = serve((address) => {
    if (address.includes("/sq/d/d")) return { status: 200, body: '"^/documents"' };
    if (address.includes("/sq/d/r")) return { status: 200, body: [] };
    return down.has(address) ? { status: 503 } : { status: 200, body: { path: "/" } };
  });
});
afterEach(() => {
  end();
  mock.timers.reset();
});

async function open(html: string): Promise<void> {
  show(html);
  tellRoute("push");
  end = start();
  await settled();
  stopTheClock();
}

test("nothing for three seconds, then four, and four, and one", async () => {
  const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  await open(links(...names));
  assert.equal(watched.size, 9);
  see(...names);
  await pass(2999);
  assert.deepEqual(paths(), []);
  await pass(1);
  assert.deepEqual(paths(), ["/a", "/b", "/c", "/d"]);
  await pass(2999);
  assert.equal(paths().length, 4);
  await pass(1);
  assert.deepEqual(paths().slice(4), ["/e", "/f", "/g", "/h"]);
  await pass(3000);
  assert.deepEqual(paths().slice(8), ["/i"]);
  await pass(30_000);
  assert.equal(paths().length, 9);
  assert.ok(calls.filter(({ init }) => init?.priority === "low").length >= 9);
});

test("who leaves the view leaves the queue, and who comes again waits again", async () => {
  await open(links("a", "b"));
  see("a", "b");
  await pass(1000);
  change(false, ["a"]);
  await pass(2000);
  assert.deepEqual(paths(), ["/b"]);
  see("a");
  await pass(2999);
  assert.deepEqual(paths(), ["/b"]);
  await pass(1);
  assert.deepEqual(paths(), ["/b", "/a"]);
});

test("one that fails does not stop the others", async () => {
  await open(links("a", "b", "c", "d", "e"));
  down.add(`/page-data/t${round}/a/page-data.json`);
  see("a", "b", "c", "d", "e");
  await pass(3000);
  await pass(3000);
  assert.deepEqual([...new Set(paths())], ["/a", "/b", "/c", "/d", "/e"]);
});

test("what is here, is no page or is this page is not fetched", async () => {
  await open(
    `${links("a", "a", "here")}<a href="/documents/b"></a><a href="/c.pdf"></a>` +
      `<a href="https://d.example/"></a><a href="/e" target="_blank"></a><a href="#f"></a>`,
  );
  tell([...document.links].map((target) => ({ isIntersecting: true, target })));
  await pass(3000);
  assert.deepEqual(paths(), ["/a"]);
  see("a");
  await pass(3000);
  assert.deepEqual(paths(), ["/a"]);
});

test("not for those who pay for it, but under the pointer and the focus", async () => {
  const cases = [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }];
  for (const [at, given] of cases.entries()) {
    Object.assign(connection, given);
    history.replaceState({ key: `${round}-${at}` }, "");
    await open(links(`x${at}`, `y${at}`));
    assert.equal(watched.size, 0);
    find(`a[href$="/x${at}"]`).dispatchEvent(new Event("pointerover", { bubbles: true }));
    find(`a[href$="/y${at}"]`).dispatchEvent(new Event("focusin", { bubbles: true }));
    await pass(0);
    assert.deepEqual(paths().slice(-2), [`/x${at}`, `/y${at}`]);
    end();
    mock.timers.reset();
    delete connection.saveData;
    delete connection.effectiveType;
  }
});

test("another page has links of its own", async () => {
  await open(links("a"));
  see("a");
  await pass(2000);
  show(links("b"));
  history.pushState({ key: `${round}-next` }, "", `/t${round}/next`);
  tellRoute("push");
  assert.deepEqual([...watched], [find("a")]);
  see("b");
  await pass(2999);
  assert.deepEqual(paths(), []);
  await pass(1);
  assert.deepEqual(paths(), ["/b"]);
});
