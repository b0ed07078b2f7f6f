/** Written by `flask islands types` from the Python of the site. */

import type { SummaryView } from "./forms";

/** The answer to an accepted form: the address of its confirmation. */
export interface AcceptedForm {
  location: string;
}

/** The receiver of events; an outside service has a key, the event sink none. */
export interface AnalyticsSettings {
  url: string;
  key?: string;
}

/** The hash of the build that the server runs. */
export interface AppData {
  webpackCompilationHash: string;
}

/** The public key of the bot check. */
export interface BotCheckSettings {
  siteKey: string;
}

/** A rule for one address, as the browser's navigation follows it. */
export interface BrowserRule {
  fromPath: string;
  toPath: string;
  ignoreCase: boolean;
}

/** The HS codes that match a search, the best first; without any, words that may be meant. */
export interface CodeMatches {
  codes: MatchShape[];
  suggestions: string[];
}

/** An HS code: its text, in the language that `lang` names. */
export interface CodeShape {
  code: string;
  dotted: string;
  level: string;
  text: string;
  lang: string;
  slug: string;
}

/** The names of cookies that others write or read, by their role. */
export interface CookieNames {
  marketing?: string;
  secondMarketing?: string;
  customer?: string;
}

/** The receivers of error reports; a path stands for the event sink. */
export interface ErrorSettings {
  dsns: string[];
  silent: boolean;
}

/** The answer to a form that could not be stored. */
export interface FailedForm {
  message: string;
}

/** The visitor's country (ISO 3166-1 alpha-2) if it is known, and its regions. */
export interface Geography {
  countryCode?: string;
  isEU: boolean;
  isEMEA: boolean;
}

/** One element of the head; `text` is its content, safe inside a script element. */
export interface HeadNode {
  tag: string;
  attrs: Record<string, string>;
  text?: string;
}

/** An island on a page, as the browser's navigation needs it. */
export interface Island {
  id: string;
  name: string;
  props: unknown;
}

/** Data of the browser's drawing: the room in millimeters, its blocks, the view so far. */
export interface LoadDrawing {
  room: number[];
  blocks: LoadedBlock[];
  step: number;
  turn: number;
  caption: string;
}

/** A block in loading order: its corners in millimeters, pieces each way, its row from 0. */
export interface LoadedBlock {
  corners: number[];
  counts: number[];
  row: number;
}

/** An HS code that matches a search, the reason, and the name that matched. */
export interface MatchShape extends CodeShape {
  why: string;
  name: string;
}

/** The customer messaging. */
export interface MessagingSettings {
  appId: string;
}

/** The monitoring of visits: its keys, the origin of its events, and their limit per minute. */
export interface MonitoringSettings {
  applicationId: string;
  clientToken: string;
  intake: string;
  limit: number;
}

/** The scripts that run off the main thread, and the calls forwarded to them. */
export interface OffThreadSettings {
  ids: string[];
  forward: string[];
}

/** A page for the browser's navigation: what differs between documents. */
export interface PageData extends PageFacts {
  status: number;
  title: string;
  htmlAttrs: Record<string, string>;
  head: HeadNode[];
  html: string;
  twins: Record<string, string>;
  islands: Island[];
}

/** Facts about a page for the browser's runtime. */
export interface PageFacts {
  path: string;
  buildHash: string;
  catalog: string;
  searchIndex: string;
  scripts: string[];
  queries: Record<string, string>;
  slices: Record<string, string>;
  services: Services;
}

/** The places that match a search, the best first. */
export interface PlaceMatches {
  places: PlaceShape[];
}

/** A place: its type is `airport`, `oceanport` or `town`; latitude and longitude in degrees. */
export interface PlaceShape {
  code: string;
  name: string;
  type: string;
  country: string;
  country_name: string;
  slug: string;
  latitude: number;
  longitude: number;
}

/** The answer to a form with errors: their messages by field, and the summary. */
export interface RefusedForm {
  errors: Record<string, string>;
  summary: SummaryView | null;
}

/** A page whose title matches what has been typed; the label names its section. */
export interface SearchSuggestion {
  title: string;
  path: string;
  label: string;
}

/** The suggestions of the search box, the best first. */
export interface SearchSuggestions {
  suggestions: SearchSuggestion[];
}

/** The configured services. */
export interface Services {
  rootDomain?: string;
  environment?: string;
  analytics?: AnalyticsSettings;
  cookies?: CookieNames;
  errors?: ErrorSettings;
  monitoring?: MonitoringSettings;
  messaging?: MessagingSettings;
  botCheck?: BotCheckSettings;
  serviceWorker?: boolean;
  offThread?: OffThreadSettings;
}

/** A shared fragment; `hash` is that of its content. */
export interface Slice {
  name: string;
  locale: string;
  buildHash: string;
  hash: string;
  html: string;
}

/** The facts of the worker: its version, what it stores at once, what it never stores. */
export interface WorkerFacts {
  version: string;
  core: string[];
  never: string[];
}
