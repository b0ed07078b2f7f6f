/** Small parts of pages: local hours, buttons that print, filter of terms, first step, a load. */

import { endAll, listen } from "../topic";
import * as firstStep from "./firstStep";
import * as printing from "./printing";
import * as termFilter from "./termFilter";
import { fillTimes } from "./yourTime";

let endParts = endAll();

/** Look after those of the page that is shown, and no more after those of the one before. */
export function lookAfterParts(): void {
  endParts();
  writeWords();
  endParts = endAll(printing.start(), termFilter.start(), firstStep.start(), awaitTouch());
  fillTimes();
}

/** Write the words of buttons that do nothing without scripts. */
function writeWords(): void {
  for (const one of document.querySelectorAll<HTMLElement>("[name=print],[name=first]"))
    one.textContent = one.getAttribute("aria-label");
}

/** Fetch what turns a load once somebody does something on its page. */
function awaitTouch() {
  if (!document.querySelector("[data-load]")) return endAll();
  return listen(document, ["pointermove", "pointerdown", "keydown"], fetchTurning, { once: true });
}

function fetchTurning(): void {
  void import(/* webpackChunkName: "load" */ "./load/turning").then((it) => {
    it.letLoadTurn();
  });
}
