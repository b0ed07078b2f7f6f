/** What happened before the client was there: the visitor's steps, and what scripts have fetched. */

import type { Breadcrumb } from "@sentry/browser";

import { FIRST_STEPS_LIMIT } from "../constants";

/** Something that the visitor did: the event, when, and the element, without what stands in it. */
export type VisitorStep = [type: string, time: number, what: string];

const CATEGORIES: Record<string, string> = { click: "ui.click", change: "ui.input" };

/** The latest of them, the oldest first, as the client itself would have noted them. */
export function earlier(steps: VisitorStep[]): Breadcrumb[] {
  const crumbs = [...steps.map(ofStep), ...fetched()] as (Breadcrumb & { timestamp: number })[];
  return crumbs.sort((one, other) => one.timestamp - other.timestamp).slice(-FIRST_STEPS_LIMIT);
}

function ofStep([type, time, what]: VisitorStep): Breadcrumb {
  const category = CATEGORIES[type];
  const timestamp = time / 1000;
  return category
    ? { category, message: what, timestamp }
    : { category: "navigation", data: { to: what }, timestamp };
}

/** The browser has them, with their times. */
function fetched(): Breadcrumb[] {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return entries.filter(isOfScript).map(({ name, startTime, responseStatus }) => ({
    type: "http",
    category: "fetch",
    data: { url: name, status_code: responseStatus },
    timestamp: (performance.timeOrigin + startTime) / 1000,
  }));
}

function isOfScript({ initiatorType }: PerformanceResourceTiming): boolean {
  return ["fetch", "xmlhttprequest"].includes(initiatorType);
}
