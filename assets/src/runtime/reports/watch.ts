/**
 * Watches for errors. The client that reports them is fetched at the first one: most visits have
 * none. It comes only where it is configured, not before the visitor has made a choice, since
 * until then nothing is sent to anybody, and not on pages that load the consent tool alone.
 */

import { type Caught, onCaught } from "../../errors";
import { type End, endAll, listen } from "../../topic";
import { FIRST_ERRORS_LIMIT, FIRST_STEPS_LIMIT } from "../constants";
import { isGranted } from "../consent/state";
import { ROUTE } from "../route";
import { services } from "../../pageFacts";
import type { VisitorStep } from "./earlier";

const STEPS = ["click", "change", ROUTE];

let first: Caught[] = [];
let steps: VisitorStep[] = [];
let tell: ((caught: Caught) => void) | undefined;
let isLoading = false;
let isFree = false;

export function start(): End {
  return endAll(onCaught(keepFirst), listen(window, STEPS, noteStep, { capture: true }), () => {
    first = [];
    steps = [];
  });
}

/** Whether the page may load more than the consent tool. */
export function allowReports(free: boolean): void {
  isFree = free;
  fetchReporter();
}

/** Fetch the client, if there is something to report and it may be. */
export function fetchReporter(): void {
  const settings = services().errors;
  if (isLoading || !first.length || !settings || !isFree || !isGranted("security_storage")) return;
  isLoading = true;
  import(/* webpackChunkName: "error-reports" */ "./client").then(
    ({ openReports }) => {
      tell = openReports(settings, steps);
      first.splice(0).forEach(tell);
    },
    () => (isLoading = false),
  );
}

function keepFirst(caught: Caught): void {
  if (tell) tell(caught);
  else if (first.length < FIRST_ERRORS_LIMIT) {
    first.push(caught);
    fetchReporter();
  }
}

/** What the site itself wrote: names and ids of elements, and of a route its path. */
function noteStep({ type, target }: Event): void {
  const { localName = location.pathname } = target as Partial<Element>;
  const { id } = (target as Partial<Element>).closest?.("[id]") ?? {};
  const what = id ? `#${id} ${localName}` : localName;
  steps = [...steps.slice(1 - FIRST_STEPS_LIMIT), [type, Date.now(), what]];
}
