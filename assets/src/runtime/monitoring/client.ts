/** Real-user monitoring with session replay; only loaded where it is configured and permitted. */

import { datadogRum, type RumEvent } from "@datadog/browser-rum";

import { pageFacts, services } from "../../pageFacts";
import {
  MONITORING_REPLAYS_PERCENT,
  MONITORING_SESSIONS_PERCENT,
  MONITORING_TELEMETRY_PERCENT,
} from "../constants";
import type { End } from "../../topic";
import type { MonitoringSettings } from "../../generated/answers";
import { limiter } from "./limit";
import * as replay from "./replay";
import { scrubEvent } from "./scrubEvent";

let isAllowed = true;
let endReplay: End | undefined;

export function startMonitoring({
  applicationId,
  clientToken,
  intake,
  limit,
}: MonitoringSettings): void {
  const isWithinLimit = limiter(limit);
  replay.prepareRecorder(datadogRum);
  datadogRum.init({
    applicationId,
    clientToken,
    service: "website",
    env: services().environment,
    version: pageFacts().buildHash,
    proxy: ({ path, parameters }) => {
      // As a session ends the library sends what it has collected; without an address it cannot.
      if (!isAllowed) throw new Error("Monitoring is not permitted any more");
      return `${intake}${path}?${parameters}`;
    },
    sessionSampleRate: MONITORING_SESSIONS_PERCENT,
    sessionReplaySampleRate: MONITORING_REPLAYS_PERCENT,
    telemetrySampleRate: MONITORING_TELEMETRY_PERCENT,
    defaultPrivacyLevel: "mask-user-input",
    // A replay has addresses and titles as they are: see replay.ts.
    startSessionReplayRecordingManually: true,
    enablePrivacyForActionName: true,
    trackAnonymousUser: false,
    trackUserInteractions: true,
    trackResources: true,
    trackLongTasks: true,
    trackSessionAcrossSubdomains: services().rootDomain !== undefined,
    beforeSend: (event: RumEvent) => {
      scrubEvent(event);
      return isWithinLimit(event.type);
    },
  });
}

/** The visitor permits it no more, or does again. */
export function setPermitted(isPermitted: boolean): void {
  isAllowed = isPermitted;
  datadogRum.setTrackingConsent(isPermitted ? "granted" : "not-granted");
  if (isPermitted) endReplay ??= replay.start();
  else {
    endReplay?.();
    endReplay = undefined;
  }
}
