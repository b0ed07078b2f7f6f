/** Hours where the visitor is: fetched with the first page that names some. */

import { onRoute } from "./route";

export function start(): void {
  onRoute(() => {
    if (!document.querySelector("[data-your-time]")) return;
    void import(/* webpackChunkName: "your-time" */ "./yourTime").then(({ fillTimes }) => {
      fillTimes();
    });
  });
}
