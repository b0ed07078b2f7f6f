/** Small parts of pages: local hours, buttons that print, the filter of terms, a load to turn. */

import { endAll } from "../topic";
import * as printing from "./printing";
import * as termFilter from "./termFilter";
import { fillTimes } from "./yourTime";

let endParts = endAll();

/** Look after those of the page that is shown, and no more after those of the one before. */
export function lookAfterParts(): void {
  endParts();
  endParts = endAll(printing.start(), termFilter.start());
  fillTimes();
  if (document.querySelector("[data-load]"))
    void import(/* webpackChunkName: "load" */ "./load/turning").then((it) => {
      it.letLoadTurn();
    });
}
