import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pass } from "node:timers/promises";

import { tellTool } from "../src/runtime/consent/adapter";
import { start } from "../src/runtime/consent/choices";
import { tellRoute } from "../src/runtime/route";

function setOnline(isOnline: boolean): void {
  Object.defineProperty(globalThis.navigator, "onLine", { value: isOnline, configurable: true });
}

test("nobody is asked without a network; the next page with one asks", async () => {
  document.body.innerHTML = "<div id='consent' hidden></div>";
  const question = document.querySelector<HTMLElement>("#consent");
  const tool = Object.assign(new EventTarget(), {
    getConsent: () => undefined,
    setConsent: () => Promise.resolve(),
    getGeography: () => Promise.resolve({}),
  });
  setOnline(false);
  tellTool(tool);
  const end = start();
  tellRoute("load");
  await pass(0);
  assert.equal(question?.hidden, true);
  setOnline(true);
  history.pushState({ key: "next" }, "", "/help");
  tellRoute("push");
  await pass(0);
  assert.equal(question.hidden, false);
  end();
});
