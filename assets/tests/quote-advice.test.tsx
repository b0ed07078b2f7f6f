import { aborted, answers, asked, click, next, rest, showForm, steps } from "./quote-page";

import assert from "node:assert/strict";
import { test } from "node:test";

import { act } from "react";

import type { AdviceView, QuoteFormProps } from "../src/generated/quote";
import { find, settled, type } from "./dom";
import { BAD_RESPONSE, field, quote, remark } from "./quote";

/** With both ends and a mode, so that there is something to ask. */
function route(advice: AdviceView[] = []): QuoteFormProps {
  const view = quote("air", { advice });
  view.groups[0]!.fields[0] = field("origin", { kind: "place", value: "Shanghai" });
  view.groups[0]!.fields[1] = field("destination", { kind: "place", value: "Rotterdam" });
  return view;
}

/** The server's word on what was asked last. */
async function answer(leftOut: QuoteFormProps["left_out"]): Promise<void> {
  await act(async () => {
    answers.at(-1)!([], leftOut);
    await settled();
  });
}

test("advice that came with the page is not asked for again", async () => {
  await showForm(route([remark("origin", "25 days")]));
  await rest();
  assert.deepEqual(asked, []);
  assert.equal(find(".advice").textContent, "25 days");
});

test("a changed answer asks anew, and a late answer is dropped", async () => {
  await showForm(route([remark("origin", "25 days")]));
  await click("[value=ocean-lcl]");
  await rest();
  assert.equal(asked[0]!.pathname, "/page-data/get-started/page-data.json");
  assert.equal(asked[0]!.search, "?origin=Shanghai&destination=Rotterdam&mode=ocean-lcl");
  await click("[value=air]");
  await rest();
  assert.equal(aborted.length, 1);
  await act(async () => {
    answers[1]!([remark("mode", "2 days")]);
    await settled();
  });
  assert.equal(find(".advice").textContent, "2 days");
  assert.match(find(".acts [role=status]").textContent, /2 days/);
});

test("without an answer nothing is said any more", async () => {
  await showForm(route([remark("origin", "25 days")]));
  await type("#quote-origin", "");
  assert.equal(document.querySelector(".advice"), null);
  await rest();
  assert.deepEqual(asked, []);
});

test("people are not asked about on the way", async () => {
  await showForm(route());
  await type("#quote-email", "ada@example.com");
  await rest();
  assert.equal(asked.length, 1);
  assert.doesNotMatch(asked[0]!.search, /ada/);
});

test("places are suggested, and one that is picked asks for advice", async () => {
  const { fetch } = globalThis;
  await showForm(route([remark("origin", "25 days")]));
  const place = { code: "CNNGB", name: "Ningbo", type: "oceanport", country_name: "China" };
  globalThis.fetch = () =>
    Promise.resolve(new Response(JSON.stringify({ places: [{ ...place, slug: "ningbo" }] })));
  await type("#quote-origin", "ning");
  await act(async () => {
    await settled(200);
  });
  globalThis.fetch = fetch;
  assert.equal(find("[role=option]").textContent, "Ningbo (CNNGB)China · Port");
  await click("[role=option]");
  assert.equal(find<HTMLInputElement>("#quote-origin").value, "Ningbo (CNNGB)");
  await rest();
  assert.equal(asked.at(-1)?.searchParams.get("origin"), "Ningbo (CNNGB)");
});

test("what only the server can tell of two places is heard before anything is sent", async () => {
  await showForm(route());
  await type("#quote-destination", "CNSHA");
  await rest();
  await act(async () => {
    answers.at(-1)!([], { destination: BAD_RESPONSE });
    await settled();
  });
  await next();
  assert.deepEqual(steps(), ["1"]);
  assert.equal(find("#quote-destination-error").textContent, BAD_RESPONSE);
  await type("#quote-destination", "Rotterdam");
  await next();
  await answer({});
  assert.deepEqual(steps(), ["2"]);
});

test("who goes on at once waits for the word on a door, and a second press asks nothing more", async () => {
  await showForm(route([remark("origin", "25 days")]));
  await type("#quote-delivery_address", "Hamburg (DEHAM)");
  await next();
  assert.equal(find(".btn").ariaDisabled, "true");
  await next();
  assert.deepEqual(steps(), ["1"]);
  assert.equal(asked.length, 1);
  assert.equal(asked[0]!.searchParams.get("delivery_address"), "Hamburg (DEHAM)");
  await answer({ delivery_address: BAD_RESPONSE });
  assert.deepEqual(steps(), ["1"]);
  assert.equal(find("#quote-delivery_address-error").textContent, BAD_RESPONSE);
  assert.equal(find(".btn").ariaDisabled, null);
});

test("what the page finds wrong itself is said without the server's word", async () => {
  await showForm(route([remark("origin", "25 days")]));
  await type("#quote-origin", "");
  await type("#quote-delivery_address", "Hamburg (DEHAM)");
  await next();
  assert.equal(find("#quote-origin-error").textContent, "Required");
  assert.deepEqual(asked, []);
});

test("an address with a figure is more than a name: it is told to nobody on the way", async () => {
  await showForm(route([remark("origin", "25 days")]));
  await type("#quote-delivery_address", "Kehrwieder 8, 20457 Hamburg");
  await rest();
  await next();
  assert.deepEqual(asked, []);
  assert.deepEqual(steps(), ["2"]);
});

test("where no word comes, one goes on after a second", async () => {
  await showForm(route([remark("origin", "25 days")]));
  await type("#quote-delivery_address", "Hamburg (DEHAM)");
  await next();
  assert.deepEqual(steps(), ["1"]);
  await act(async () => {
    await settled(1050);
  });
  assert.deepEqual(steps(), ["2"]);
});

test("a link behind the last field is out of the way on: it stands behind the button", async () => {
  const link = { href: "/route-search/a/b", label: "Full route", rel: null };
  const days = { ...remark("delivery_address", "A to B. May change."), brief: "A to B.", link };
  await showForm(route([{ ...days, figure: "25" }]));
  assert.equal(find(".advice a, .btn, .more").className, "btn");
  assert.equal(find(".acts .more").textContent, "Full route");
  await next();
  assert.equal(document.querySelector(".acts .more"), null);
  // The route and its days go along, above the fields.
  const along = find(".fset:not([hidden]) .rows > .reckoned");
  assert.equal(along.textContent, "25A to B.");
  assert.equal(along.nextElementSibling?.className, "fld");
  assert.equal(along.querySelector("a"), null);
});
