import assert from "node:assert/strict";
import { test } from "node:test";

// The server is held to the same cases: tests/unit/forms/test_figures.py.
import cases from "../../tests/support/amount_cases.json";
import totals from "../../tests/support/total_cases.json";
import { amountOf, totalOf, type Units } from "../src/quote/figures";

for (const { text, units, amount } of cases) {
  test(`${JSON.stringify(text)} of ${units?.map(([unit]) => unit).join(", ") ?? "no unit"} is ${amount ?? "none"}`, () => {
    assert.equal(amountOf(text, units as Units), amount === null ? null : Number(amount));
  });
}

const KG: Units = [
  ["kg", 1],
  ["公斤", 1],
];
for (const { text, total } of totals.cases) {
  test(`${JSON.stringify(text)} comes to ${total ?? "nothing"}`, () => {
    assert.equal(totalOf(text, KG, totals.times), total === null ? null : Number(total));
  });
}
