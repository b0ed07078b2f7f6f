/** The limits and times of the runtime, each with its unit. */

/** Events that wait for analytics; what comes after them is dropped. */
export const EVENT_QUEUE_LIMIT = 512;
/** How long events are collected before they are sent. */
export const ANALYTICS_PAUSE_MS = 1000;
/** Events in one request at the most. */
export const ANALYTICS_BATCH_EVENTS = 50;
/** And their size: a browser takes 64 KB from a page that is being left. */
export const ANALYTICS_BATCH_BYTES = 32_000;
export const ANALYTICS_TIMEOUT_MS = 10_000;

/** How long the attribution record lasts. */
export const ATTRIBUTION_DAYS = 182.5;
export const ATTRIBUTION_VALUE_CHARACTERS = 120;
/** All cookies of the record together, as a request carries them. */
export const ATTRIBUTION_COOKIES_BYTES = 2500;

/** Errors that are kept until the client that reports them is there. */
export const FIRST_ERRORS_LIMIT = 10;
/** Steps of the visitor that are kept for the first report. */
export const FIRST_STEPS_LIMIT = 30;
/** How long a page that has to be loaded anew waits for the report of why. */
export const REPORT_WAIT_MS = 3000;
/** A text of an error report has so many at the most. */
export const ERROR_TEXT_CHARACTERS = 250;

/** Share of sessions that real-user monitoring records, and of those that it replays. */
export const MONITORING_SESSIONS_PERCENT = 100;
export const MONITORING_REPLAYS_PERCENT = 100;
/** Share of sessions in which the monitoring library reports on itself. */
export const MONITORING_TELEMETRY_PERCENT = 20;
export const MINUTE_MS = 60_000;

/** How often the consent tool is looked for: for the first 10 s, and from then on. */
export const CONSENT_POLL_MS = 200;
export const CONSENT_QUICK_MS = 10_000;
export const CONSENT_SLOW_POLL_MS = 2000;

/** How often page data is asked for again, beyond the first time. */
export const PAGE_DATA_RETRIES = 3;
/** How many pages are kept as data. */
export const PAGE_DATA_PAGES = 100;
/** After which a navigation is said to be under way. */
export const NOTICE_DELAY_MS = 1000;
/** From a change of route to the event for the tag manager. */
export const ROUTE_LOADED_DELAY_MS = 300;
/** How many pages with forms are kept as the visitor left them. */
export const HALF_WRITTEN_PAGES = 10;
/** How many of the latest paths are kept. */
export const PATH_LOG_LENGTH = 5;
/** Before each batch of pages that are fetched ahead. */
export const PREFETCH_PAUSE_MS = 3000;
export const PREFETCH_BATCH = 4;
