/**
 * The question at the foot of the window and the page of privacy choices: fetched with the first
 * page that has something to ask.
 */

import { onRoute } from "../route";
import { toolReady } from "./adapter";

export function start(): void {
  void toolReady.then((tool) => {
    onRoute(() => {
      if (tool.getConsent() && !document.querySelector("[name=purpose]")) return;
      void import(/* webpackChunkName: "consent" */ "./question").then(({ askConsent }) => {
        askConsent(tool);
      });
    });
  });
}
