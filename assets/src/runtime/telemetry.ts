/**
 * Measuring, remembering what brought a visitor, and reporting errors: as much of it as each page
 * needs. The rest is fetched once the visitor permits something, or takes that back.
 */

import { report } from "../errors";
import { type End, endAll, startAfter } from "../topic";
import { pageFacts } from "../pageFacts";
import { refuseEvents } from "./analytics/analytics";
import { isBot } from "./bots";
import { toolReady } from "./consent/adapter";
import { type Category, isGranted, onConsent } from "./consent/state";
import * as reports from "./reports/watch";
import { onRoute, type RouteChange } from "./route";
import { local, readCookie } from "./storage";

import type * as permittedModule from "./permitted";

type PermittedModule = typeof permittedModule;

/** Without one of these there is nothing to measure. */
const MEASURING: Category[] = ["ad_storage", "analytics_storage"];
/** One of them is there wherever something was permitted before. */
const COOKIES = ["fp-utm", "_dd_s"];
const SEARCH_CLICK = "portolan_msclkid";

// In memory only: nothing is stored before it is permitted.
const landing = { search: location.search, referrer: document.referrer };

let isToolKnown = false;
let isChosen = false;
let isFree = false;
let permitted: Promise<PermittedModule> | undefined;

export function start(): End {
  if (isBot()) {
    refuseEvents();
    return endAll();
  }
  const end = endAll(
    reports.start(),
    onRoute(followRoute),
    onConsent(followConsent),
    startAfter(toolReady, followTool),
  );
  // Reports are to be had even where the navigation never tells of a route.
  followRoute({ facts: pageFacts() });
  return end;
}

function followTool(): undefined {
  isToolKnown = true;
  void measurePermitted();
}

function followRoute({ facts }: Pick<RouteChange, "facts">): void {
  // Pages that load the consent tool alone load nothing else of others.
  isFree = facts.scripts.length > 1;
  reports.allowReports(isFree);
  void measurePermitted();
}

function followConsent(): void {
  isChosen = true;
  reports.fetchReporter();
  void measurePermitted();
}

/** Whether something is left of an earlier choice; maybe it was withdrawn elsewhere. */
function hasTraces(): boolean {
  return COOKIES.some(readCookie) || local.get(SEARCH_CLICK) !== undefined;
}

async function measurePermitted(): Promise<void> {
  if (!isChosen && !isToolKnown) return;
  if (!MEASURING.some(isGranted) && !permitted && !hasTraces()) {
    if (isChosen) refuseEvents();
    return;
  }
  try {
    permitted ??= import(/* webpackChunkName: "permitted" */ "./permitted");
    (await permitted).applyPermissions(landing, isFree);
  } catch (error) {
    // The next page tries again.
    permitted = undefined;
    report({ error, where: "permitted" });
  }
}
