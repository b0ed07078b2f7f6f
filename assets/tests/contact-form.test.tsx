import { complaints, find, islandHtml, show, settled, type } from "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { act } from "react";
import { renderToString } from "react-dom/server";

import type { FieldView, PostFormProps } from "../src/generated/forms";
import PostForm from "../src/islands/PostForm";
import { mountIsland } from "../src/islands/mount";
import { sendEventsTo, type TrackedEvent } from "../src/runtime/analytics/analytics";
import { fieldOf } from "./fields";

interface SentForm {
  address: string;
  init: RequestInit;
  answer: (status: number, body: unknown) => Promise<void>;
  fail: () => Promise<void>;
}

let sent: SentForm[] = [];

let told: [string, object][] = [];
sendEventsTo(({ type, properties }: TrackedEvent) => told.push([type, properties]));

globalThis.fetch = (address, init = {}) => {
  // Its own tests are in form-token.test.tsx.
  if (address === "/form-token") return Promise.reject(new TypeError("Failed to fetch"));
  return new Promise((resolve, reject) => {
    const settle = (how: () => void) =>
      act(async () => {
        how();
        await settled();
      });
    sent.push({
      address: address as string,
      init,
      answer: (status, body) =>
        settle(() => {
          resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
        }),
      fail: () =>
        settle(() => {
          reject(new TypeError("Failed to fetch"));
        }),
    });
  });
};

function field(name: string, more: Partial<FieldView> = {}): FieldView {
  return fieldOf("contact", name, more);
}

const FORM: PostFormProps = {
  name: "contact",
  action: "/company/contact",
  groups: [{ legend: "You", fields: [field("email"), field("message", { kind: "textarea" })] }],
  submit: "Send message",
  summary: null,
  key: "",
  hidden: [field("submission_key", { kind: "hidden" })],
  honeypot: field("fold_here"),
};
const REJECTED = {
  errors: { email: "Please enter an email address" },
  summary: {
    title: "One answer needs another look",
    errors: [{ id: "contact-email", message: "email: Please enter an email address" }],
  },
};
const FAILED = "Sorry, but we are unable to process your message";

async function showForm(view = FORM): Promise<void> {
  show(islandHtml("PostForm", renderToString(<PostForm props={view} />), view));
  await act(async () => {
    mountIsland(find("[data-island]"), "PostForm", PostForm);
    await settled();
  });
}

async function submit(): Promise<void> {
  await act(async () => {
    find("button").click();
    await settled();
  });
}

function posted(index: number): Record<string, string> {
  return Object.fromEntries(sent[index]?.init.body as URLSearchParams);
}

beforeEach(async () => {
  sent = [];
  told = [];
  complaints.length = 0;
  document.title = "Contact · Portolan";
  await showForm();
  await type("#contact-message", "Two lines\nof text");
});

afterEach(() => {
  assert.deepEqual(complaints, []);
});

test("the form is posted as the browser would post it, with a key, asking for JSON", async () => {
  await submit();
  assert.equal(sent[0]?.address, "/company/contact");
  assert.equal(sent[0].init.method, "POST");
  assert.deepEqual(sent[0].init.headers, { Accept: "application/json" });
  const { submission_key: key, ...typed } = posted(0);
  assert.match(key ?? "", /^\d+(-\d+){3}$/);
  assert.deepEqual(typed, { email: "", message: "Two lines\nof text", fold_here: "" });
});

test("that it was started, refused and sent is told, and nothing of what was typed", async () => {
  await type("#contact-message", "More");
  assert.deepEqual(told, [["form_started", { form: "contact" }]]);
  await submit();
  await sent[0]?.answer(422, REJECTED);
  await submit();
  await sent[1]?.answer(500, { message: FAILED });
  await submit();
  await sent[2]?.answer(201, { location: "/company/contact#sent" });
  assert.deepEqual(told.slice(1), [
    ["form_refused", { form: "contact", errors: 1 }],
    ["form_sent", { form: "contact" }],
  ]);
});

