import "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import type { Consent, Purposes } from "../src/runtime/consent/categories";
import { start } from "../src/runtime/consent/follow";
import { consent, onConsent } from "../src/runtime/consent/state";
import type { Choice } from "../src/runtime/consent/tool";

const DENIED: Consent = {
  ad_storage: "denied",
  ad_user_data: "denied",
  analytics_storage: "denied",
  functionality_storage: "denied",
  security_storage: "denied",
  personalization_storage: "denied",
  ad_personalization: "denied",
};
const ESSENTIAL: Consent = {
  ...DENIED,
  functionality_storage: "granted",
  security_storage: "granted",
};

/** A consent tool whose visitor changes his mind. */
class Tool {
  asked = 0;
  listeners = new Set<() => void>();
  choice: Choice | undefined;

  getConsent(): Choice | undefined {
    this.asked += 1;
    return this.choice;
  }

  choose(purposes: Partial<Purposes>, isConfirmed = true): void {
    this.choice = { purposes, isConfirmed };
    for (const listener of this.listeners) listener();
  }

  addEventListener(_type: "consent-change", listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: "consent-change", listener: () => void): void {
    this.listeners.delete(listener);
  }
}

function setSignal(value: boolean | undefined): void {
  Object.defineProperty(globalThis.navigator, "globalPrivacyControl", {
    value,
    configurable: true,
  });
}

/** Let time pass by the millisecond: timers that timers set begin where those ended. */
function elapse(ms: number): void {
  for (let passed = 0; passed < ms; passed += 1) mock.timers.tick(1);
}

let end = () => {};

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  window.pageScripts = { consent: "https://vendor.example/consent.js" };
  delete window.consentTool;
  end = start();
});
afterEach(() => {
  end();
  setSignal(undefined);
  mock.timers.reset();
});

test("everything is denied before a tool says anything", () => {
  elapse(10_000);
  assert.deepEqual(consent(), DENIED);
});

test("a tool that comes after 650 ms is followed from 800 ms on, and told of once", () => {
  const heard: Consent[] = [];
  const end = onConsent((told) => heard.push(told));
  const tool = new Tool();
  tool.choice = { purposes: { essential: true, analytics: true }, isConfirmed: true };
  elapse(650);
  window.consentTool = tool;
  elapse(149);
  assert.deepEqual(heard, []);
  elapse(1);
  assert.deepEqual(heard, [{ ...ESSENTIAL, analytics_storage: "granted" }]);
  elapse(20_000);
  assert.equal(heard.length, 1);
  assert.equal(tool.asked, 1);
  end();
});

test("a tool that comes a minute late is still followed, from the next slow look on", () => {
  const tool = new Tool();
  elapse(60_000);
  window.consentTool = tool;
  elapse(1999);
  assert.equal(tool.asked, 0);
  elapse(1);
  assert.equal(tool.asked, 1);
});

test("a tool that comes within 10 s is followed at the next quick look", () => {
  const tool = new Tool();
  elapse(9_800);
  window.consentTool = tool;
  elapse(200);
  assert.equal(tool.asked, 1);
});

const PURPOSES: [Partial<Purposes>, (keyof Consent)[]][] = [
  [{}, []],
  [{ advertising: true }, ["ad_storage", "ad_user_data"]],
  [{ analytics: true }, ["analytics_storage"]],
  [{ essential: true }, ["functionality_storage", "security_storage"]],
  [{ personalization: true }, ["personalization_storage", "ad_personalization"]],
  [{ essential: true, analytics: false, advertising: true },
    ["functionality_storage", "security_storage", "ad_storage", "ad_user_data"]],
  [{ advertising: true, analytics: true, essential: true, personalization: true },
    Object.keys(DENIED) as (keyof Consent)[]],
]; // prettier-ignore

test("each purpose grants its categories and no others, at each change of mind", () => {
  const tool = new Tool();
  window.consentTool = tool;
  elapse(200);
  for (const [purposes, granted] of PURPOSES) {
    tool.choose(purposes);
    const pairs = granted.map((category) => [category, "granted"]);
    assert.deepEqual(consent(), { ...DENIED, ...Object.fromEntries(pairs) });
  }
});

test("a tool that has not heard the visitor changes nothing", () => {
  const before = consent();
  const tool = new Tool();
  window.consentTool = tool;
  elapse(200);
  assert.equal(tool.asked, 1);
  assert.deepEqual(consent(), before);
});

test("the browser's signal outweighs defaults, and the visitor's word the signal", () => {
  const all = { advertising: true, analytics: true, essential: true, personalization: true };
  setSignal(true);
  const tool = new Tool();
  window.consentTool = tool;
  elapse(200);
  tool.choose(all, false);
  assert.deepEqual(consent(), { ...ESSENTIAL, analytics_storage: "granted" });
  tool.choose(all, true);
  assert.ok(Object.values(consent()).every((one) => one === "granted"));
  setSignal(false);
  tool.choose(all, false);
  assert.ok(Object.values(consent()).every((one) => one === "granted"));
});

test("after the end nothing is followed", () => {
  const tool = new Tool();
  window.consentTool = tool;
  elapse(200);
  tool.choose({ essential: true });
  end();
  tool.choose({ analytics: true });
  assert.deepEqual(consent(), ESSENTIAL);
  assert.equal(tool.listeners.size, 0);
});
