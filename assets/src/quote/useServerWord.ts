/** Asks the server about the answers of a quote: its advice, and what it finds wrong with them. */

import { type RefObject, useRef } from "react";

import { useLatestRequest } from "../forms/useLatestRequest";
import type { QuoteField } from "../generated/names";
import type { AdviceView, QuoteFormProps } from "../generated/quote";
import { fetchPageProps } from "../islands/pageProps";
import type { Errors } from "./groups";
import { isWorthAsking, queryOf } from "./query";

/** What the server judges while the form is filled in, and what that follows from. */
const JUDGED: QuoteField[] = [
  "origin",
  "destination",
  "pickup",
  "pickup_address",
  "delivery",
  "delivery_address",
  "incoterm",
  "exw_or_fob",
  "exw_address",
];

/** What the server has found wrong with the answers that it was asked about last. */
interface Verdict {
  query: URLSearchParams;
  errors: Errors;
}

export function useServerWord(
  action: string,
  form: RefObject<HTMLFormElement | null>,
  onAnswer: (advice: AdviceView[]) => void,
) {
  const verdict = useRef<Verdict>(undefined);
  const latest = useRef<string>(undefined);
  const request = useLatestRequest();
  const queryNow = () => queryOf(new FormData(form.current ?? undefined));

  /** What stands there came with the page, which has the server's word on it. */
  function keepAsKnown() {
    verdict.current ??= { query: queryNow(), errors: {} };
    latest.current ??= verdict.current.query.toString();
  }

  /** What to ask next, and nothing on its way any more; null while nothing has changed. */
  function nextQuery(): URLSearchParams | null {
    const query = queryNow();
    if (query.toString() === latest.current) return null;
    latest.current = query.toString();
    request.abort();
    return query;
  }

  async function ask(query: URLSearchParams): Promise<void> {
    const signal = request.begin();
    latest.current = query.toString();
    const view = await answerTo(action, query, signal);
    if (signal.aborted) return;
    verdict.current = { query, errors: view?.left_out ?? {} };
    onAnswer(view?.advice ?? []);
  }

  const unjudgedQuery = () => unjudged(queryNow(), verdict.current);
  const refused = (typed: FormData) => errorsJudged(verdict.current, typed);
  return { keepAsKnown, nextQuery, unjudgedQuery, ask, refused };
}

/**
 * The server's word on places and doors, as long as they are what it was asked about: it knows more
 * of them than the page, as that two names are those of one place, or that one is a port's.
 */
function errorsJudged(verdict: Verdict | undefined, typed: FormData): Errors {
  if (!verdict || !isJudged(queryOf(typed), verdict)) return {};
  const errors = Object.entries(verdict.errors).filter(([name]) =>
    JUDGED.includes(name as QuoteField),
  );
  return Object.fromEntries(errors);
}

/** What to ask before one goes on; null where the server has judged it, or has nothing to. */
function unjudged(query: URLSearchParams, verdict: Verdict | undefined): URLSearchParams | null {
  const isKnown = verdict && isJudged(query, verdict);
  return isKnown || !isWorthAsking(query) ? null : query;
}

/** Whether all that the server judges is as it was when it was asked. */
function isJudged(query: URLSearchParams, verdict: Verdict): boolean {
  return JUDGED.every((name) => query.get(name) === verdict.query.get(name));
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
