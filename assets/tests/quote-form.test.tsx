import { complaints, find, islandHtml, show, settled } from "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { act } from "react";
import { renderToString } from "react-dom/server";

import type { ChoiceView, FieldView, FormView } from "../src/fields/views";
import { mount } from "../src/islands/mount";
import QuoteForm from "../src/islands/QuoteForm";

function line(value: string, selected = false): ChoiceView {
  return { value, label: value, selected, text: "" };
}

function field(name: string, more: Partial<FieldView> = {}): FieldView {
  return {
    kind: "text",
    id: `quote-${name}`,
    name,
    label: name,
    hint: null,
    value: "",
    checked: false,
    error: null,
    required: true,
    autocomplete: null,
    inputmode: null,
    maxlength: null,
    width: "full",
    choices: [],
    only_for: null,
    ...more,
  };
}

function quote(chosen = ""): FormView {
  const modes = ["ocean-fcl", "ocean-lcl", "air"].map((mode) => line(mode, mode === chosen));
  return {
    name: "quote",
    action: "/get-started",
    groups: [
      {
        legend: "Cargo",
        fields: [
          field("mode", { kind: "radio", choices: modes }),
          field("containers", {
            kind: "counts",
            choices: [line("20-standard"), line("40-standard")],
            only_for: { name: "mode", values: ["ocean-fcl"] },
          }),
          field("volume_cbm", { only_for: { name: "mode", values: ["ocean-lcl", "air"] } }),
          field("origin"),
        ],
      },
    ],
    submit: "Ask for the quote",
    summary: null,
    key: "",
    hidden: [],
    honeypot: field("fold_here"),
  };
}

async function showForm(view: FormView, before: () => void = () => {}): Promise<void> {
  show(islandHtml("QuoteForm", renderToString(<QuoteForm props={view} />), view));
  before();
  await act(async () => {
    mount(find("[data-island]"), "QuoteForm", QuoteForm);
    await settled();
  });
}

async function choose(mode: string): Promise<void> {
  await act(async () => {
    find(`[value=${mode}]`).click();
    await settled();
  });
}

function isShown(id: string): boolean {
  return find(`#quote-${id}`).closest("[hidden]") === null;
}

function shown(): string[] {
  return ["containers", "volume_cbm", "origin"].filter(isShown);
}

beforeEach(() => {
  complaints.length = 0;
});

afterEach(() => {
  assert.deepEqual(complaints, []);
});

test("the server shows every question, and so does the form until a mode is chosen", async () => {
  await showForm(quote());
  assert.deepEqual(shown(), ["containers", "volume_cbm", "origin"]);
});

test("a question that the mode makes pointless is hidden, with what was typed into it", async () => {
  await showForm(quote());
  await choose("ocean-fcl");
  assert.deepEqual(shown(), ["containers", "origin"]);
  find<HTMLInputElement>("#quote-containers").value = "2";
  await choose("air");
  assert.deepEqual(shown(), ["volume_cbm", "origin"]);
  await choose("ocean-fcl");
  assert.deepEqual(shown(), ["containers", "origin"]);
  assert.equal(find<HTMLInputElement>("#quote-containers").value, "2");
});

test("a mode that came with the page counts at once", async () => {
  await showForm(quote("ocean-lcl"));
  assert.deepEqual(shown(), ["volume_cbm", "origin"]);
});

test("a mode that was chosen before the form woke counts", async () => {
  await showForm(quote(), () => {
    find<HTMLInputElement>("[value=air]").checked = true;
  });
  assert.deepEqual(shown(), ["volume_cbm", "origin"]);
});
