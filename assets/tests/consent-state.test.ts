import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  type Consent,
  consentOf,
  isGranted,
  onConsent,
  tellConsent,
} from "../src/runtime/consent/state";

test("who listens hears each change once, who comes late the latest at once, who left nothing", () => {
  const first: Consent[] = [];
  const late: Consent[] = [];
  const endFirst = onConsent((told) => first.push(told));
  assert.deepEqual(first, []);
  assert.equal(isGranted("security_storage"), false);

  const rejected = consentOf({ essential: true });
  tellConsent(rejected);
  tellConsent(consentOf({ essential: true }));
  assert.deepEqual(first, [rejected]);

  const endLate = onConsent((told) => late.push(told));
  assert.deepEqual(late, [rejected]);
  assert.equal(isGranted("security_storage"), true);

  endFirst();
  const measured = consentOf({ essential: true, analytics: true });
  tellConsent(measured);
  assert.deepEqual(first, [rejected]);
  assert.deepEqual(late, [rejected, measured]);
  endLate();
});
