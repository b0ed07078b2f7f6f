/** Has small parts of pages looked after: fetched with the first page that has one. */

import type { End } from "../topic";
import { onRoute } from "./route";

export const start = (): End =>
  onRoute(() => {
    if (
      document.querySelector(
        "[data-time],[data-clock],[data-now],[data-load],[data-terms],[name=print],[name=first]",
      )
    )
      void import(/* webpackChunkName: "parts" */ "./partsOfPage").then((it) => {
        it.lookAfterParts();
      });
  });
