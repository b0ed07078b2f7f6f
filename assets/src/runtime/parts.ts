/** Has small parts of pages looked after: fetched with the first page that has one. */

import { onRoute } from "./route";

export function start(): void {
  onRoute(() => {
    if (document.querySelector("[data-time],[data-clock],[data-load],[data-terms],[name=print]"))
      void import(/* webpackChunkName: "parts" */ "./partsOfPage").then((it) => {
        it.start();
      });
  });
}
