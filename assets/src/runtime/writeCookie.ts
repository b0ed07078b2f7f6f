/**
 * Cookies that the script writes, apart from `storage.ts`: only the parts that come once something
 * is permitted write any. Values are percent-encoded whole.
 */

import { attempt } from "./storage";

export interface CookieOptions {
  /** How long it lasts; without it, as long as the browser is open. */
  days?: number;
  /** The domain whose hosts all get it; without it, this host alone. */
  domain?: string | undefined;
}

const DAY_S = 86_400;

/** Write a cookie for all paths; other sites' requests carry it only when they lead here. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  const { days, domain } = options;
  const age = days === undefined ? "" : `;max-age=${Math.round(days * DAY_S)}`;
  const secure = location.protocol === "https:" ? ";secure" : "";
  attempt(() => {
    document.cookie =
      `${name}=${encodeURIComponent(value)};path=/;samesite=lax${age}${secure}` +
      (domain ? `;domain=${domain}` : "");
  });
}

/** Remove a cookie that was written with this domain. */
export function removeCookie(name: string, domain?: string): void {
  writeCookie(name, "", { days: 0, domain });
}
