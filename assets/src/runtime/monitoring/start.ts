/** Real-user monitoring, while analytics is permitted and the page loads more than consent. */

import { services } from "../../pageFacts";
import { report } from "../../errors";
import { type End, startAfter } from "../../topic";
import { removeCookie } from "../writeCookie";

const SESSION_COOKIE = "_dd_s";

let end: End | undefined;

/**
 * Begin, or stop; without permission no session is left behind. A second word of the same is none.
 *
 * @param isFree whether the page may load more than the consent tool.
 */
export function setMonitoring(isPermitted: boolean, isFree: boolean): void {
  const { monitoring: settings, rootDomain } = services();
  if (!isPermitted || !isFree) {
    end?.();
    end = undefined;
  } else if (settings) {
    end ??= startAfter(fetchClient(), (client) => client?.start(settings));
  }
  if (!isPermitted) removeCookie(SESSION_COOKIE, rootDomain);
}

/** Where it cannot be had the next page tries again. */
function fetchClient() {
  return import(/* webpackChunkName: "monitoring" */ "./client").catch((error: unknown) => {
    end = undefined;
    report({ error, where: "monitoring" });
  });
}
