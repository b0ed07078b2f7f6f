import { find, show } from "./dom";

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { fillTimes } from "../src/runtime/yourTime";

const HOURS = `<svg><g data-now="240" visibility="hidden"></g>
  <g id="winter" data-zone="Europe/Berlin" data-offset="GMT+1"></g>
  <g id="summer" data-zone="Europe/Berlin" data-offset="GMT+2" display="none"></g></svg>`;

for (const { day, displayed, hidden } of [
  { day: "2026-01-15T06:00Z", displayed: "#winter", hidden: "#summer" },
  { day: "2026-07-15T06:00Z", displayed: "#summer", hidden: "#winter" },
]) {
  test(`the hours of an office are those of ${displayed.slice(1)} on ${day}`, () => {
    mock.timers.enable({ apis: ["Date"], now: Date.parse(day) });
    show(HOURS);
    fillTimes();
    assert.equal(find(displayed).getAttribute("display"), "inline");
    assert.equal(find(hidden).getAttribute("display"), "none");
    assert.equal(find("[data-now]").getAttribute("transform"), "translate(60 0)");
    mock.timers.reset();
  });
}
