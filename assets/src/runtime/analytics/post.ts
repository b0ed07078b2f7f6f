/** Posting JSON to an analytics service. */

import { ANALYTICS_TIMEOUT_MS } from "../constants";
import type { ServiceAnswer } from "./service";

/** Status and body of the answer; 0 and the reason where there is none. */
export async function postEvents(
  url: string,
  data: object,
  isLeaving: boolean,
): Promise<ServiceAnswer> {
  const body = JSON.stringify(data);
  if (isLeaving) return await postAndLeave(url, body);
  try {
    const answer = await fetch(url, {
      method: "POST",
      body,
      // No cookie of the service's own.
      credentials: "omit",
      referrerPolicy: "origin",
      headers: { "Content-Type": "application/json" },
      signal: AbortSignal.timeout(ANALYTICS_TIMEOUT_MS),
    });
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    return { status: 0, body: String(error) };
  }
}

/** What the browser takes goes out after the page is gone; nobody reads the answer. */
async function postAndLeave(url: string, body: string): Promise<ServiceAnswer> {
  const how = { method: "POST", mode: "no-cors", credentials: "omit", keepalive: true } as const;
  try {
    await fetch(url, { ...how, body, referrerPolicy: "origin" });
    return { status: 200, body: "success" };
  } catch {
    return { status: 0, body: "No request sent" };
  }
}
