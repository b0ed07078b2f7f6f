/**
 * The question at the foot of the window and the page of privacy choices: fetched with the first
 * page that has something to ask, or that a campaign has led to.
 */

import { type End, startAfter } from "../../topic";
import { onRoute } from "../route";
import { consentTool, toolReady } from "./adapter";

const CAMPAIGN = /[?&](?:utm_|gclid=|msclkid=)/;

export const start = (): End => {
  // Nothing is chosen as long as the tool does not say so: it may be late, or blocked.
  if (CAMPAIGN.test(location.search))
    void import(/* webpackChunkName: "consent" */ "./carry").then(({ carryCampaign }) => {
      carryCampaign(() => !consentTool()?.getConsent());
    });
  return startAfter(toolReady, (tool) =>
    onRoute(() => {
      if (tool.getConsent() && !document.querySelector("[name=purpose]")) return;
      void import(/* webpackChunkName: "consent" */ "./question").then(({ askConsent }) => {
        askConsent(tool);
      });
    }),
  );
};
