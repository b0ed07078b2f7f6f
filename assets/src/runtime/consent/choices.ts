/**
 * The question at the foot of the window and the page of privacy choices: fetched with the first
 * page that has something to ask.
 */

import { type End, startAfter } from "../../topic";
import { onRoute } from "../route";
import { toolReady } from "./adapter";

export const start = (): End =>
  startAfter(toolReady, (tool) =>
    onRoute(() => {
      if (tool.getConsent() && !document.querySelector("[name=purpose]")) return;
      void import(/* webpackChunkName: "consent" */ "./question").then(({ askConsent }) => {
        askConsent(tool);
      });
    }),
  );
