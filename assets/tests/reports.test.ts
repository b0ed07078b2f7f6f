import { settled } from "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { report } from "../src/errors";
import { EmbedError } from "../src/embedError";
import { consentOf, tellConsent } from "../src/runtime/consent/state";
import { allowReports, start } from "../src/runtime/reports/watch";

interface SentReport {
  exception: { values: { type: string; value: string }[] };
  tags?: Record<string, unknown>;
  contexts?: { react?: { componentStack: string } };
  request: { url: string };
  breadcrumbs?: { category?: string; message?: string }[];
}

const facts = {
  path: "/track/12345678",
  services: { errors: { dsns: ["https://k@one.example/1", "https://k@two.example/sub/2"] } },
};
document.head.innerHTML = `<script type="application/json" id="page-facts">${JSON.stringify(facts)}</script>`;

let end = () => {};
let sent: { url: string; event: SentReport }[];

/** The library looks for `fetch` once; what it finds stays in its place. */
mock.method(globalThis, "fetch", (url: string, { body }: { body: string }) => {
  sent.push({ url, event: JSON.parse(body.split("\n")[2] ?? "") as SentReport });
  return Promise.resolve(new Response("{}"));
});

beforeEach(() => {
  sent = [];
  end = start();
});
afterEach(() => {
  end();
});

const texts = () => sent.map(({ event }) => event.exception.values.at(-1)?.value);

test("nothing is reported before a choice is known, nor on pages with consent alone", async () => {
  for (let turn = 0; turn < 12; turn += 1) report({ error: new TypeError(`n${turn}`), where: "x" });
  await settled(50);
  assert.deepEqual(sent, []);
  tellConsent(consentOf({ essential: true }));
  await settled(50);
  assert.deepEqual(sent, []);
});

test("the first ten errors were kept, and go to both services", async () => {
  // Those of the first test were dropped when it ended.
  for (let turn = 0; turn < 12; turn += 1) report({ error: new TypeError(`m${turn}`), where: "x" });
  document.body.innerHTML = '<main id="last"><button></button></main>';
  for (let turn = 0; turn < 40; turn += 1) document.querySelector("button")?.click();
  allowReports(true);
  await settled(300);
  const paths = new Set(sent.map(({ url }) => url.split("?")[0]));
  assert.deepEqual([...paths].sort(), [
    "https://one.example/api/1/envelope/",
    "https://two.example/sub/api/2/envelope/",
  ]);
  const expected = Array.from({ length: 10 }, (_one, index) => `m${index}`);
  assert.deepEqual([...new Set(texts())].sort(), expected.sort());
  assert.equal(sent.length, 20);
  const crumbs = sent[0]?.event.breadcrumbs ?? [];
  assert.equal(crumbs.length, 30);
  assert.equal(crumbs.at(-1)?.message, "#last button");
});

test("afterwards each at once: with React's path to the component, and where it was", async () => {
  report({ error: new TypeError("a"), where: "QuoteForm", componentStack: "\n    at Step\n" });
  window.dispatchEvent(Object.assign(new Event("error"), { error: new RangeError("b") }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("c") }));
  await settled(20);
  assert.deepEqual([...new Set(texts())], ["a", "b", "c"]);
  assert.deepEqual(sent[0]?.event.contexts?.react, { componentStack: "\n    at Step\n" });
  assert.equal(sent[0].event.tags?.where, "QuoteForm");
});

const IGNORED = [
  Object.assign(new Error("Loading chunk react failed.\n(missing: /static/react.js)"), {
    name: "ChunkLoadError",
  }),
  new Error("Loading CSS chunk site failed."),
  new TypeError("Failed to fetch dynamically imported module: https://x/y.js"),
  "Script error.",
  "Script error",
  new Error("cannot read chrome-extension://abc/x.js"),
];

test("nothing leaves once the permission is withdrawn", async () => {
  tellConsent(consentOf({}));
  report({ error: new TypeError("afterwards"), where: "x" });
  await settled(20);
  tellConsent(consentOf({ essential: true }));
  assert.deepEqual(sent, []);
});

test("chunks, scripts of others and extensions are noise", async () => {
  for (const error of IGNORED) report({ error, where: "x" });
  const foreign = new TypeError("of an extension");
  foreign.stack = "TypeError: of an extension\n    at f (moz-extension://abc/content.js:1:2)";
  report({ error: foreign, where: "x" });
  await settled(20);
  assert.deepEqual(texts(), []);
});

test("what quotes a visitor is left out, and what names code is told", async () => {
  document.body.innerHTML = '<input value="Ada Lovelace">';
  report({ error: new SyntaxError("Unexpected token in Bo"), where: "x" });
  report({ error: new TypeError("no Ada Lovelace, ada@mail.example, 0123 456 789"), where: "x" });
  await settled(20);
  assert.deepEqual([...new Set(texts())], ["[left out]", "no [typed], [address], [number]"]);
  document.body.innerHTML = "";
});

test("a text has 250 signs at the most", async () => {
  report({ error: new TypeError("x".repeat(1000)), where: "x" });
  await settled(20);
  assert.equal(texts()[0], `${"x".repeat(250)}...`);
});

test("errors of what is embedded say so, and why", async () => {
  report({ error: new EmbedError("video", new Error("no stream")), where: "x" });
  await settled(20);
  const [{ event } = assert.fail()] = sent;
  assert.equal(texts()[0], "An embedded video failed: Error: no stream");
  assert.deepEqual(event.tags, { where: "x", embed: "video", silenceable: true });
});

test("of the page only the path that may be told is, without what may be a visitor's", async () => {
  report({ error: new TypeError("p"), where: "x" });
  await settled(20);
  assert.equal(sent[0]?.event.request.url, `${location.origin}/track/[number]`);
});
