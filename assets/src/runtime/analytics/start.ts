/** Analytics while the visitor permits it. */

import { services } from "../../pageFacts";
import { isolate } from "../../errors";
import type { End } from "../../topic";
import type { AnalyticsSettings } from "../../generated/answers";
import type {} from "../dataLayer";
import { onGeography } from "../geography";
import { amplitude } from "./amplitude";
import { sendEventsTo, refuseEvents, type TrackedEvent } from "./analytics";
import { AnalyticsClient } from "./client";
import { newId, removeIds, searchRatesTrackingId } from "./ids";
import type { AnalyticsService } from "./service";
import { sink } from "./sink";
import { userProperties } from "./user";

/** Where visitors search for rates and ask for them. */
const RATES = /^\/(?:route-search|get-started)(?:\/|$)/;

let client: AnalyticsClient | undefined;
let endClient: End | undefined;

/** Begin to send, or stop for good and leave no id behind; a second word of the same is none. */
export function setAnalytics(isPermitted: boolean): void {
  const settings = services().analytics;
  if (isPermitted && settings && !client) {
    client = new AnalyticsClient(serviceOf(settings));
    endClient = client.start();
    // For the country in what events say of the browser; none waits for it.
    onGeography(() => undefined);
    sendEventsTo(sendEvent);
  } else if (!isPermitted) {
    endClient?.();
    client = endClient = undefined;
    refuseEvents();
    removeIds();
  }
}

/** Another service is another adapter here. */
function serviceOf({ url, key }: AnalyticsSettings): AnalyticsService {
  return key ? amplitude(url, key) : sink(url);
}

/** The tag manager and the service each hear of it, whatever becomes of the other. */
function sendEvent(event: TrackedEvent): void {
  isolate("data layer", () => {
    tellTagManager(event);
  });
  isolate("analytics", () => {
    tellService(event);
  });
}

function tellTagManager({ type, properties }: TrackedEvent): void {
  // Of routes the data layer has an event of its own. Here it is written to by hand: a module that
  // this chunk shared with the boot file would make that larger.
  const { dataLayer: layer } = window;
  if (type !== "route-update" && Array.isArray(layer)) layer.push({ ...properties, event: type });
}

function tellService({ type, properties, time }: TrackedEvent): void {
  const complete = isOfRates(properties) ? { ...properties, ...idOfRates() } : properties;
  client?.add({
    type,
    properties: complete,
    time,
    id: newId(),
    // Read as it is sent: the country may be known by then.
    get user() {
      return userProperties();
    },
  });
}

function isOfRates({ path }: { path?: string }): boolean {
  return path !== undefined && RATES.test(path);
}

function idOfRates(): object {
  return { searchRatesTrackingId: searchRatesTrackingId() };
}
