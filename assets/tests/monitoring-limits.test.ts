/** The limits and texts that the specification gives for monitoring are the library's own. */

import "./dom";

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, mock, test } from "node:test";

import { defineGlobal } from "@datadog/browser-core/cjs/boot/init";
import { validateAndBuildConfiguration } from "@datadog/browser-core/cjs/domain/configuration/configuration";
import * as session from "@datadog/browser-core/cjs/domain/session/sessionConstants";
import { TAG_SIZE_LIMIT } from "@datadog/browser-core/cjs/domain/tags";
import { display } from "@datadog/browser-core/cjs/tools/display";
import * as flushing from "@datadog/browser-core/cjs/transport/flushController";
import { RECOMMENDED_REQUEST_BYTES_LIMIT } from "@datadog/browser-core/cjs/transport/httpRequest";

import { limiter } from "../src/runtime/monitoring/limit";

const MINUTE = 60_000;

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
});

test("sessions end after 4 hours, and after 15 minutes without a deed", () => {
  assert.equal(session.SESSION_TIME_OUT_DELAY, 240 * MINUTE);
  assert.equal(session.SESSION_EXPIRATION_DELAY, 15 * MINUTE);
});

test("batches have 50 messages or 16 KB, and go out after 30 seconds", () => {
  assert.equal(flushing.MESSAGES_LIMIT, 50);
  assert.equal(flushing.FLUSH_DURATION_LIMIT, MINUTE / 2);
  assert.equal(RECOMMENDED_REQUEST_BYTES_LIMIT, 16 * 1024);
});

test("a tag has 200 signs at the most", () => {
  assert.equal(TAG_SIZE_LIMIT, 200);
});

test("a fifth of the sessions report on the library itself", () => {
  assert.equal(validateAndBuildConfiguration({ clientToken: "t" })?.telemetrySampleRate, 20);
});

test("a library that is there already is warned of", () => {
  mock.method(display, "warn", (text: string) => said.push(text));
  const page: Record<string, unknown> = {};
  defineGlobal(page, "DD_RUM", { version: "1" });
  assert.deepEqual(said, []);
  defineGlobal(page, "DD_RUM", { version: "2" });
  assert.match(said.join(), /^SDK is loaded more than once\./);
  mock.restoreAll();
});

test("a session in a state that cannot be is told by these words", () => {
  const file = "node_modules/@datadog/browser-core/cjs/domain/session/sessionManager.js";
  assert.match(readFileSync(file, "utf8"), /'Unexpected session state'/);
});

test("events beyond the configured limit of a minute are left out, but for views", () => {
  mock.timers.enable({ apis: ["Date"], now: 10 * MINUTE });
  const passes = limiter(3);
  const types = ["view", "action", "resource", "action", "view", "error"];
  assert.deepEqual(types.map(passes), [true, true, true, false, true, false]);
  mock.timers.setTime(11 * MINUTE);
  assert.ok(passes("action"));
  mock.timers.reset();
});

test("without a limit of ours all pass", () => {
  const passes = limiter();
  assert.ok(Array.from({ length: 5000 }, () => passes("action")).every(Boolean));
});
