/** Real-user monitoring with session replay; only loaded where it is configured and permitted. */

import { datadogRum, type RumEvent } from "@datadog/browser-rum";

import { pageFacts, services } from "../../pageFacts";
import {
  MONITORING_REPLAYS_PERCENT,
  MONITORING_SESSIONS_PERCENT,
  MONITORING_TELEMETRY_PERCENT,
} from "../constants";
import { type End, endAll } from "../../topic";
import type { MonitoringSettings } from "../../generated/answers";
import { limiter } from "./limit";
import * as replay from "./replay";
import { scrubEvent } from "./scrubEvent";

let isPrepared = false;
let isAllowed = false;

/** Record from now on; returns what ends that. */
export function start(settings: MonitoringSettings): End {
  isAllowed = true;
  if (!isPrepared) prepareLibrary(settings);
  isPrepared = true;
  datadogRum.setTrackingConsent("granted");
  return endAll(replay.start(), () => {
    isAllowed = false;
    datadogRum.setTrackingConsent("not-granted");
  });
}

/** Once in a document: the library cannot be taken back, it can only be refused. */
function prepareLibrary({ applicationId, clientToken, intake, limit }: MonitoringSettings): void {
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
