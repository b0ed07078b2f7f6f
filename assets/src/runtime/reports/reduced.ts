/**
 * What may leave of a report: a list of what is kept, so that nothing new slips through.
 */

import type { Breadcrumb, ErrorEvent, Exception, StackFrame } from "@sentry/browser";

import { pageFacts } from "../../pageFacts";
import { ERROR_TEXT_CHARACTERS } from "../constants";
import { latestPaths } from "../pathLog";
import { LEFT_OUT, scrubError, scrubMessage, scrubUrl, typedTexts } from "./scrub";

const CRUMB_DATA = ["method", "status_code"] as const;
const CRUMB_URLS = ["url", "from", "to"] as const;

/** The report without what may be a visitor's. */
export function reducedEvent(event: ErrorEvent): ErrorEvent {
  const typed = typedTexts();
  const { event_id, timestamp, platform, level, release, environment, sdk, tags } = event;
  const { exception, breadcrumbs, message, contexts } = event;
  const reduced = {
    ...{ event_id, timestamp, platform, level, release, environment, sdk, tags },
    type: undefined,
    request: { url: short(scrubUrl(location.origin + pageFacts().path)) },
    exception: { values: exception?.values?.map((one) => reducedException(one, typed)) ?? [] },
    breadcrumbs: breadcrumbs?.map((one) => reducedCrumb(one, typed)) ?? [],
    ...(message && { message: LEFT_OUT }),
    contexts: {
      visit: { paths: latestPaths().map((path) => short(scrubUrl(path))) },
      ...(contexts?.react && { react: reducedStack(contexts.react, typed) }),
    },
  };
  // What is missing is missing, and not there without a value.
  return JSON.parse(JSON.stringify(reduced)) as ErrorEvent;
}

function reducedException({ type, value, mechanism, stacktrace }: Exception, typed: string[]) {
  return {
    type,
    value: short(scrubError(type, value ?? "", typed)),
    mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled },
    stacktrace: stacktrace && { frames: stacktrace.frames?.map(reducedFrame) },
  };
}

function reducedFrame({ filename, function: name, lineno, colno, in_app }: StackFrame) {
  return { filename: filename && scrubUrl(filename), function: name, lineno, colno, in_app };
}

function reducedStack({ componentStack }: Record<string, unknown>, typed: string[]) {
  return { componentStack: scrubMessage(String(componentStack), typed) };
}

function reducedCrumb(crumb: Breadcrumb, typed: string[]) {
  const { type, category, level, timestamp, message } = crumb;
  return {
    ...{ type, category, level, timestamp },
    message: message && short(scrubMessage(message, typed)),
    data: reducedData(crumb.data ?? {}),
  };
}

function reducedData(data: Record<string, unknown>): Record<string, unknown> {
  const reduced: Record<string, unknown> = {};
  for (const name of CRUMB_DATA) reduced[name] = data[name];
  for (const name of CRUMB_URLS) {
    const url = data[name];
    if (typeof url === "string") reduced[name] = short(scrubUrl(url));
  }
  return reduced;
}

/** As the library cuts addresses; texts it leaves as long as they are. */
function short(text: string): string {
  const isLong = text.length > ERROR_TEXT_CHARACTERS;
  return isLong ? `${text.slice(0, ERROR_TEXT_CHARACTERS)}...` : text;
}
