/** Ids by which an outside tool tells one browser from another; none says who somebody is. */

import { services } from "../../pageFacts";
import { ATTRIBUTION_DAYS } from "../constants";
import { readCookie } from "../storage";
import { removeCookie, writeCookie } from "../writeCookie";

const SEARCH_RATES = "searchRatesTrackingId";
const PREFIX = "searchRates_";
const CUSTOMERS = "clients";

/** The id of searches for rates, as the route search and the quote tell it. */
export function searchRatesTrackingId(): string {
  return cookieValue(SEARCH_RATES, PREFIX);
}

/** The id of this browser: what another tool has put into the cookie, else one of our own. */
export function marketingTrackingId(): string {
  return cookieValue(marketingCookie());
}

/** The id by which a second tool knows this browser, where that tool has given one. */
export function secondMarketingTrackingId(): string | undefined {
  return readId(services().cookies?.secondMarketing);
}

/** Whether the customers' application has marked this browser. */
export function isCustomer(): boolean {
  return readId(services().cookies?.customer) === CUSTOMERS;
}

/** Take the ids off this browser. */
export function removeIds(): void {
  for (const name of [SEARCH_RATES, marketingCookie()]) {
    if (readCookie(name) !== undefined) removeCookie(name, services().rootDomain);
  }
}

function cookieValue(name: string, prefix = ""): string {
  const value = readCookie(name);
  if (value?.startsWith(prefix)) return value;
  const made = prefix + newId();
  writeCookie(name, made, { days: ATTRIBUTION_DAYS, domain: services().rootDomain });
  return made;
}

/** As `crypto.randomUUID`, which only secure hosts have. */
export function newId(): string {
  const [one, ...others] = crypto.getRandomValues(new Uint16Array(8));
  const digits = [one, ...others].map((part = 0) => part.toString(16).padStart(4, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-a$4-");
}

function marketingCookie(): string {
  return services().cookies?.marketing ?? "marketing_id";
}

function readId(name: string | undefined): string | undefined {
  return name && readCookie(name);
}
