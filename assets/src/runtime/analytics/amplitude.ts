/** Amplitude's HTTP API, version 2: https://amplitude.com/docs/apis/analytics/http-v2 */

import { postEvents } from "./post";
import type { AnalyticsService, ServiceAnswer, SentEvent } from "./service";

export function amplitude(url: string, key: string): AnalyticsService {
  return {
    async send(events, isLeaving) {
      const data = { api_key: key, events: events.map(translate) };
      return plain(await postEvents(url, data, isLeaving));
    },
  };
}

function translate({ id, type, properties, time, user }: SentEvent): object {
  return {
    event_type: type,
    event_properties: properties,
    user_properties: user,
    device_id: user.marketing_tracking_id,
    insert_id: id,
    time,
    platform: "Web",
  };
}

/** It says that all is well in JSON. */
function plain(answer: ServiceAnswer): ServiceAnswer {
  try {
    const { code } = JSON.parse(answer.body) as { code?: number };
    return answer.status === 200 && code === 200 ? { ...answer, body: "success" } : answer;
  } catch {
    return answer;
  }
}
