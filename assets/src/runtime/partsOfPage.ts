/** Small parts of pages: hours where the visitor is, buttons that print, a load to turn. */

import * as printing from "./printing";
import * as yourTime from "./yourTime";

export function start(): void {
  yourTime.start();
  printing.start();
  if (document.querySelector("[data-load]"))
    void import(/* webpackChunkName: "load" */ "./load/turning").then((it) => {
      it.start();
    });
}
