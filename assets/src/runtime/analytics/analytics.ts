/**
 * Where events are told. Until the visitor permits analytics they wait in memory, the first of
 * them at least; once it is refused they are forgotten, and so is whatever comes after.
 */

import { EVENT_QUEUE_LIMIT } from "../constants";

/** An event as it was told. */
export interface TrackedEvent {
  type: string;
  properties: object;
  /** When, in milliseconds since 1970. */
  time: number;
}

export type Taker = (event: TrackedEvent) => void;

let queue: TrackedEvent[] = [];
let taker: Taker | "nobody" | undefined;

/** Tell of an event. */
export function trackEvent(type: string, properties: object = {}): void {
  const event = { type, properties, time: Date.now() };
  if (typeof taker === "function") taker(event);
  else if (!taker && queue.length < EVENT_QUEUE_LIMIT) queue.push(event);
}

/** Hand on what has waited, in its order, and whatever comes. */
export function sendEventsTo(to: Taker): void {
  taker = to;
  for (const event of queue.splice(0)) to(event);
}

/** Forget what waits, and take nothing more. */
export function refuseEvents(): void {
  taker = "nobody";
  queue = [];
}
