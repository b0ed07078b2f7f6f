/** Which links the navigation follows, and which are left to the browser. */

import { isDocument, redirected } from "./rules";

/** Others' scripts differ there, and what is loaded cannot be unloaded. */
const ROUTE_SEARCH = "/route-search";
const FILE = /\.\w+$/;

/** The page that a link leads to, where the navigation can show it. */
export function pageOf(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute("download") || !URL.canParse(link.href)) return undefined;
  const url = redirected(new URL(link.href));
  return isNavigable(url) && !isWithin(link) ? url : undefined;
}

/**
 * Whether the navigation can show a page, coming from the address that is shown now.
 *
 * @param path the path of the data that is shown there, which is another for an error.
 */
export function isNavigable(
  { origin, pathname }: URL,
  path = pathname,
  from = location.pathname,
): boolean {
  return (
    origin === location.origin &&
    !FILE.test(pathname) &&
    !isDocument(pathname) &&
    !isDocument(from) &&
    (!pathname.startsWith(ROUTE_SEARCH) ||
      [path, from].every((one) => one.startsWith(ROUTE_SEARCH)))
  );
}

/** The path and query of an address. */
export function addressOf({ pathname, search }: URL | Location | HTMLAnchorElement): string {
  return pathname + search;
}

/** Whether a link leads to a place on the page that is shown. */
function isWithin(link: HTMLAnchorElement): boolean {
  return link.href.includes("#") && addressOf(link) === addressOf(location);
}
