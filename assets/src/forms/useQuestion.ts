/**
 * A GET form that is answered in place: the server draws its page as data, and the island what
 * that says. Where that fails the form is sent as a form, and the page comes whole.
 */

import { useEffect, useRef, useState } from "react";
import type { ChangeEvent, FocusEvent, RefObject, SubmitEvent } from "react";

import { fetchPageProps } from "../islands/pageProps";
import type { SummaryView } from "../generated/forms";
import type { IslandName, IslandProps } from "../generated/props";

export interface Answerable {
  action: string;
  label: string;
  submit: string;
  summary: SummaryView | null;
  result: object | null;
}

/** The islands that such a form is the whole of. */
type AnswerableIsland = {
  [Name in IslandName]: IslandProps[Name] extends Answerable ? Name : never;
}[IslandName];

export interface Question<View> {
  view: View;
  /** Whether what is shown was answered here, and not by the page itself. */
  isFresh: boolean;
  isAsking: boolean;
  /** Takes the focus when what was sent is wrong. */
  summary: RefObject<HTMLDivElement | null>;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** For a choice, which counts at once. */
  choose: (event: ChangeEvent<HTMLFormElement>) => void;
  /** For a text, which counts once it is left. */
  leave: (event: FocusEvent<HTMLFormElement>) => void;
}

const CHOICES = "select, input[type=radio], input[type=checkbox]";

/**
 * Once there was an answer of either kind, changes are answered before the form is sent. What the
 * form was sent for takes the focus: the result with the id `anchor`, or what is wrong.
 */
export function useQuestion<Name extends AnswerableIsland>(
  name: Name,
  fromServer: IslandProps[Name],
  anchor: string,
): Question<IslandProps[Name]> {
  const [view, setView] = useState(fromServer);
  const [isFresh, setFresh] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const request = useRef<AbortController>(undefined);
  const asked = useRef("");
  const wantsFocus = useRef(false);
  const isLive = view.result !== null || view.summary !== null;

  useEffect(() => {
    asked.current = new URLSearchParams(location.search).toString();
    return () => request.current?.abort();
  }, []);
  useEffect(() => {
    if (wantsFocus.current) (summary.current ?? document.getElementById(anchor))?.focus();
    wantsFocus.current = false;
  }, [view, anchor]);

  async function ask(form: HTMLFormElement, isSent: boolean) {
    const query = questionOf(form);
    if (!isSent && query.toString() === asked.current) return;
    request.current?.abort();
    const mine = (request.current = new AbortController());
    asked.current = query.toString();
    setAsking(true);
    try {
      const found = await fetchPageProps(name, view.action, query, mine.signal);
      if (mine.signal.aborted) return;
      if (!found) throw new Error("the page came without its island");
      wantsFocus.current = isSent;
      setView(found);
      setFresh(true);
      history.replaceState(history.state, "", `${view.action}?${query.toString()}`);
    } catch {
      // A form that was sent goes its plain way; a change waits for the next one.
      if (mine.signal.aborted) return;
      asked.current = "";
      if (isSent) form.submit();
    } finally {
      if (request.current === mine) setAsking(false);
    }
  }

  return {
    view,
    isFresh,
    isAsking,
    summary,
    submit: (event) => {
      event.preventDefault();
      void ask(event.currentTarget, true);
    },
    choose: ({ target, currentTarget }) => {
      if (isLive && (target as Element).matches(CHOICES)) void ask(currentTarget, false);
    },
    leave: ({ target, currentTarget }) => {
      if (isLive && target.matches("input[type=text]")) void ask(currentTarget, false);
    },
  };
}

/** What the form asks: the answers that are not empty, so that the address stays short. */
function questionOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  new FormData(form).forEach((value, key) => {
    if (typeof value === "string" && value) query.append(key, value);
  });
  return query;
}
