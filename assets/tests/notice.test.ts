import { find, show } from "./dom";

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { callOff, giveNotice } from "../src/runtime/notice";
import { pass, stopTheClock } from "./clock";

const isBusy = () => find("main").getAttribute("aria-busy") === "true";

test("a navigation of a second is told, a shorter one is not", async () => {
  stopTheClock();
  show('<main id="main"></main>');
  giveNotice();
  await pass(999);
  assert.ok(!isBusy());
  await pass(1);
  assert.ok(isBusy());
  callOff();
  assert.ok(!isBusy());

  giveNotice();
  await pass(900);
  callOff();
  await pass(5000);
  assert.ok(!isBusy());
  mock.timers.reset();
});

test("the next navigation has a second of its own", async () => {
  stopTheClock();
  show('<main id="main"></main>');
  giveNotice();
  await pass(800);
  giveNotice();
  await pass(999);
  assert.ok(!isBusy());
  await pass(1);
  assert.ok(isBusy());
  callOff();
  mock.timers.reset();
});
