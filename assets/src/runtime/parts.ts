/** What is fetched with the first page that needs it: hours where the visitor is, a load to turn. */

import { onRoute } from "./route";

export function start(): void {
  onRoute(() => {
    if (document.querySelector("[data-your-time], [data-clock]"))
      void import(/* webpackChunkName: "your-time" */ "./yourTime").then((it) => {
        it.start();
      });
    if (document.querySelector("[data-load]"))
      void import(/* webpackChunkName: "load" */ "./load/turning").then((it) => {
        it.start();
      });
  });
}
