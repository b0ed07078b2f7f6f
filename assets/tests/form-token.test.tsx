import { complaints, find, islandHtml, show, settled } from "./dom";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { act } from "react";
import { renderToString } from "react-dom/server";

import type { PostFormProps } from "../src/generated/forms";
import PostForm from "../src/islands/PostForm";
import { mountIsland } from "../src/islands/mount";
import { fieldOf } from "./fields";

const HOUR = 3_600_000;

let asked = 0;
let answer: () => Promise<Response>;
let posted: URLSearchParams[] = [];
/** Past whatever the module remembers of the test before. */
let now = Date.now();

globalThis.fetch = (address, init = {}) => {
  if (address === "/form-token") {
    asked += 1;
    return answer();
  }
  posted.push(init.body as URLSearchParams);
  return Promise.resolve(new Response(JSON.stringify({ message: "Later." }), { status: 503 }));
};

const FORM: PostFormProps = {
  name: "contact",
  action: "/company/contact",
  groups: [{ legend: "You", fields: [fieldOf("contact", "email"), fieldOf("contact", "message")] }],
  submit: "Send message",
  summary: null,
  key: "",
  hidden: [fieldOf("contact", "submission_key", { kind: "hidden" })],
  honeypot: fieldOf("contact", "fold_here"),
};

let clear: () => void = () => undefined;

async function showForm(before: () => void = () => undefined): Promise<void> {
  clear();
  const html = islandHtml("PostForm", renderToString(<PostForm props={FORM} />), FORM);
  show(`<input id="elsewhere">${html}`);
  before();
  await act(async () => {
    clear = mountIsland(find("[data-island]"), "PostForm", PostForm);
    await settled();
  });
}

async function touch(selector: string): Promise<void> {
  await act(async () => {
    find(selector).focus();
    await settled();
  });
}

async function submit(): Promise<URLSearchParams> {
  await act(async () => {
    find("button").click();
    await settled();
  });
  const last = posted.at(-1);
  assert.ok(last);
  return last;
}

const given = (token: unknown, status = 200) => {
  answer = () => Promise.resolve(new Response(JSON.stringify({ form_token: token }), { status }));
};

beforeEach(() => {
  asked = 0;
  posted = [];
  complaints.length = 0;
  now += 2 * HOUR;
  mock.method(Date, "now", () => now);
});

// Before there ever was a token.
for (const [what, fail] of Object.entries({
  "no network": () => (answer = () => Promise.reject(new TypeError("Failed to fetch"))),
  "too many tokens": () => {
    given(null, 429);
  },
  "a page instead of JSON": () => (answer = () => Promise.resolve(new Response("<!doctype html>"))),
  "an answer that never comes": () => (answer = () => new Promise(() => undefined)),
})) {
  test(`${what}: the form is sent without a token`, async () => {
    fail();
    await showForm();
    await touch("#contact-email");
    assert.equal(asked, 1);
    assert.equal((await submit()).has("form_token"), false);
  });
}

test("after a failure the next touch tries again, but not at once", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await showForm();
  await touch("#contact-email");
  await touch("#contact-message");
  assert.equal(asked, 1);
  now += 31_000;
  await touch("#contact-email");
  assert.equal(asked, 2);
});

test("a page that is only read asks for nothing", async () => {
  given("one");
  await showForm();
  await touch("#elsewhere");
  assert.equal(asked, 0);
});

test("the first touch fetches a token, and every post carries it", async () => {
  given("one");
  await showForm();
  await touch("#contact-email");
  await touch("#contact-message");
  assert.equal(asked, 1);
  assert.equal((await submit()).get("form_token"), "one");
  assert.equal((await submit()).get("form_token"), "one");
  assert.equal(asked, 1);
});

test("a finger or a mouse counts like the focus", async () => {
  given("two");
  await showForm();
  find("button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await settled();
  assert.equal(asked, 1);
});

test("a touch that came before the script counts", async () => {
  given("three");
  await showForm(() => {
    find("#contact-email").focus();
  });
  assert.equal(asked, 1);
  assert.equal((await submit()).get("form_token"), "three");
});

test("a page that stays open for hours fetches another one", async () => {
  given("four");
  await showForm();
  await touch("#contact-email");
  now += HOUR + 1;
  given("five");
  await touch("#contact-message");
  assert.equal(asked, 2);
  assert.equal((await submit()).get("form_token"), "five");
});

test("what the bot check has put into the form is sent along", async () => {
  given("six");
  await showForm();
  const response = document.createElement("textarea");
  response.name = "g-recaptcha-response";
  response.value = "03AFcWeA";
  find("form").append(response);
  assert.equal((await submit()).get("g-recaptcha-response"), "03AFcWeA");
});

test("a form that has left the page asks for nothing", async () => {
  given("seven");
  await showForm();
  clear();
  clear = () => undefined;
  show(`<form method="post"><input id="other"></form>`);
  find("#other").focus();
  await settled();
  assert.equal(asked, 0);
});
