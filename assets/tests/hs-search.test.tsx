import { pass, stopTheClock } from "./clock";
import { complaints, find, islandHtml, press, settled, show, type } from "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { act } from "react";
import { renderToString } from "react-dom/server";

import HsSearch from "../src/islands/HsSearch";
import { mountIsland } from "../src/islands/mount";

/** Longer than the typing has to rest. */
const REST_MS = 200;
const PROPS = {
  id: "hs-q",
  action: "/data/hs-code",
  endpoint: "/api/hs?limit=8",
  value: "",
  error: "",
};
const PHONES = {
  code: "851713",
  dotted: "8517.13",
  text: "Smartphones",
  lang: "en-US",
  slug: "851713-smartphones",
};

let asked: string[] = [];
let answer: object = {};

globalThis.fetch = (address) => {
  asked.push(address as string);
  return Promise.resolve(new Response(JSON.stringify(answer)));
};

const first = () => find<HTMLAnchorElement>("[role=option]");
const rest = () =>
  act(async () => {
    await pass(REST_MS);
    await settled();
  });
const compose = (event: Event) => {
  act(() => {
    find("#hs-q").dispatchEvent(event);
  });
};

beforeEach(async () => {
  stopTheClock();
  asked = [];
  complaints.length = 0;
  show(islandHtml("HsSearch", renderToString(<HsSearch props={PROPS} />), PROPS, "touch"));
  assert.equal(find("#hs-q").getAttribute("role"), null, "no combobox before the script");
  await act(async () => {
    mountIsland(find("[data-island]"), "HsSearch", HsSearch);
    await settled();
  });
});

afterEach(() => {
  mock.timers.reset();
  assert.deepEqual(complaints, []);
});

async function suggest(codes: object[], suggestions: string[] = []): Promise<void> {
  answer = { codes, suggestions };
  await type("#hs-q", "85 17.13");
  await rest();
}

test("a code is suggested with its text, in the text's language, and leads to its page", async () => {
  await suggest([PHONES]);
  assert.deepEqual(asked, ["/api/hs?limit=8&q=85+17.13"]);
  assert.equal(first().getAttribute("href"), "/data/hs-code/851713-smartphones");
  assert.deepEqual(
    [...first().children].map(({ textContent }) => textContent),
    ["8517.13", "Smartphones"],
  );
  assert.equal(find("[role=option] [lang]").getAttribute("lang"), "en-US");
  assert.equal(find("[role=status]").textContent, "1 suggestion");
});

test("where no code is found, the words that were meant are searches", async () => {
  await suggest([], ["tea & milk"]);
  assert.equal(first().textContent, "Did you mean “tea & milk”?");
  assert.equal(first().getAttribute("href"), "/data/hs-code?q=tea+%26+milk");
});

test("what the server refuses suggests nothing and says so", async () => {
  answer = { error: { message: "Please enter a valid response", field: "q" } };
  await type("#hs-q", "!?");
  await rest();
  assert.equal(document.querySelector("[role=option]"), null);
  assert.equal(find("#hs-q").getAttribute("aria-expanded"), "false");
});

test("Enter sends the form unless a code is chosen", async () => {
  await suggest([PHONES]);
  assert.ok(!(await press("#hs-q", "Enter")).defaultPrevented);
  await press("#hs-q", "ArrowDown");
  assert.equal(find("#hs-q").getAttribute("aria-activedescendant"), first().id);
  let opened = 0;
  first().addEventListener("click", (event) => {
    event.preventDefault();
    opened += 1;
  });
  assert.ok((await press("#hs-q", "Enter")).defaultPrevented);
  assert.equal(opened, 1);
});

test("nothing is asked while a Chinese word is being composed", async () => {
  answer = { codes: [PHONES], suggestions: [] };
  find<HTMLInputElement>("#hs-q").value = "shou";
  compose(new window.InputEvent("input", { bubbles: true, isComposing: true }));
  await rest();
  assert.deepEqual(asked, []);
  find<HTMLInputElement>("#hs-q").value = "手机";
  compose(new window.CompositionEvent("compositionend", { bubbles: true }));
  await rest();
  assert.deepEqual(asked, [`/api/hs?limit=8&q=${encodeURIComponent("手机")}`]);
});
