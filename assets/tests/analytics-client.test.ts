import { complaints, settled } from "./dom";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { FAULT, type Fault } from "../src/errors";
import { amplitude } from "../src/runtime/analytics/amplitude";
import { AnalyticsClient } from "../src/runtime/analytics/client";
import type { ServiceAnswer, SentEvent } from "../src/runtime/analytics/service";

const SUCCESS: ServiceAnswer = { status: 200, body: "success" };

let answer: ServiceAnswer | Promise<ServiceAnswer>;
let batches: { ids: string[]; isLeaving: boolean }[];

const service = {
  async send(events: SentEvent[], isLeaving: boolean): Promise<ServiceAnswer> {
    batches.push({ ids: events.map(({ id }) => id), isLeaving });
    return await answer;
  },
};

function event(id: number, text = ""): SentEvent {
  const user = { marketing_tracking_id: "m", is_flexport_customer: false };
  return { id: String(id), type: "t", time: 0, properties: { text }, user };
}

/** A client with a clock of its own, which it is given back with. */
async function collect(events: SentEvent[], clock: number): Promise<AnalyticsClient> {
  mock.timers.enable({ apis: ["setTimeout"] });
  const client = new AnalyticsClient(service);
  for (const one of events) client.add(one);
  mock.timers.tick(clock);
  mock.timers.reset();
  await settled(5);
  return client;
}

beforeEach(() => {
  answer = SUCCESS;
  batches = [];
  complaints.length = 0;
});

test("events are collected for a second, and sent together", async () => {
  await collect([event(1), event(2)], 999);
  assert.deepEqual(batches, []);
  await collect([event(1), event(2)], 1000);
  assert.deepEqual(batches, [{ ids: ["1", "2"], isLeaving: false }]);
  assert.deepEqual(complaints, []);
});

test("a batch has 50 events at the most, and they keep their order", async () => {
  const ids = Array.from({ length: 120 }, (_one, index) => index);
  await collect(
    ids.map((id) => event(id)),
    1000,
  );
  assert.deepEqual(
    batches.map((batch) => batch.ids.length),
    [50, 50, 20],
  );
  assert.deepEqual(
    batches.flatMap((batch) => batch.ids),
    ids.map(String),
  );
});

test("a batch has 32,000 characters at the most, unless one event alone has more", async () => {
  const long = "x".repeat(15_000);
  const events = [event(1, long), event(2, long), event(3, long), event(4, "x".repeat(40_000))];
  await collect([...events, event(5)], 1000);
  assert.deepEqual(
    batches.map(({ ids }) => ids),
    [["1", "2"], ["3"], ["4"], ["5"]],
  );
});

test("no more than 512 wait", async () => {
  await collect(
    Array.from({ length: 600 }, (_one, id) => event(id)),
    1000,
  );
  assert.equal(batches.flatMap(({ ids }) => ids).length, 512);
});

test("what is no success is logged as an error, and reported", async () => {
  const faults: string[] = [];
  const listen = (told: Event) => faults.push((told as CustomEvent<Fault>).detail.where);
  window.addEventListener(FAULT, listen);
  answer = { status: 500, body: "oh no" };
  await collect([event(1)], 1000);
  window.removeEventListener(FAULT, listen);
  assert.deepEqual(complaints, ["Analytics: 500 oh no"]);
  assert.deepEqual(faults, ["analytics"]);
});

test("a request that is cut as the page is left is no error; once back it is one", async () => {
  answer = { status: 0, body: "TypeError: Failed to fetch" };
  const client = await collect([], 0);
  const end = client.start();
  for (const type of ["pagehide", "pageshow"]) {
    mock.timers.enable({ apis: ["setTimeout"] });
    client.add(event(1));
    mock.timers.tick(1000);
    mock.timers.reset();
    window.dispatchEvent(new Event(type));
    await settled(5);
    assert.equal(complaints.length, type === "pagehide" ? 0 : 1);
  }
  end();
});

test("once it is ended nothing more is sent, not even what waits behind a request", async () => {
  let say: (told: ServiceAnswer) => void = () => undefined;
  answer = new Promise((resolve) => (say = resolve));
  const ids = Array.from({ length: 120 }, (_one, index) => index);
  const client = await collect(
    ids.map((id) => event(id)),
    1000,
  );
  client.start()();
  say(SUCCESS);
  await settled(5);
  assert.equal(batches.length, 1);
});

test("what waits when the page is left goes out at once, in a way that outlives it", async () => {
  const client = await collect([event(1)], 0);
  const end = client.start();
  window.dispatchEvent(new Event("pagehide"));
  assert.deepEqual(batches, [{ ids: ["1"], isLeaving: true }]);
  end();
});

test("the outside service gets its own words, and its answer is put into ours", async () => {
  const asked: { url: string; body: unknown }[] = [];
  mock.method(globalThis, "fetch", (url: string, { body }: { body: string }) => {
    asked.push({ url, body: JSON.parse(body) });
    return Promise.resolve(new Response('{"code": 200, "events_ingested": 1}'));
  });
  const told = await amplitude("https://a.example/2", "K-1").send([event(7)], false);
  assert.deepEqual(told, SUCCESS);
  const expected = {
    event_type: "t",
    event_properties: { text: "" },
    user_properties: { marketing_tracking_id: "m", is_flexport_customer: false },
    device_id: "m",
    insert_id: "7",
    time: 0,
    platform: "Web",
  };
  assert.deepEqual(asked, [
    { url: "https://a.example/2", body: { api_key: "K-1", events: [expected] } },
  ]);
  mock.method(globalThis, "fetch", () => Promise.resolve(new Response("{}", { status: 400 })));
  assert.deepEqual(await amplitude("https://a.example/2", "K").send([event(7)], false), {
    status: 400,
    body: "{}",
  });
  mock.method(globalThis, "fetch", () => Promise.reject(new Error("away")));
  assert.deepEqual(await amplitude("https://a.example/2", "K").send([event(7)], false), {
    status: 0,
    body: "Error: away",
  });
  mock.restoreAll();
});

test("while one request is under way no other begins, and what came meanwhile follows it", async () => {
  let end: (answer: ServiceAnswer) => void = () => undefined;
  answer = new Promise((resolve) => (end = resolve));
  mock.timers.enable({ apis: ["setTimeout"] });
  const client = new AnalyticsClient(service);
  for (const id of [1, 2, 3]) {
    client.add(event(id));
    mock.timers.tick(1000);
  }
  mock.timers.reset();
  assert.deepEqual(batches, [{ ids: ["1"], isLeaving: false }]);
  end(SUCCESS);
  await settled(5);
  assert.deepEqual(batches.slice(1), [{ ids: ["2", "3"], isLeaving: false }]);
});
