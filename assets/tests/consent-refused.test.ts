import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { type Consent, consentOf, onConsent, tellConsent } from "../src/runtime/consent/state";

test("a first choice that refuses everything is news", () => {
  const heard: Consent[] = [];
  onConsent((told) => heard.push(told));
  tellConsent(consentOf({}));
  assert.deepEqual(heard, [consentOf({})]);
});
