import "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { sendEventsTo } from "../src/runtime/analytics/analytics";
import { latestPaths } from "../src/runtime/pathLog";
import { onRoute, type RouteChange, tellRoute } from "../src/runtime/route";
import { start } from "../src/runtime/routeEvents";
import { pass, stopTheClock } from "./clock";

const tracked: [string, object][] = [];
sendEventsTo(({ type, properties }) => tracked.push([type, properties]));

const facts = document.createElement("script");
facts.id = "page-facts";
facts.type = "application/json";
document.head.append(facts);

let keys = 0;
let end = () => {};

function goTo(address: string, path = new URL(address, location.href).pathname): void {
  history.pushState({ key: String((keys += 1)) }, "", address);
  facts.textContent = JSON.stringify({ path });
  tellRoute("push");
}

const layer = () => window.dataLayer as object[];

beforeEach(() => {
  stopTheClock();
  window.dataLayer = [];
  tracked.length = 0;
  goTo("/start");
  end = start();
});
afterEach(() => {
  end();
  mock.timers.reset();
});

test("analytics hears at once, the tag manager after 300 ms", async () => {
  assert.deepEqual(tracked, [["route-update", { path: "/start" }]]);
  await pass(299);
  assert.deepEqual(layer(), []);
  await pass(1);
  assert.deepEqual(layer(), [{ event: "route-loaded", path: "/start" }]);
  await pass(5000);
  assert.equal(layer().length, 1);
});

test("a newer route cancels what is pending", async () => {
  await pass(200);
  goTo("/blog?page=2");
  await pass(299);
  assert.deepEqual(layer(), []);
  await pass(1);
  assert.deepEqual(layer(), [{ event: "route-loaded", path: "/blog" }]);
  assert.deepEqual(
    tracked.map(([, properties]) => properties),
    [{ path: "/start" }, { path: "/blog" }],
  );
});

test("of an address that is not there the name of the error page is told", async () => {
  goTo("/ada@mail.example", "/404.html");
  await pass(300);
  assert.deepEqual(tracked.at(-1), ["route-update", { path: "/404.html" }]);
  assert.deepEqual(layer(), [{ event: "route-loaded", path: "/404.html" }]);
  assert.deepEqual(latestPaths().at(-1), "/404.html");
});

test("path, query and key make a route, the hash alone does not", () => {
  const heard: string[] = [];
  const endRoute = onRoute(({ path, search, hash }: RouteChange) =>
    heard.push(path + search + hash),
  );
  assert.deepEqual(heard, ["/start"]);
  goTo("/a");
  goTo("/a?b");
  goTo("/a?b");
  history.replaceState(history.state, "", "/a?b#c");
  tellRoute("replace");
  history.replaceState(history.state, "", "/a?d#c");
  tellRoute("replace");
  endRoute();
  goTo("/z");
  assert.deepEqual(heard, ["/start", "/a", "/a?b", "/a?b", "/a?d#c"]);
});

test("the last five paths", () => {
  for (const path of ["/1", "/2", "/3", "/4", "/5", "/6"]) goTo(path);
  assert.deepEqual(latestPaths(), ["/2", "/3", "/4", "/5", "/6"]);
});

test("what another has put in the place of the paths does no harm", () => {
  window.sessionStorage.setItem("portolan:paths", "{}");
  goTo("/after");
  assert.deepEqual(latestPaths(), ["/after"]);
  assert.deepEqual(tracked.at(-1), ["route-update", { path: "/after" }]);
});
