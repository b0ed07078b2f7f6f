/** A document for tests, made before React looks for one: import this module first. */

import { JSDOM } from "jsdom";
import { act } from "react";

const { window: made } = new JSDOM("<!doctype html>", {
  url: "http://localhost:8000/company/contact",
  pretendToBeVisual: true,
});

const GLOBALS = [
  "document",
  "CustomEvent",
  "Element",
  "Event",
  "FormData",
  "HTMLElement",
  "HTMLInputElement",
  "HTMLSelectElement",
  "HTMLTextAreaElement",
  "MouseEvent",
  "Node",
] as const;

Object.assign(globalThis, {
  window: made,
  history: made.history,
  location: made.location,
  ...Object.fromEntries(GLOBALS.map((name) => [name, made[name] as unknown])),
  IS_REACT_ACT_ENVIRONMENT: true,
});

// jsdom knows this attribute of buttons and the like alone; it is one of every element.
Object.defineProperty(made.HTMLElement.prototype, "autofocus", {
  get(this: HTMLElement) {
    return this.hasAttribute("autofocus");
  },
});

// jsdom draws nothing, so everything is in view.
made.HTMLElement.prototype.scrollIntoView = () => undefined;

/** React's complaints, of which there must be none: a mismatch is one. */
export const complaints: string[] = [];
// eslint-disable-next-line no-console -- where React's development build complains
console.error = (...words: unknown[]) => complaints.push(words.map(String).join(" "));

/** Show a page. */
export function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

/** An island as the server writes it. */
export function islandHtml(name: string, html: string, props: object, when = "near"): string {
  const data = JSON.stringify(props).replaceAll("<", "\\u003c");
  return (
    `<div data-island="${name}" data-island-id="i" data-island-when="${when}">${html}</div>` +
    `<script type="application/json" data-island-props="i">${data}</script>`
  );
}

export function find<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`Nothing on the page is ${selector}`);
  return found;
}

/** Type into a control as a visitor does: it has the focus, the value changes past React, then an event tells. */
export async function type(selector: string, text: string): Promise<void> {
  const control = find<HTMLInputElement>(selector);
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
  await act(async () => {
    control.focus();
    value?.set?.call(control, text);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    await settled();
  });
}

export async function press(selector: string, key: string): Promise<Event> {
  const event = new made.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  await act(async () => {
    find(selector).dispatchEvent(event);
    await settled();
  });
  return event;
}

/** Of the machine, also where a test has stopped the clock. */
const { setTimeout: later } = globalThis;

/** Wait until promises have had their turn, and timers of `ms`. */
export function settled(ms = 0): Promise<void> {
  return new Promise((resolve) => later(resolve, ms));
}
