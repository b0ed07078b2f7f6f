import { settled } from "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { endAll, listen, startAfter, topic } from "../src/topic";

test("who follows hears the latest at once, who hears only what comes, who has left nothing", () => {
  const { tell, hear, follow, latest } = topic<string>("test:news");
  const [heard, followed, seen]: [string[], string[], unknown[]] = [[], [], []];
  const endWindow = listen(window, ["test:news"], ({ detail }: CustomEvent) => seen.push(detail));
  assert.equal(latest(), undefined);
  tell("one");
  const end = endAll(
    hear((news) => heard.push(news)),
    follow((news) => followed.push(news)),
  );
  tell("two");
  end();
  tell("three");
  endWindow();
  tell("four");
  assert.deepEqual(heard, ["two"]);
  assert.deepEqual(followed, ["one", "two"]);
  assert.deepEqual(seen, ["one", "two", "three"]);
  assert.equal(latest(), "four");
});

test("what waits starts once it may, and not if it was ended before", async () => {
  const log: string[] = [];
  const start = (name: string) => () => {
    log.push(`${name} starts`);
    return () => log.push(`${name} ends`);
  };
  const end = startAfter(Promise.resolve(), start("a"));
  startAfter(Promise.resolve(), start("b"))();
  await settled();
  assert.deepEqual(log, ["a starts"]);
  end();
  end();
  assert.deepEqual(log, ["a starts", "a ends"]);
});
