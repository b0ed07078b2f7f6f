/** The client that reports errors to one service or two; only loaded where there is an error. */

import {
  addBreadcrumb,
  breadcrumbsIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  flush,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  makeMultiplexedTransport,
} from "@sentry/browser";

import { EmbedError } from "../../embedError";
import type { Caught } from "../../errors";
import { pageFacts, services } from "../../pageFacts";
import type { ErrorSettings } from "../../generated/answers";
import { isGranted } from "../consent/state";
import { REPORT_WAIT_MS } from "../constants";
import { isWithdrawn } from "../withdrawn";
import { earlier, type VisitorStep } from "./earlier";
import { reducedEvent } from "./reduced";

/** Beside those that the library leaves out itself, `Script error` among them. */
const IGNORED = [
  /ChunkLoadError/,
  /Loading (?:CSS )?chunk \S+ failed/i,
  /Failed to fetch dynamically imported module/,
  /Importing a module script failed/,
  /error loading dynamically imported module/i,
  /^Script error\.?$/,
  /-extension:\/\//,
];
const EXTENSIONS = [/^(?:chrome|moz|safari|safari-web|ms-browser)-extension:/];

/** Be ready to report, after those steps; the function returned takes the errors. */
export function openReports(
  settings: ErrorSettings,
  steps: VisitorStep[],
): (caught: Caught) => void {
  const dsns = settings.dsns.map(whole);
  init({
    dsn: dsns[0] ?? "",
    transport: makeMultiplexedTransport(makeFetchTransport, () => dsns),
    environment: services().environment ?? "",
    release: pageFacts().buildHash,
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ console: false, sentry: false }),
    ],
    ignoreErrors: IGNORED,
    denyUrls: EXTENSIONS,
    // Reports on what was left out, and of visits without an error, are of no use here.
    sendClientReports: false,
    sendDefaultPii: false,
    // What is permitted may be withdrawn while the page is open.
    beforeSend: (event) =>
      isGranted("security_storage") && !isWithdrawn() ? reducedEvent(event) : null,
  });
  for (const crumb of earlier(steps)) addBreadcrumb(crumb);
  return (caught) => {
    if (!(settings.silent && caught.error instanceof EmbedError)) captureFault(caught);
  };
}

/** Wait until what was taken has been sent. */
export async function whenSent(): Promise<void> {
  await flush(REPORT_WAIT_MS);
}

function captureFault({ error, where, componentStack }: Caught): void {
  captureException(error, {
    mechanism: { handled: where !== undefined, type: where === undefined ? "onerror" : "generic" },
    captureContext: {
      tags: {
        ...(where && { where }),
        ...(error instanceof EmbedError && { embed: error.embed, silenceable: true }),
      },
      ...(componentStack && { contexts: { react: { componentStack } } }),
    },
  });
}

/** The built-in sink is known by its path; its key is nobody's. */
function whole(dsn: string): string {
  return dsn.startsWith("/") ? `${location.protocol}//public@${location.host}${dsn}` : dsn;
}
