/** The quote form on a page, and what its visitors do. Import it first: it brings the document. */

import { complaints, find, islandHtml, settled, show, type } from "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach } from "node:test";

import { act } from "react";
import { renderToString } from "react-dom/server";

import { mountIsland } from "../src/islands/mount";
import QuoteForm from "../src/islands/QuoteForm";
import type { AdviceView, QuoteFormProps } from "../src/generated/quote";
import { quote } from "./quote";

/** What was asked for on the way, and how to answer it. */
export const asked: URL[] = [];
export const aborted: URL[] = [];
export const answers: ((advice: AdviceView[], leftOut?: QuoteFormProps["left_out"]) => void)[] = [];
export const posted: FormData[] = [];

/** The page as data is answered by hand; posts are refused. */
globalThis.fetch = (address, init = {}) => {
  if (init.method === "POST") {
    posted.push(init.body as FormData);
    const errors = { email: "Please enter an email address", origin: "Required" };
    const summary = { title: "2 answers", errors: [{ id: "quote-origin", message: "origin: …" }] };
    return Promise.resolve(new Response(JSON.stringify({ errors, summary }), { status: 422 }));
  }
  if (address === "/form-token") return Promise.reject(new TypeError("Failed to fetch"));
  const url = new URL(address as string, "http://localhost");
  asked.push(url);
  return new Promise((resolve, reject) => {
    init.signal?.addEventListener("abort", () => {
      aborted.push(url);
      reject(new DOMException("aborted", "AbortError"));
    });
    answers.push((advice, leftOut = {}) => {
      const islands = [{ name: "QuoteForm", props: { advice, left_out: leftOut } }];
      resolve(new Response(JSON.stringify({ buildHash: "", islands })));
    });
  });
};

let leave = () => {};

export async function showForm(view: QuoteFormProps, before: () => void = () => {}): Promise<void> {
  show(islandHtml("QuoteForm", renderToString(<QuoteForm props={view} />), view));
  before();
  await act(async () => {
    leave = mountIsland(find("[data-island]"), "QuoteForm", QuoteForm);
    await settled();
  });
}

export async function click(selector: string): Promise<void> {
  await act(async () => {
    find(selector).click();
    await settled();
  });
}

export async function next(): Promise<void> {
  await click("form .btn");
}

export async function toTheLastStep(): Promise<void> {
  await showForm(quote("air"));
  await type("#quote-origin", "Shanghai");
  await next();
  await type("#quote-volume_cbm", "3");
  await next();
}

/** Leave the form alone until it asks. */
export async function rest(): Promise<void> {
  await act(async () => {
    await settled(450);
  });
}

export function isVisible(id: string): boolean {
  return find(`#quote-${id}`).closest(".fld[hidden]") === null;
}

/** The steps that can be seen. */
export function steps(): string[] {
  return [1, 2, 3].map(String).filter((step) => !find(`#step-${step}`).hidden);
}

export function legend(step: number): HTMLElement {
  return find(`#step-${step} > legend`);
}

beforeEach(() => {
  complaints.length = asked.length = aborted.length = answers.length = posted.length = 0;
  history.replaceState(null, "");
  document.title = "Get a quote";
});

afterEach(async () => {
  await act(async () => {
    leave();
    await settled();
  });
  assert.deepEqual(complaints, []);
});
