import { complaints, find, show } from "./dom";

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { onPageSize, pageSize } from "../src/runtime/pageSize";
import { usePageSize } from "../src/usePageSize";

const frames: (() => void)[] = [];

function size(width: number, height: number): void {
  for (const [name, value] of Object.entries({ offsetWidth: width, offsetHeight: height })) {
    Object.defineProperty(document.body, name, { value, configurable: true });
  }
}

/** The window changes, as often as it likes within one frame. */
function resize(times: number): void {
  for (let turn = 0; turn < times; turn += 1) window.dispatchEvent(new Event("resize"));
}

function nextFrame(): void {
  for (const task of frames.splice(0)) task();
}

function Measured() {
  const { width, height } = usePageSize();
  return <p>{`${width} x ${height}`}</p>;
}

beforeEach(() => {
  globalThis.requestAnimationFrame = (task) => frames.push(task as () => void);
  globalThis.cancelAnimationFrame = () => void frames.splice(0);
  size(1280, 5000);
});
afterEach(() => {
  frames.length = 0;
});

test("the body is measured at first, then once per frame in which the window changed", () => {
  let told = 0;
  const end = onPageSize(() => (told += 1));
  assert.deepEqual(pageSize(), { width: 1280, height: 5000 });
  size(360, 9000);
  resize(5);
  assert.equal(frames.length, 1);
  assert.deepEqual(pageSize(), { width: 1280, height: 5000 });
  nextFrame();
  assert.deepEqual(pageSize(), { width: 360, height: 9000 });
  assert.equal(told, 1);
  resize(1);
  nextFrame();
  assert.equal(told, 1);
  resize(1);
  end();
  assert.equal(frames.length, 0);
  resize(1);
  assert.equal(frames.length, 0);
});

test("an island is drawn anew with the size, and starts as the server wrote it", () => {
  const html = renderToString(<Measured />);
  assert.equal(html, "<p>0 x 0</p>");
  show(`<div id=root>${html}</div>`);
  let root!: Root;
  act(() => {
    root = hydrateRoot(find("#root"), <Measured />);
  });
  assert.equal(find("p").textContent, "1280 x 5000");
  size(768, 6000);
  resize(1);
  act(nextFrame);
  assert.equal(find("p").textContent, "768 x 6000");
  act(() => {
    root.unmount();
  });
  assert.deepEqual(complaints, []);
});

test("two islands share one measure", () => {
  show("<div id=one></div><div id=two></div>");
  const roots = ["#one", "#two"].map((id) => createRoot(find(id)));
  act(() => {
    for (const root of roots) root.render(<Measured />);
  });
  resize(3);
  assert.equal(frames.length, 1);
  act(() => {
    for (const root of roots) root.unmount();
  });
});
