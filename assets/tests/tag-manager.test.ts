import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { type Consent, consentOf, tellConsent } from "../src/runtime/consent/state";
import { start } from "../src/runtime/tagManager";

const layer = () => window.dataLayer as ArrayLike<unknown>[];

test("denied by default before any tag, then each change, as commands", () => {
  const end = start();
  assert.deepEqual(Array.from(layer()[0]!), [
    "consent", "default", consentOf({}),
  ]); // prettier-ignore
  const measured = consentOf({ essential: true, analytics: true });
  tellConsent(measured);
  assert.deepEqual(Array.from(layer()[1]!), ["consent", "update", measured]);
  assert.equal(layer().length, 2);
  // An array would be taken for something else.
  assert.equal(Object.prototype.toString.call(layer()[0]), "[object Arguments]");

  const heard: Consent[] = [];
  window.addConsentListener?.((told) => heard.push(told));
  assert.deepEqual(heard, [measured]);
  const rejected = consentOf({ essential: true });
  tellConsent(rejected);
  assert.deepEqual(heard, [measured, rejected]);

  end();
  tellConsent(measured);
  assert.equal(layer().length, 3);
});
