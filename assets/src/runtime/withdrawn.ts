/** Whether measuring was permitted and is not any more: from then on nothing leaves, no report. */

import { isGranted } from "./consent/state";
import { session } from "./storage";

const WITHDRAWN = "portolan:withdrawn";

/** Note it for this tab, until something is permitted again. */
export function noteWithdrawal(isMeasured: boolean): void {
  if (isMeasured) session.remove(WITHDRAWN);
  else if (isGranted("security_storage")) session.set(WITHDRAWN, "1");
}

export function isWithdrawn(): boolean {
  return session.get(WITHDRAWN) !== undefined;
}
