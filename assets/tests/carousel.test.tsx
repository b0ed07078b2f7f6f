import { complaints, find, islandHtml, show } from "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import { act } from "react";
import { renderToString } from "react-dom/server";

import { EmbedError } from "../src/embedError";
import { FAULT, type Fault } from "../src/errors";
import Carousel from "../src/islands/Carousel";
import { mountIsland } from "../src/islands/mount";

const CARDS = '<ul id="cards"><li>one</li><li>two</li></ul>';

async function press(button: string, cards: string): Promise<void> {
  const props = { cards: "cards" };
  show(islandHtml("Carousel", renderToString(<Carousel props={props} />), props) + cards);
  await act(async () => {
    mountIsland(find("[data-island]"), "Carousel", Carousel);
    await Promise.resolve();
  });
  find(button).click();
}

test("its buttons move the cards by the width of one", async () => {
  const moves: unknown[] = [];
  window.HTMLElement.prototype.scrollBy = (move: unknown) => moves.push(move);
  Object.defineProperty(window.HTMLElement.prototype, "clientWidth", { get: () => 300 });
  await press(".btn:last-child", CARDS);
  await press(".btn.back-to", CARDS);
  assert.deepEqual(moves, [{ left: 300 }, { left: -300 }]);
  assert.deepEqual(complaints, []);
});

test("a carousel without cards is an error that can be silenced, with its cause", async () => {
  const faults: Fault[] = [];
  window.addEventListener(FAULT, (event) => faults.push((event as CustomEvent<Fault>).detail));
  await press(".btn.back-to", "");
  const [{ error, where } = {}] = faults;
  assert.equal(where, "embed");
  assert.ok(error instanceof EmbedError);
  assert.equal(error.embed, "carousel");
  assert.equal(error.message, "An embedded carousel failed: no cards in cards");
});
