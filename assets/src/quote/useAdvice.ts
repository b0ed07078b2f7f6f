/**
 * Advice that follows the answers: the same page is asked for with what stands in the form, and its
 * words are shown. Without an answer nothing is said; the server says it again after a post.
 */

import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

import { fetchPageProps } from "../islands/pageProps";
import { type Errors, fieldsOf } from "./groups";
import type { QuoteFormProps } from "../generated/props";

/** How long the typing has to rest. */
const REST_MS = 400;
/** The answers that advice follows from; those about people are none of them. */
const ASKED =
  /^(origin|destination|mode|delivery|ready_date|weight_kg|volume_cbm|containers-.+|pieces-\d.+|dangerous_goods|battery_.+)$/;

/** With the mode, any one of these is enough to ask. */
const ANSWERS = ["weight_kg", "dangerous_goods", "pieces-1-height"];

export function useAdvice(fromServer: QuoteFormProps, form: RefObject<HTMLFormElement | null>) {
  // What the server knows more of than the page: that two names are those of one place.
  const places = fieldsOf(fromServer.groups).filter(({ kind }) => kind === "place");
  const placeNames = places.map(({ name }) => name);
  const [advice, setAdvice] = useState(fromServer.advice);
  // What the server has found wrong with the answers that it was asked about last.
  const found = useRef<{ query: URLSearchParams; errors: Errors }>(undefined);
  const [isFresh, setFresh] = useState(false);
  const asked = useRef<string>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);

  useEffect(() => {
    // What came with the page is known; what was typed before it woke is not.
    if (fromServer.advice.length > 0) asked.current ??= questionOf(form.current).toString();
    else look();
    return () => {
      clearTimeout(waiting.current);
      request.current?.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is taken over
  }, []);

  /** Ask anew when the answers have changed and rest. */
  function look() {
    const query = questionOf(form.current);
    if (query.toString() === asked.current) return;
    asked.current = query.toString();
    clearTimeout(waiting.current);
    request.current?.abort();
    if (isWorthAsking(query)) waiting.current = setTimeout(() => void ask(query), REST_MS);
    else setAdvice([]);
  }

  async function ask(query: URLSearchParams) {
    const mine = (request.current = new AbortController());
    const view = await answerTo(fromServer.action, query, mine.signal);
    if (mine.signal.aborted) return;
    found.current = { query, errors: view?.left_out ?? {} };
    setAdvice(view?.advice ?? []);
    setFresh(true);
  }

  /** The server's word on the two places, as long as they are what it was asked about. */
  function refused(typed: FormData): Errors {
    const { query, errors } = found.current ?? { query: new URLSearchParams(), errors: {} };
    const isAsAsked = placeNames.every(
      (name) => (typed.get(name) ?? "") === (query.get(name) ?? ""),
    );
    const told = Object.entries(errors).filter(([name]) => placeNames.includes(name));
    return isAsAsked ? Object.fromEntries(told) : {};
  }

  return { advice, isFresh, look, refused };
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

function questionOf(form: HTMLFormElement | null): URLSearchParams {
  const query = new URLSearchParams();
  new FormData(form ?? undefined).forEach((value, name) => {
    if (typeof value === "string" && value && ASKED.test(name)) query.append(name, value);
  });
  return query;
}

/** Nothing is said before the mode is known, and not of it alone. */
function isWorthAsking(query: URLSearchParams): boolean {
  const isRoute = query.has("origin") && query.has("destination");
  return query.has("mode") && (isRoute || ANSWERS.some((name) => query.has(name)));
}
