/** Analytics while the visitor permits it. */

import { services } from "../services";
import { initialize, refuse, type TrackedEvent } from "./analytics";
import { AnalyticsClient } from "./client";
import { newId, removeIds, searchRatesTrackingId } from "./ids";
import { serviceOf } from "./service";
import { userProperties } from "./user";

/** Where visitors search for rates and ask for them. */
const RATES = /^\/(?:route-search|get-started)(?:\/|$)/;

let client: AnalyticsClient | undefined;

/** Begin to send, or stop for good and leave no id behind; a second word of the same is none. */
export function setAnalytics(isPermitted: boolean): void {
  const settings = services().analytics;
  if (isPermitted && settings && !client) {
    client = new AnalyticsClient(serviceOf(settings));
    client.start();
    initialize(send);
  } else if (!isPermitted) {
    client?.stop();
    client = undefined;
    refuse();
    removeIds();
  }
}

function send({ type, properties, time }: TrackedEvent): void {
  const told = isOfRates(properties) ? { ...properties, ...idOfRates() } : properties;
  client?.add({ type, properties: told, time, id: newId(), user: userProperties() });
}

function isOfRates({ path }: { path?: string }): boolean {
  return path !== undefined && RATES.test(path);
}

function idOfRates(): object {
  return { searchRatesTrackingId: searchRatesTrackingId() };
}
