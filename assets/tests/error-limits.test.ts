/** The limits that the specification gives for the error client are the library's defaults. */

import "./dom";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import {
  addBreadcrumb,
  breadcrumbsIntegration,
  captureEvent,
  type Event,
  init,
  logger,
  makeFetchTransport,
} from "@sentry/browser";

const URL = "https://errors.example/api/7/envelope/";
const DSN = "https://key@errors.example/7";

let dropped: string[];

type Send = Parameters<ReturnType<typeof makeFetchTransport>["send"]>[0];
const envelope = [{}, [[{ type: "event" }, {}]]] as unknown as Send;

function transport(answer: () => Promise<Response>) {
  const recordDroppedEvent = (reason: string) => dropped.push(reason);
  return makeFetchTransport({ url: URL, recordDroppedEvent }, answer);
}

beforeEach(() => {
  dropped = [];
});

test("64 reports are under way at the most", async () => {
  const service = transport(() => new Promise(() => undefined));
  for (let turn = 0; turn < 64; turn += 1) void service.send(envelope);
  assert.deepEqual(dropped, []);
  await service.send(envelope);
  assert.deepEqual(dropped, ["queue_overflow"]);
});

test("after a 429 the service is left alone for 60 seconds", async () => {
  mock.timers.enable({ apis: ["Date"], now: 0 });
  const answer = mock.fn(() => Promise.resolve(new Response("", { status: 429 })));
  const service = transport(answer);
  await service.send(envelope);
  mock.timers.setTime(59_999);
  await service.send(envelope);
  assert.equal(answer.mock.callCount(), 1);
  assert.deepEqual(dropped, ["ratelimit_backoff"]);
  mock.timers.setTime(60_001);
  await service.send(envelope);
  assert.equal(answer.mock.callCount(), 2);
  mock.timers.reset();
});

test("100 breadcrumbs, and 250 signs of an address", () => {
  const events: Event[] = [];
  init({
    dsn: DSN,
    defaultIntegrations: false,
    integrations: [breadcrumbsIntegration({ console: false, dom: false, fetch: false })],
    beforeSend: (event) => {
      events.push(event);
      return null;
    },
  });
  for (let turn = 0; turn < 150; turn += 1) addBreadcrumb({ message: String(turn) });
  captureEvent({ request: { url: "x".repeat(1000) } });
  const [event] = events;
  assert.deepEqual(
    event?.breadcrumbs?.map(({ message }) => message),
    Array.from({ length: 100 }, (_one, index) => String(index + 50)),
  );
  assert.equal(event.request?.url, `${"x".repeat(250)}...`);
});

test("logs are sent when none has come for 5 seconds", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const send = mock.fn(() => Promise.resolve({}));
  init({
    dsn: DSN,
    defaultIntegrations: false,
    enableLogs: true,
    transport: () => ({ send, flush: () => Promise.resolve(true) }),
  });
  logger.info("one");
  mock.timers.tick(4000);
  logger.info("two");
  mock.timers.tick(4999);
  assert.equal(send.mock.callCount(), 0);
  mock.timers.tick(1);
  assert.equal(send.mock.callCount(), 1);
  mock.timers.reset();
});
