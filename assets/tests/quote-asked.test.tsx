import { click, isVisible, showForm } from "./quote-page";

import assert from "node:assert/strict";
import { test } from "node:test";

import { act } from "react";

import { find, settled } from "./dom";
import { quote } from "./quote";

function shown(): string[] {
  return ["containers", "volume_cbm", "class"].filter(isVisible);
}

test("a question that the mode makes pointless is hidden, with what was typed into it", async () => {
  await showForm(quote());
  assert.deepEqual(shown(), ["containers", "volume_cbm"]);
  await click("[value=ocean-fcl]");
  assert.deepEqual(shown(), ["containers"]);
  find<HTMLInputElement>("#quote-containers").value = "2";
  await click("[value=air]");
  assert.deepEqual(shown(), ["volume_cbm"]);
  await click("[value=ocean-fcl]");
  assert.equal(find<HTMLInputElement>("#quote-containers").value, "2");
});

test("a mode that came with the page, or was chosen before the form woke, counts", async () => {
  await showForm(quote("ocean-lcl"));
  assert.deepEqual(shown(), ["volume_cbm"]);
  await showForm(quote(), () => {
    find<HTMLInputElement>("[value=ocean-fcl]").checked = true;
  });
  assert.deepEqual(shown(), ["containers"]);
});

test("any of several ticked boxes asks the question, and none of them hides it", async () => {
  await showForm(quote("air"));
  assert.equal(isVisible("class"), false);
  await click("[value=magnets]");
  assert.equal(isVisible("class"), false);
  await click("[value=acids]");
  assert.equal(isVisible("class"), true);
  await click("[value=acids]");
  assert.equal(isVisible("class"), false);
});

test("what has to be answered depends on what is asked", async () => {
  await showForm(quote());
  const isRequired = () => find("#quote-volume_cbm").getAttribute("aria-required");
  assert.equal(isRequired(), null);
  await click("[value=air]");
  assert.equal(isRequired(), "true");
  await click("[value=ocean-fcl]");
  assert.equal(isRequired(), null);
  assert.equal(find("#quote-origin").getAttribute("aria-required"), "true");
});

test("what two answers decide is hidden before the first, and by either", async () => {
  await showForm(quote("air"));
  const choose = (term: string) =>
    act(async () => {
      const list = find<HTMLSelectElement>("#quote-term");
      list.value = term;
      list.dispatchEvent(new Event("change", { bubbles: true }));
      await settled();
    });
  assert.equal(isVisible("door"), false);
  await choose("exw");
  assert.equal(isVisible("door"), true);
  assert.equal(find("#quote-door").getAttribute("aria-required"), "true");
  await click("[value=magnets]");
  assert.equal(isVisible("door"), false);
  await click("[value=magnets]");
  await choose("");
  assert.equal(isVisible("door"), false);
});
