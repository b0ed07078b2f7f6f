/** What measures and remembers, brought into line with what the visitor permits. */

import { setAnalytics } from "./analytics/start";
import { keepAttribution, type Landing } from "./attribution";
import { isGranted } from "./consent/state";
import * as embeds from "./embeds";
import * as marks from "./marks";
import { setMonitoring } from "./monitoring/start";
import { services } from "../pageFacts";
import { noteWithdrawal } from "./withdrawn";

/**
 * @param landing where the document was arrived at.
 * @param isFree whether the page may load more than the consent tool.
 */
export function applyPermissions(landing: Landing, isFree: boolean): void {
  const analytics = isGranted("analytics_storage");
  const advertising = isGranted("ad_storage");
  // This chunk comes where something is permitted, or was.
  noteWithdrawal(analytics || advertising);
  // First, since events tell of it.
  keepAttribution(landing, { advertising, analytics }, services().rootDomain);
  setAnalytics(analytics);
  setMonitoring(analytics, isFree);
  embeds.start();
  marks.start();
}
