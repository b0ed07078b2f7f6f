/**
 * Which campaign brought the visitor, in cookies that the server reads with a submission: see
 * `site/portolan/leads/attribution.py`. Nothing is stored before the visitor permits advertising
 * or analytics; until then the address of arrival stays in memory, and is gone with the document.
 * The click ids of advertisers are kept while advertising is permitted, and only then.
 */

import {
  ATTRIBUTION_COOKIES_BYTES,
  ATTRIBUTION_DAYS,
  ATTRIBUTION_VALUE_CHARACTERS,
} from "./constants";
import { hasAddress } from "./reports/scrub";
import { local, readCookie } from "./storage";
import { removeCookie, writeCookie } from "./writeCookie";

/** Where a document was arrived at, and from where. */
export interface Landing {
  /** The query of the address, as `location.search` has it. */
  search: string;
  referrer: string;
}

export interface Permitted {
  advertising: boolean;
  analytics: boolean;
}

/** The most telling first: what does not fit into the cookies is left out from the end. */
const NAMES = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "gclid",
  "campaign_id",
  "utm_content",
  "utm_term",
  "referrer",
  "GSC_Modal",
  "utm_adgroup",
  "utm_asset",
  "utm_device",
  "utm_matchtype",
  "utm_network",
] as const;

export type AttributionRecord = Partial<Record<(typeof NAMES)[number], string>>;

const RECORD_COOKIE = "fp-utm";
const SEARCH_CLICK_ID = "msclkid";
/** Where the click id of a search engine's advertisement is kept, in local storage. */
export const SEARCH_CLICK_KEY = "portolan_msclkid";

/** What is kept; empty where nothing is. */
export function attributionRecord(): AttributionRecord {
  try {
    return JSON.parse(readCookie(RECORD_COOKIE) ?? "{}") as AttributionRecord;
  } catch {
    return {};
  }
}

/** What was written last: another window's newer record is not written over by every page. */
let written: { landing: Landing; advertising: boolean } | undefined;

/** Keep what the visitor permits, and remove what is not permitted any more. */
export function keepAttribution(landing: Landing, permitted: Permitted, domain?: string): void {
  keepSearchClick(landing, permitted.advertising);
  if (!permitted.advertising && !permitted.analytics) {
    removeCookies([RECORD_COOKIE, ...NAMES], domain);
    written = undefined;
    return;
  }
  const { advertising } = permitted;
  const isWritten = written?.landing === landing && written.advertising === advertising;
  const stored = attributionRecord();
  const arrived = readRecord(landing);
  if (!advertising) delete arrived.gclid;
  // One without a field tells of no campaign: it neither replaces another nor stands in its way.
  const isTelling = Object.keys(arrived).length > 0;
  const isFirst = !Object.keys(stored).length;
  const isNews = isTelling && !isWritten && isCampaign(landing);
  const isRead = readCookie(RECORD_COOKIE) === undefined || (isFirst && isTelling) || isNews;
  const record = isRead ? arrived : { ...stored };
  if (!advertising) delete record.gclid;
  if (isRead || stored.gclid !== record.gclid) writeRecord(record, domain);
  written = { landing, advertising };
}

/** A link that names a campaign replaces the record; without one the first visit is kept. */
function isCampaign({ search }: Landing): boolean {
  const query = new URLSearchParams(search);
  return NAMES.some((name) => query.get(name));
}

function keepSearchClick({ search }: Landing, isPermitted: boolean): void {
  const id = new URLSearchParams(search).get(SEARCH_CLICK_ID);
  if (!isPermitted) local.remove(SEARCH_CLICK_KEY);
  else if (id) local.set(SEARCH_CLICK_KEY, cutValue(id));
}

function readRecord({ search, referrer }: Landing): AttributionRecord {
  const query = new URLSearchParams(search);
  // A sender may have put somebody's address into a link: that is no campaign.
  const given = NAMES.map((name) => [name, cutValue(query.get(name) ?? "")] as const).filter(
    ([, value]) => !hasAddress(value),
  );
  const record = Object.fromEntries(given.filter(([, value]) => value)) as AttributionRecord;
  const from = cutValue(foreign(referrer));
  return { ...(from && { referrer: from }), ...record };
}

/** The referrer without its query, if it is another site's. */
function foreign(referrer: string): string {
  if (!URL.canParse(referrer)) return "";
  const { origin, pathname, hostname } = new URL(referrer);
  return ownHosts().includes(hostname) ? "" : origin + pathname;
}

/** This host, and those of the site's other languages. */
function ownHosts(): string[] {
  const twins = [...document.querySelectorAll<HTMLLinkElement>("link[hreflang]")];
  return [location.hostname, ...twins.map(({ href }) => new URL(href).hostname)];
}

function cutValue(value: string): string {
  // Code points, as the server counts them, and not halves of them; no control signs.
  const signs = Array.from(value.replace(/\p{Cc}/gu, ""));
  return signs.slice(0, ATTRIBUTION_VALUE_CHARACTERS).join("");
}

function writeRecord(record: AttributionRecord, domain: string | undefined): void {
  const fitting = withinLimit(record);
  const options = { days: ATTRIBUTION_DAYS, domain };
  removeCookies(
    NAMES.filter((name) => !fitting[name]),
    domain,
  );
  writeCookie(RECORD_COOKIE, JSON.stringify(fitting), options);
  for (const [name, value] of Object.entries(fitting)) writeCookie(name, value, options);
}

/** As much of the record as all its cookies may hold together. */
function withinLimit(record: AttributionRecord): AttributionRecord {
  let fitting: AttributionRecord = {};
  for (const name of NAMES) {
    const longer = record[name] ? { ...fitting, [name]: record[name] } : fitting;
    if (bytesOf(longer) <= ATTRIBUTION_COOKIES_BYTES) fitting = longer;
  }
  return fitting;
}

function bytesOf(record: AttributionRecord): number {
  const cookies = [[RECORD_COOKIE, JSON.stringify(record)], ...Object.entries(record)];
  const pairs = cookies.map(([name, value]) => `${name ?? ""}=${encodeURIComponent(value ?? "")}`);
  return pairs.join("; ").length;
}

function removeCookies(names: readonly string[], domain: string | undefined): void {
  for (const name of names) if (readCookie(name) !== undefined) removeCookie(name, domain);
}
