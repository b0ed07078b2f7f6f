/** Small parts of pages: local hours, buttons that print, the filter of terms, a load to turn. */

import * as printing from "./printing";
import * as termFilter from "./termFilter";
import * as yourTime from "./yourTime";

export function start(): void {
  yourTime.start();
  printing.start();
  termFilter.start();
  if (document.querySelector("[data-load]"))
    void import(/* webpackChunkName: "load" */ "./load/turning").then((it) => {
      it.start();
    });
}
