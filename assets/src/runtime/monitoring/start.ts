/** Real-user monitoring, while analytics is permitted and the page loads more than consent. */

import { services } from "../../pageFacts";
import type * as clientModule from "./client";
import { report } from "../../errors";
import type { MonitoringSettings } from "../../generated/answers";
import { removeCookie } from "../writeCookie";

const SESSION_COOKIE = "_dd_s";

type Client = typeof clientModule;

let client: Promise<Client> | undefined;

/**
 * Begin, or stop; without permission no session is left behind. A second word of the same is none.
 *
 * @param isFree whether the page may load more than the consent tool.
 */
export async function setMonitoring(isPermitted: boolean, isFree: boolean): Promise<void> {
  const { monitoring: settings, rootDomain } = services();
  const isWanted = isPermitted && isFree;
  try {
    if (settings && (isWanted || client)) {
      client ??= fetchClient(settings);
      (await client).setPermitted(isWanted);
    }
  } catch (error) {
    client = undefined;
    report({ error, where: "monitoring" });
  }
  if (!isPermitted) removeCookie(SESSION_COOKIE, rootDomain);
}

async function fetchClient(settings: MonitoringSettings): Promise<Client> {
  const loaded = await import(/* webpackChunkName: "monitoring" */ "./client");
  loaded.startMonitoring(settings);
  return loaded;
}
