import { complaints, find, islandHtml, settled, show } from "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { act } from "react";

import { FAULT, type Fault } from "../src/errors";
import { clearIslands, settleIslands, start as startLoader } from "../src/islands/loader";

const SEARCH =
  '<form class="find" role="search" aria-label="Search the site" action="/search">' +
  '<label class="vh" for="s">Search the site</label>' +
  '<input class="inp" type="search" id="s" name="q" value="" placeholder="Search" ' +
  'autocomplete="off" maxlength="200"><button class="btn" type="submit">Search</button>' +
  '<p class="vh" role="status"></p></form>';
const PROPS = {
  id: "s",
  label: "Search the site",
  action: "/search",
  endpoint: "/search/suggest",
  value: "",
};

let watched: Set<Element>;
let seen: (...elements: Element[]) => void;

/** Stands in for the browser's: the test says what comes into view. */
globalThis.IntersectionObserver = class {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    watched = new Set();
    seen = (...elements) => {
      callback(elements.map((target) => ({ isIntersecting: true, target })));
    };
  }
  observe(element: Element) {
    watched.add(element);
  }
  unobserve(element: Element) {
    watched.delete(element);
  }
  disconnect() {
    watched.clear();
  }
} as unknown as typeof IntersectionObserver;

let end = () => {};
const start = () => {
  end = startLoader();
};

const isAwake = () => find("[data-island]").hasAttribute("data-hydrated");

/** Do something, and give chunks and React time to follow, as long as it takes until `isDone`. */
async function after(act_: () => void, isDone = () => true): Promise<void> {
  await act(async () => {
    act_();
    await settled(50);
  });
  // React works off its queue where `act` ends: never wait inside for what it is to do.
  for (let turn = 0; !isDone(); turn += 1) {
    assert.ok(turn < 200, "what was waited for never came");
    await act(() => settled(50));
  }
}

beforeEach(() => {
  complaints.length = 0;
});
afterEach(() => {
  act(end);
});

test("an island wakes when it comes near, and only then", async () => {
  show(islandHtml("SearchBox", SEARCH, PROPS));
  await after(start);
  assert.ok(!isAwake());
  await after(() => {
    seen(find("[data-island]"));
  }, isAwake);
  assert.deepEqual(complaints, []);
});

test("an island that waits for a touch is not watched", async () => {
  show(islandHtml("SearchBox", SEARCH, PROPS, "touch"));
  await after(start);
  assert.equal(watched.size, 0);
  await after(() => {
    find("#s").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  }, isAwake);
});

test("focus wakes, also focus that came before the script", async () => {
  show(islandHtml("SearchBox", SEARCH, PROPS, "touch"));
  find("#s").focus();
  await after(start, isAwake);
  // Not `equal`: it would print two whole documents to show a difference.
  assert.ok(document.activeElement === find("#s"));
});

test("the islands of a new main are looked after, those of the old one are given up", async () => {
  show("<main></main>");
  await after(start);
  const main = find("main");
  for (let turn = 0; turn < 3; turn += 1) {
    main.innerHTML = islandHtml("SearchBox", SEARCH, PROPS);
    settleIslands(main);
    assert.deepEqual([...watched], [find("[data-island]")]);
    await after(() => {
      seen(find("[data-island]"));
    }, isAwake);
    act(() => {
      clearIslands(main);
    });
    assert.ok(!isAwake());
  }
  assert.deepEqual(complaints, []);
});

test("an island that is given up while it wakes stays asleep", async () => {
  show(islandHtml("SearchBox", SEARCH, PROPS));
  await after(start);
  await after(() => {
    seen(find("[data-island]"));
    clearIslands(document);
  });
  assert.ok(!isAwake());
});

test("an island that cannot be had leaves the server's HTML and a fault", async () => {
  const faults: Fault[] = [];
  const listen = (event: Event) => faults.push((event as CustomEvent<Fault>).detail);
  window.addEventListener(FAULT, listen);
  show(islandHtml("Nowhere", SEARCH, PROPS));
  await after(start);
  await after(
    () => {
      seen(find("[data-island]"));
    },
    () => faults.length > 0,
  );
  window.removeEventListener(FAULT, listen);
  assert.deepEqual(
    faults.map(({ where }) => where),
    ["Nowhere"],
  );
  assert.equal(find("[data-island]").innerHTML, SEARCH);
});
