/**
 * Storage for browsers that may forbid it: what cannot be read is not there, what cannot be
 * written is dropped. Cookies are read here, and written by `writeCookie.ts`.
 */

export interface Area {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

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