test("of the newsletter it is told by a name of its own too", async () => {
  await showForm({ ...FORM, name: "newsletter" });
  await submit();
  await sent[0]?.answer(201, { location: "/company/contact#sent" });
  assert.deepEqual(told.slice(1), [
    ["form_sent", { form: "newsletter" }],
    ["newsletter_requested", {}],
  ]);
});

test("a double click sends once, and a sent form never again", async () => {
  await act(async () => {
    find("button").click();
    find("button").click();
    await settled();
  });
  await submit();
  assert.equal(sent.length, 1);
  assert.equal(find("button").getAttribute("aria-disabled"), "true");
  await sent[0]?.answer(201, { location: "/company/contact#sent" });
  assert.equal(window.location.hash, "#sent");
  await submit();
  assert.equal(sent.length, 1);
});

test("a page that Back brings to life may send again, under another key", async () => {
  await submit();
  await sent[0]?.answer(201, { location: "/company/contact#sent" });
  const back = Object.assign(new Event("pageshow"), { persisted: true });
  await act(async () => {
    window.dispatchEvent(back);
    await settled();
  });
  await submit();
  assert.notEqual(posted(1).submission_key, posted(0).submission_key);
});

test("a rejected form shows its errors, marks the title once, and moves the focus", async () => {
  await submit();
  await sent[0]?.answer(422, REJECTED);
  assert.equal(find(".bad .err").textContent, "Please enter an email address");
  assert.equal(find("#contact-email").getAttribute("aria-invalid"), "true");
  assert.equal(find(".summary a").getAttribute("href"), "#contact-email");
  assert.equal(document.activeElement, find(".summary"));
  assert.equal(document.title, "Error: Contact · Portolan");
  assert.equal(find<HTMLTextAreaElement>("#contact-message").value, "Two lines\nof text");

  find("#contact-email").focus();
  await submit();
  await sent[1]?.answer(422, REJECTED);
  assert.equal(document.activeElement, find(".summary"));
  assert.equal(document.title, "Error: Contact · Portolan");
  assert.equal(posted(1).submission_key, posted(0).submission_key);
});

test("a title that the server has marked is not marked twice", async () => {
  document.title = "Error: Contact · Portolan";
  await showForm({ ...FORM, summary: REJECTED.summary });
  await submit();
  await sent[0]?.answer(422, REJECTED);
  assert.equal(document.title, "Error: Contact · Portolan");
});

test("what the server could not store is still in the form, and the server says so", async () => {
  await submit();
  await sent[0]?.answer(503, { message: FAILED });
  assert.equal(find(".summary").textContent, FAILED);
  assert.equal(document.activeElement, find(".summary"));
  assert.equal(find<HTMLTextAreaElement>("#contact-message").value, "Two lines\nof text");
  await submit();
  assert.equal(posted(1).submission_key, posted(0).submission_key);
});

const UNFORESEEN: Record<string, (request: SentForm) => Promise<void>> = {
  "no network": (request) => request.fail(),
  "a page instead of JSON": (request) => request.answer(500, "<!doctype html>"),
  "JSON that says nothing": (request) => request.answer(422, {}),
  "a success that leads nowhere": (request) => request.answer(201, {}),
  "a success that leads elsewhere": (request) =>
    request.answer(201, { location: "//evil.example/" }),
};

for (const [what, answer] of Object.entries(UNFORESEEN)) {
  test(`${what}: a sentence, and everything typed is kept`, async () => {
    await submit();
    await answer(sent[0]!);
    assert.equal(find(".summary").textContent, "Something went wrong. Try again.");
    assert.equal(find<HTMLTextAreaElement>("#contact-message").value, "Two lines\nof text");
    assert.equal(find("button").getAttribute("aria-disabled"), null);
  });
}
