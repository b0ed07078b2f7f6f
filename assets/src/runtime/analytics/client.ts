/**
 * Sends events in batches, one after the other, so that they arrive in their order. What cannot
 * be delivered is logged and gone: an event is not worth a second try on a visitor's line.
 */

import { report } from "../../errors";
import { type End, endAll, listen } from "../../topic";
import {
  ANALYTICS_BATCH_BYTES,
  ANALYTICS_BATCH_EVENTS,
  ANALYTICS_PAUSE_MS,
  EVENT_QUEUE_LIMIT,
} from "../constants";
import { type AnalyticsService, type ServiceAnswer, isSuccess, type SentEvent } from "./service";

export class AnalyticsClient {
  readonly #service: AnalyticsService;
  #waiting: SentEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isLeft = false;

  constructor(service: AnalyticsService) {
    this.#service = service;
  }

  /** Returns what ends it: nothing more is sent, and what waits is forgotten. */
  start(): End {
    return endAll(
      listen(window, ["pagehide", "pageshow"], this.#turn),
      listen(document, ["visibilitychange"], this.#hide),
      this.#forget,
    );
  }

  readonly #forget = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  };

  add(event: SentEvent): void {
    if (this.#waiting.length >= EVENT_QUEUE_LIMIT) return;
    this.#waiting.push(event);
    this.#timer ??= setTimeout(() => void this.#flush(), ANALYTICS_PAUSE_MS);
  }

  async #flush(): Promise<void> {
    this.#timer = undefined;
    // The one that is sending takes along what has come since.
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#waiting.length) this.#judge(await this.#service.send(this.#batch(), false));
    this.#isSending = false;
  }

  /** The page is left, or come back to. */
  readonly #turn = ({ type }: Event): void => {
    this.#isLeft = type === "pagehide";
    if (this.#isLeft) this.#leave();
  };

  readonly #hide = (): void => {
    if (document.visibilityState === "hidden") this.#leave();
  };

  #leave(): void {
    while (this.#waiting.length) void this.#service.send(this.#batch(), true).then(this.#judge);
  }

  /** The oldest events that one request may carry, one at the least. */
  #batch(): SentEvent[] {
    let bytes = 0;
    const end = this.#waiting.findIndex((event, index) => {
      bytes += new TextEncoder().encode(JSON.stringify(event)).length;
      const isFull = bytes > ANALYTICS_BATCH_BYTES || index >= ANALYTICS_BATCH_EVENTS;
      return isFull && index > 0;
    });
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
  }

  readonly #judge = (answer: ServiceAnswer): void => {
    // What is under way as the page is left the browser cuts.
    const isCut = this.#isLeft && answer.status === 0;
    if (isCut || isSuccess(answer)) return;
    const error = new Error(`Analytics: ${answer.status} ${answer.body.slice(0, 100)}`);
    // eslint-disable-next-line no-console -- a failure of analytics is logged, says the catalogue
    console.error(error.message);
    report({ error, where: "analytics" });
  };
}
