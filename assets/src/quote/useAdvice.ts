/**
 * Advice that follows the answers: the same page is asked for with what stands in the form, and its
 * words are shown. Without an answer nothing is said; the server says it again after a post.
 */

import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

import { useLatestRequest } from "../forms/useLatestRequest";
import type { GroupView } from "../generated/forms";
import { fetchPageProps } from "../islands/pageProps";
import { type Errors, fieldsOf } from "./groups";
import type { QuoteField } from "../generated/names";
import type { QuoteFormProps } from "../generated/quote";

/** How long the typing has to rest. */
const REST_MS = 400;
/** The answers that advice follows from; those about people are none of them. */
const QUERIED: QuoteField[] = [
  "origin",
  "destination",
  "mode",
  "delivery",
  "ready_date",
  "containers",
  "pieces",
  "weight_kg",
  "volume_cbm",
  "dangerous_goods",
  "battery_chemistry",
  "battery_packing",
];

/** With the mode, any one of these is enough to ask. */
const ANSWERS: (QuoteField | `${QuoteField}-1-height`)[] = [
  "weight_kg",
  "dangerous_goods",
  "pieces-1-height",
];

/** What the server has found wrong with the answers that it was asked about last. */
interface Verdict {
  query: URLSearchParams;
  errors: Errors;
}

export function useAdvice(fromServer: QuoteFormProps, form: RefObject<HTMLFormElement | null>) {
  const [shown, setShown] = useState({ advice: cameWith(fromServer), isFresh: false });
  const verdict = useRef<Verdict>(undefined);
  const latest = useRef<string>(undefined);
  const pause = usePause();
  const request = useLatestRequest();

  useEffect(() => {
    // What came with the page is known; what was typed before it woke is not.
    if (shown.advice.length > 0) latest.current ??= queryOf(form.current).toString();
    else look();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is taken over
  }, []);

  /** Ask anew when the answers have changed and rest. */
  function look() {
    const query = queryOf(form.current);
    if (query.toString() === latest.current) return;
    latest.current = query.toString();
    pause.end();
    request.abort();
    if (isWorthAsking(query)) pause.begin(() => void askServer(query));
    else setShown((before) => ({ ...before, advice: [] }));
  }

  async function askServer(query: URLSearchParams) {
    const signal = request.begin();
    const view = await answerTo(fromServer.action, query, signal);
    if (signal.aborted) return;
    verdict.current = { query, errors: view?.left_out ?? {} };
    setShown({ advice: view?.advice ?? [], isFresh: true });
  }

  return {
    ...shown,
    look,
    refused: (typed: FormData) => errorsOfPlaces(fromServer.groups, verdict.current, typed),
  };
}

/** What came with the page is told of until the server is asked about what is typed. */
function cameWith({ carried, advice }: QuoteFormProps) {
  return [...carried, ...advice];
}

/** Waits until the typing rests; none outlives the form. */
function usePause() {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  function end() {
    clearTimeout(waiting.current);
  }

  useEffect(() => end, []);

  return {
    end,
    begin: (task: () => void) => {
      waiting.current = setTimeout(task, REST_MS);
    },
  };
}

/**
 * The server's word on the two places, as long as they are what it was asked about: it knows more
 * of them than the page, as that two names are those of one place.
 */
function errorsOfPlaces(
  groups: GroupView[],
  verdict: Verdict | undefined,
  typed: FormData,
): Errors {
  const places = fieldsOf(groups).filter(({ kind }) => kind === "place");
  const names = places.map(({ name }) => name);
  const isCurrent = names.every(
    (name) => (typed.get(name) ?? "") === (verdict?.query.get(name) ?? ""),
  );
  const errors = Object.entries(verdict?.errors ?? {}).filter(([name]) => names.includes(name));
  return isCurrent ? Object.fromEntries(errors) : {};
}

/** Null where it cannot be had: what was said about other answers goes too. */
async function answerTo(
  action: string,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<QuoteFormProps | null> {
  try {
    return (await fetchPageProps("QuoteForm", action, query, signal)) ?? null;
  } catch {
    return null;
  }
}

function queryOf(form: HTMLFormElement | null): URLSearchParams {
  const query = new URLSearchParams();
  new FormData(form ?? undefined).forEach((value, name) => {
    if (typeof value === "string" && value && isQueried(name)) query.append(name, value);
  });
  return query;
}

/** Of a field with parts, such as the rows of pieces, each part has its name before a hyphen. */
function isQueried(name: string): boolean {
  return QUERIED.includes(name.split("-", 1)[0] as QuoteField);
}

/** A route is enough; nothing else is said before the mode is known, and not of it alone. */
function isWorthAsking(query: URLSearchParams): boolean {
  const isRoute = query.has("origin") && query.has("destination");
  return isRoute || (query.has("mode") && ANSWERS.some((name) => query.has(name)));
}
