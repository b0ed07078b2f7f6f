/** The built-in sink, which shows on a page of the site what it got. */

import { postEvents } from "./post";
import type { AnalyticsService } from "./service";

export function sink(url: string): AnalyticsService {
  return { send: (events, isLeaving) => postEvents(url, { events }, isLeaving) };
}
