import { complaints, find, islandHtml, settled, show, type } from "./dom";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { act } from "react";
import { renderToString } from "react-dom/server";

import BorderLabel from "../src/islands/BorderLabel";
import { mountIsland } from "../src/islands/mount";
import { sendEventsTo } from "../src/runtime/analytics/analytics";
import { fieldOf } from "./fields";

interface ConsentRequest {
  address: string;
  answer: (status: number, props?: object) => Promise<void>;
  fail: () => Promise<void>;
}

let asked: ConsentRequest[] = [];

globalThis.fetch = (address) =>
  new Promise((resolve, reject) => {
    const settle = (how: () => void) =>
      act(async () => {
        how();
        await settled();
      });
    asked.push({
      address: address as string,
      answer: (status, props) =>
        settle(() => {
          const islands = props ? [{ name: "BorderLabel", props }] : [];
          resolve(new Response(JSON.stringify({ buildHash: "", islands }), { status }));
        }),
      fail: () =>
        settle(() => {
          reject(new TypeError("Failed to fetch"));
        }),
    });
  });

const NUMBER = fieldOf("paps", "number", {
  label: "PAPS number",
  required: true,
  autocomplete: "off",
  maxlength: 100,
});
const EMPTY = {
  action: "/paps",
  id: "paps-label",
  label: "Make a label",
  fields: [NUMBER],
  submit: "Check",
  summary: null,
  result: null,
};
const WRONG = {
  ...EMPTY,
  fields: [{ ...NUMBER, error: "Too short" }],
  summary: {
    title: "One answer",
    errors: [{ id: "paps-number", message: "PAPS number: Too short" }],
  },
};
const GOOD = {
  ...EMPTY,
  result: {
    title: "The label",
    number: "ABCD123456",
    parts: [],
    cautions_title: "Please check",
    cautions: [],
    note: "The format is right.",
    svg: "<svg></svg>",
    download: { label: "Label as SVG", href: "/paps/label.svg?number=ABCD123456" },
    print: "Print this page",
  },
};

const press = () =>
  act(async () => {
    find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await settled();
  });

const leave = () =>
  act(async () => {
    find("[name=number]").dispatchEvent(new Event("focusout", { bubbles: true }));
    await settled();
  });

const last = (): ConsentRequest => asked.at(-1) ?? assert.fail("nothing was asked");

beforeEach(async () => {
  complaints.length = 0;
  asked = [];
  history.replaceState(null, "", "/paps");
  show(islandHtml("BorderLabel", renderToString(<BorderLabel props={EMPTY} />), EMPTY));
  await act(async () => {
    mountIsland(find("[data-island]"), "BorderLabel", BorderLabel);
    await settled();
  });
});

test("a question is answered in place, and the address keeps it", async () => {
  await type("[name=number]", "abcd123456");
  await press();
  assert.equal(last().address, "/page-data/paps/page-data.json?number=abcd123456");
  await last().answer(200, GOOD);
  assert.ok(find(".slip svg"));
  assert.equal(location.search, "?number=abcd123456");
  assert.match(find("[role=status]").textContent, /ABCD123456/);
  assert.deepEqual(complaints, []);
});

test("each result is told, by the kind of label alone", async () => {
  const told: [string, object][] = [];
  sendEventsTo(({ type, properties }) => told.push([type, properties]));
  told.length = 0;
  await press();
  await last().answer(422, WRONG);
  assert.deepEqual(told, []);
  await press();
  await last().answer(200, GOOD);
  assert.deepEqual(told, [["label_made", { kind: "paps" }]]);
});

test("what was sent and is wrong takes the focus to the summary", async () => {
  await press();
  await last().answer(422, WRONG);
  assert.equal(document.activeElement, find(".summary"));
});

test("nothing is asked before the form was sent once", async () => {
  await type("[name=number]", "abcd");
  await leave();
  assert.equal(asked.length, 0);
});

test("afterwards a field that is left asks, once for each change", async () => {
  await press();
  await last().answer(422, WRONG);
  await type("[name=number]", "abcd123456");
  await leave();
  await leave();
  assert.equal(asked.length, 2);
  await last().answer(200, GOOD);
  assert.equal(document.querySelector(".summary"), null);
});

test("the answer to an earlier question is dropped", async () => {
  await press();
  const first = last();
  await type("[name=number]", "abcd123456");
  await press();
  await last().answer(200, GOOD);
  await first.answer(422, WRONG);
  assert.equal(document.querySelector(".summary"), null);
});

test("where nothing can be fetched the form goes its plain way", async () => {
  let sent = 0;
  find<HTMLFormElement>("form").submit = () => {
    sent += 1;
  };
  await press();
  await last().fail();
  await press();
  await last().answer(500);
  assert.equal(sent, 2);
});
