/** How many monitoring events a minute may have. */

import { MINUTE_MS } from "../constants";

/**
 * Says of each event whether it is within the limit; without one the library's own holds.
 * Views count and always pass: the library insists on them.
 */
export function limiter(limit?: number): (type: string) => boolean {
  let began = 0;
  let count = 0;
  return (type) => {
    if (Date.now() - began >= MINUTE_MS) {
      began = Date.now();
      count = 0;
    }
    count += 1;
    return !limit || count <= limit || type === "view";
  };
}
