import { click, legend, next, showForm, steps, toTheLastStep } from "./quote-page";

import assert from "node:assert/strict";
import { test } from "node:test";

import { act } from "react";

import { sendEventsTo } from "../src/runtime/analytics/analytics";
import { find, settled, type } from "./dom";
import { field, quote } from "./quote";

test("the browser's back button goes one step back, with everything still there", async () => {
  await toTheLastStep();
  for (const step of ["2", "1"]) {
    await act(async () => {
      history.back();
      await settled(30);
    });
    assert.deepEqual(steps(), [step]);
    assert.equal(document.activeElement, legend(Number(step)));
  }
  assert.equal(find<HTMLInputElement>("#quote-volume_cbm").value, "3");
  await act(async () => {
    history.forward();
    await settled(30);
  });
  assert.deepEqual(steps(), ["2"]);
});

test("each later step is told when it is reached, and what holds it up", async () => {
  const told: [string, object][] = [];
  sendEventsTo(({ type, properties }) => told.push([type, properties]));
  told.length = 0;
  await showForm(quote("air"));
  await next();
  await type("#quote-origin", "Shanghai");
  await next();
  await click(".step-back");
  assert.deepEqual(told, [
    ["form_refused", { form: "quote", errors: 1 }],
    ["form_started", { form: "quote" }],
    ["quote_step", { step: 2 }],
  ]);
});

test("the page's own back goes the same way", async () => {
  await toTheLastStep();
  const length = history.length;
  await click(".step-back");
  await act(async () => {
    await settled(30);
  });
  assert.deepEqual(steps(), ["2"]);
  assert.equal(history.length, length);
});

test("the legs lead to where one has been, and no further", async () => {
  await toTheLastStep();
  await click(".legs li:nth-child(1) a");
  assert.deepEqual(steps(), ["1"]);
  assert.equal(find(".legs [aria-current]").textContent, "Route");
  find<HTMLInputElement>("#quote-volume_cbm").value = "";
  await click(".legs li:nth-child(3) a");
  assert.deepEqual(steps(), ["2"]);
  assert.equal(find("#quote-volume_cbm-error").textContent, "Required");
});

test("before it is reached, a leg is no link", async () => {
  await showForm(quote());
  assert.deepEqual(
    [...document.querySelectorAll(".legs li > *")].map((leg) => leg.localName),
    ["a", "span", "span"],
  );
});

test("a page that was refused opens at the first step with an error", async () => {
  const refused = quote("air");
  refused.groups[1]!.fields[1] = field("volume_cbm", { error: "Required" });
  refused.summary = { title: "One", errors: [{ id: "quote-volume_cbm", message: "Volume" }] };
  await showForm(refused);
  assert.deepEqual(steps(), ["2"]);
});

test("a page that could not be kept opens at its end", async () => {
  await showForm(quote("air", { summary: { title: "Sorry", errors: [] } }));
  assert.deepEqual(steps(), ["3"]);
});

test("returning to the page returns to its step, as far as the answers go", async () => {
  history.replaceState({ quoteStep: 2 }, "");
  await showForm(quote("air"), () => {
    find<HTMLInputElement>("#quote-origin").value = "Shanghai";
  });
  assert.deepEqual(steps(), ["2"]);
});
