/**
 * The question at the foot of the window and the page of privacy choices: fetched with the first
 * page that has something to ask, or that a campaign has led to.
 */

import { type End, endAll, startAfter } from "../../topic";
import { onRoute } from "../route";
import { consentTool, toolReady } from "./adapter";

const CAMPAIGN = /[?&](?:utm_|gclid=|msclkid=)/;

export function start(): End {
  let endQuestion = endAll();
  return endAll(
    // Nothing is chosen as long as the tool does not say so: it may be late, or blocked.
    CAMPAIGN.test(location.search)
      ? startAfter(import(/* webpackChunkName: "consent" */ "./carry"), ({ carryCampaign }) =>
          carryCampaign(() => !consentTool()?.getConsent()),
        )
      : endAll(),
    startAfter(toolReady, (tool) =>
      onRoute(() => {
        if (tool.getConsent() && !document.querySelector("[name=purpose]")) return;
        // Without a network no choice can be stored, and the question may not be at hand.
        if (!navigator.onLine) return;
        endQuestion = startAfter(
          import(/* webpackChunkName: "consent" */ "./question"),
          ({ askConsent }) => askConsent(tool),
        );
      }),
    ),
    () => {
      endQuestion();
    },
  );
}
