import "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { CONSENT_QUICK_MS } from "../src/runtime/constants";
import { geography, onGeography } from "../src/runtime/geography";
import { pass, stopTheClock } from "./clock";
import { serve } from "./served";

test("where the consent tool never comes the site's own look-up answers", async () => {
  stopTheClock();
  const calls = serve(() => ({
    status: 200,
    body: { countryCode: "NL", isEU: true, isEMEA: true },
  }));
  const end = onGeography(() => {});
  await pass(CONSENT_QUICK_MS - 1);
  assert.deepEqual(calls, []);
  await pass(1);
  await pass(0);
  assert.equal(geography().countryCode, "NL");
  end();
});
