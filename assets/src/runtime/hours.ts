/** Hours where the visitor is, and where our offices are: fetched with the first page that names some. */

import { onRoute } from "./route";

export function start(): void {
  onRoute(() => {
    if (!document.querySelector("[data-your-time], [data-clock]")) return;
    void import(/* webpackChunkName: "your-time" */ "./yourTime").then(
      ({ fillTimes, fillClocks }) => {
        fillTimes();
        fillClocks();
      },
    );
  });
}
