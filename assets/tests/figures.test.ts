import assert from "node:assert/strict";
import { test } from "node:test";

// The server is held to the same cases: tests/unit/forms/test_figures.py.
import cases from "../../tests/support/amount_cases.json";
import { amountOf } from "../src/quote/figures";

for (const { text, units, amount } of cases) {
  test(`${JSON.stringify(text)} of ${units?.join(", ") ?? "no unit"} is ${amount ?? "none"}`, () => {
    assert.equal(amountOf(text, units), amount === null ? null : Number(amount));
  });
}
