import { pass, stopTheClock } from "./clock";
import { complaints, find, islandHtml, press, settled, show, type } from "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { act } from "react";
import { renderToString } from "react-dom/server";

import { mountIsland } from "../src/islands/mount";
import SearchBox from "../src/islands/SearchBox";

interface SuggestRequest {
  address: string;
  signal: AbortSignal;
  answer: (...titles: string[]) => Promise<void>;
}

/** Longer than the typing has to rest. */
const REST_MS = 200;
const PROPS = {
  id: "s",
  label: "Search the site",
  action: "/search",
  endpoint: "/search/suggest",
  value: "",
};

let asked: SuggestRequest[] = [];
let status = 200;

globalThis.fetch = (address, init) =>
  new Promise((resolve) => {
    const answer = (...titles: string[]) =>
      act(async () => {
        const suggestions = titles.map((title) => ({
          title,
          path: `#${title}`,
          label: "Glossary",
        }));
        resolve(new Response(JSON.stringify({ suggestions }), { status }));
        await settled();
      });
    asked.push({ address: address as string, signal: init!.signal!, answer });
  });

const options = () => [...document.querySelectorAll("[role=option]")];
const active = () => {
  const id = find("#s").getAttribute("aria-activedescendant");
  return id && document.getElementById(id)?.firstChild?.textContent;
};
const said = () => find("[role=status]").textContent;
const rest = () =>
  act(async () => {
    await pass(REST_MS);
    await settled();
  });

/** Show the box, with what was typed before its script came. */
async function open(typed = ""): Promise<void> {
  show(islandHtml("SearchBox", renderToString(<SearchBox props={PROPS} />), PROPS, "touch"));
  assert.equal(find("#s").getAttribute("role"), null, "no combobox before the script");
  find<HTMLInputElement>("#s").value = typed;
  await act(async () => {
    mountIsland(find("[data-island]"), "SearchBox", SearchBox);
    await settled();
  });
}

beforeEach(async () => {
  stopTheClock();
  asked = [];
  status = 200;
  complaints.length = 0;
  await open();
});

afterEach(() => {
  mock.timers.reset();
  assert.deepEqual(complaints, []);
});

async function suggest(...titles: string[]): Promise<void> {
  await type("#s", "dem");
  await rest();
  await asked.at(-1)?.answer(...titles);
}

test("hydrated, it is a combobox with a list that is closed", () => {
  assert.equal(find("#s").getAttribute("role"), "combobox");
  assert.equal(find("#s").getAttribute("aria-expanded"), "false");
  assert.ok(find(`#${find("#s").getAttribute("aria-controls") ?? ""}`).hidden);
});

test("it asks when the typing rests, and says what it found", async () => {
  await type("#s", "de");
  await type("#s", "dem ");
  await rest();
  assert.deepEqual(
    asked.map(({ address }) => address),
    ["/search/suggest?q=dem"],
  );
  await asked[0]?.answer("Demurrage", "Demand");
  assert.equal(find("#s").getAttribute("aria-expanded"), "true");
  assert.equal(options().length, 3);
  assert.equal(said(), "3 suggestions");
});

test("a late answer is dropped", async () => {
  await type("#s", "de");
  await rest();
  await type("#s", "dem");
  await rest();
  assert.ok(asked[0]!.signal.aborted);
  await asked[1]?.answer("Demurrage");
  await asked[0]?.answer("Dead weight");
  assert.deepEqual(
    options().map((option) => option.firstChild?.textContent),
    ["Demurrage", "All results for “dem”"],
  );
});

test("one letter is not worth asking, one Chinese character is", async () => {
  await type("#s", "d");
  await rest();
  assert.equal(asked.length, 0);
  await type("#s", "港");
  await rest();
  assert.equal(asked.length, 1);
});

test("nothing found is said", async () => {
  await suggest();
  assert.equal(said(), "No results found");
  assert.equal(find("#s").getAttribute("aria-expanded"), "false");
});

test("an answer that was refused is not taken for nothing found", async () => {
  status = 429;
  await suggest();
  assert.equal(said(), "");
  assert.equal(find("#s").getAttribute("aria-expanded"), "false");
});

test("the arrows go round through the typed text", async () => {
  await suggest("one", "two");
  const seen = [];
  const keys = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"];
  for (const key of keys) {
    assert.ok((await press("#s", key)).defaultPrevented);
    seen.push(active());
  }
  const all = "All results for “dem”";
  assert.deepEqual(seen, ["one", "two", all, null, all, "two"]);
  assert.equal(options()[1]?.getAttribute("aria-selected"), "true");
  assert.equal(options()[2]?.getAttribute("href"), "/search?q=dem");
});

test("Enter opens the active suggestion, and without one sends the form", async () => {
  await suggest("one", "two");
  assert.ok(!(await press("#s", "Enter")).defaultPrevented);
  await press("#s", "ArrowDown");
  assert.ok((await press("#s", "Enter")).defaultPrevented);
  assert.equal(window.location.hash, "#one");
  assert.equal(find("#s").getAttribute("aria-expanded"), "false");
});

test("Escape closes the list and never takes the text", async () => {
  await suggest("one");
  await press("#s", "Escape");
  assert.equal(find("#s").getAttribute("aria-expanded"), "false");
  assert.equal(find<HTMLInputElement>("#s").value, "dem");
  assert.ok((await press("#s", "Escape")).defaultPrevented);
  assert.equal(find<HTMLInputElement>("#s").value, "dem");
});

test("the arrows open what Escape has closed", async () => {
  await suggest("one");
  await press("#s", "Escape");
  await press("#s", "ArrowDown");
  assert.equal(find("#s").getAttribute("aria-expanded"), "true");
  assert.equal(active(), "one");
});

test("leaving the box closes it, moving into the list does not", async () => {
  find("#s").focus();
  await suggest("one");
  act(() => {
    find("[role=option]").focus();
  });
  assert.equal(find("#s").getAttribute("aria-expanded"), "true");
  act(() => {
    find("[role=option]").blur();
  });
  assert.equal(find("#s").getAttribute("aria-expanded"), "false");
});

test("what was typed before the script came opens no list in a box that was left", async () => {
  await open("dem");
  await rest();
  await asked.at(-1)?.answer("one");
  assert.equal(find("#s").getAttribute("aria-expanded"), "false");
  assert.equal(said(), "");
  await press("#s", "ArrowDown");
  await rest();
  assert.equal(asked.length, 2, "what was dropped is asked for again");
});
