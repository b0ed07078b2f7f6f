import { legend, next, posted, showForm, steps, toTheLastStep, click } from "./quote-page";

import assert from "node:assert/strict";
import { test } from "node:test";

import { renderToString } from "react-dom/server";

import QuoteForm from "../src/islands/QuoteForm";
import { find, type } from "./dom";
import { quote } from "./quote";

test("what is drawn first is the whole form, and then its first step", async () => {
  const html = renderToString(<QuoteForm props={quote()} />);
  assert.doesNotMatch(html, /<fieldset[^>]* hidden/);
  assert.match(html, />Ask for the quote</);
  await showForm(quote());
  assert.deepEqual(steps(), ["1"]);
  assert.equal(find("form .btn").textContent, "Next: Cargo");
});

test("a step is judged before the next one is shown", async () => {
  await showForm(quote());
  await next();
  assert.deepEqual(steps(), ["1"]);
  assert.equal(find("#quote-origin-error").textContent, "Required");
  assert.equal(find(".summary h2").textContent, "2 answers need another look");
  assert.equal(find(".summary a").textContent, "origin: Required");
  assert.equal(document.activeElement, find(".summary"));
  assert.equal(document.title, "Error: Get a quote");
  await click(".summary a");
  assert.equal(document.activeElement, find("#quote-origin"));

  await type("#quote-origin", "Shanghai");
  await click("[value=air]");
  await next();
  assert.deepEqual(steps(), ["2"]);
  assert.equal(document.querySelector(".summary"), null);
  assert.equal(document.title, "Get a quote");
  assert.equal(document.activeElement, legend(2));
  assert.deepEqual(posted, []);
});

test("the last step sends the form, and a refusal opens the first step with an error", async () => {
  await toTheLastStep();
  assert.deepEqual(steps(), ["3"]);
  assert.equal(find("form .btn").textContent, "Ask for the quote");
  await type("#quote-email", "ada@example.com");
  await next();
  assert.equal(posted.length, 1);
  assert.deepEqual(steps(), ["1"]);
  assert.equal(document.activeElement, find(".summary"));
  await next();
  assert.deepEqual(steps(), ["2"]);
  assert.equal(find(".summary a").textContent, "email: Please enter an email address");
  await click(".summary a");
  assert.deepEqual(steps(), ["3"]);
  assert.equal(document.activeElement, find("#quote-email"));
});

test("what was fine and is wrong by now is not sent", async () => {
  await toTheLastStep();
  find<HTMLInputElement>("#quote-origin").value = "";
  await next();
  assert.deepEqual(posted, []);
  assert.deepEqual(steps(), ["1"]);
  assert.equal(document.activeElement, find(".summary"));
});

test("the last step is judged before it is sent, as the others are", async () => {
  await toTheLastStep();
  await next();
  assert.equal(find(".summary a").textContent, "email: Required");
  await type("#quote-email", "ada@example");
  await next();
  assert.equal(find("#quote-email-error").textContent, "Please enter a valid email address");
  assert.deepEqual(posted, []);
  assert.deepEqual(steps(), ["3"]);
});
