/** What an analytics service is to the site: something that takes events and answers. */

import type { TrackedEvent } from "./analytics";
import type { UserProperties } from "./user";

export interface SentEvent extends TrackedEvent {
  /** Tells an event that arrives twice from two events. */
  id: string;
  user: UserProperties;
}

export interface ServiceAnswer {
  /** The HTTP status; 0 where nothing was sent, or nothing came back. */
  status: number;
  body: string;
}

export interface AnalyticsService {
  /**
   * Send events; never throws.
   *
   * @param isLeaving the page is being left: send in a way that outlives it.
   */
  send(events: SentEvent[], isLeaving: boolean): Promise<ServiceAnswer>;
}

export function isSuccess({ status, body }: ServiceAnswer): boolean {
  return (status === 200 && body === "success") || (status === 0 && body === "No request sent");
}
