import { find, show } from "./dom";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { sendEventsTo } from "../src/runtime/analytics/analytics";
import { start } from "../src/runtime/marks";

let told: [string, object][] = [];
sendEventsTo(({ type, properties }) => told.push([type, properties]));

const mark = (name: string, properties: object) =>
  `data-conversion='${JSON.stringify({ name, properties })}'`;

function follow(selector: string): void {
  find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  told = [];
});

test("what a page shows is told once, and again on the next page", () => {
  const page = `<p ${mark("site_searched", { results: 0 })}></p>`;
  show(page);
  start();
  start();
  assert.deepEqual(told, [["site_searched", { results: 0 }]]);
  show(page);
  start();
  assert.equal(told.length, 2);
});

test("a link tells when it is followed, once each time", () => {
  show(`<a href="#to" ${mark("job_applied", { job: "clerk" })}><b>Apply</b></a><p>words</p>`);
  start();
  assert.deepEqual(told, []);
  follow("p");
  follow("b");
  assert.deepEqual(told, [["job_applied", { job: "clerk" }]]);
});

test("of a file its path is told, and nothing that was typed", () => {
  show('<a href="/paps/label.svg?number=ABCD123456#x" download>SVG</a><a href="#here">x</a>');
  start();
  follow("a");
  follow("a + a");
  assert.deepEqual(told, [["file_downloaded", { file: "/paps/label.svg" }]]);
});
