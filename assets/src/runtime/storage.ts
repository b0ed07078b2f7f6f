/**
 * Storage and cookies for browsers that may forbid them: what cannot be read is not there, what
 * cannot be written is dropped. Values of cookies are percent-encoded whole.
 */

export interface Area {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface CookieOptions {
  /** How long it lasts; without it, as long as the browser is open. */
  days?: number;
  /** The domain whose hosts all get it; without it, this host alone. */
  domain?: string | undefined;
}

const DAY_S = 86_400;

/** Lasts as long as the tab. */
export const session = area(() => window.sessionStorage);
/** Lasts until it is removed. */
export const local = area(() => window.localStorage);

export function readCookie(name: string): string | undefined {
  return attempt(() => {
    const start = `${name}=`;
    const match = document.cookie.split("; ").find((cookie) => cookie.startsWith(start));
    return match && decodeURIComponent(match.slice(start.length));
  });
}

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

function area(storage: () => Storage): Area {
  return {
    get: (key) => attempt(() => storage().getItem(key) ?? undefined),
    set: (key, value) => {
      attempt(() => {
        storage().setItem(key, value);
      });
    },
    remove: (key) => {
      attempt(() => {
        storage().removeItem(key);
      });
    },
  };
}

/** What the task gives, or nothing where it fails. */
export function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
