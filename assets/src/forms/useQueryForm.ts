/**
 * A GET form that is answered in place: the server draws its page as data, and the island what
 * that says. Where that fails the form is sent as a form, and the page comes whole.
 */

import { useEffect, useRef, useState } from "react";
import type { ChangeEvent, FocusEvent, RefObject, SubmitEvent } from "react";

import { fetchPageProps } from "../islands/pageProps";
import type { SummaryView } from "../generated/forms";
import type { IslandName, IslandProps } from "../generated/props";
import { useLatestRequest } from "./useLatestRequest";

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

export interface QueryFormState<View> {
  view: View;
  /** Whether what is shown was answered here, and not by the page itself. */
  isFresh: boolean;
  isAsking: boolean;
  /** How many results were sent for, the one of the page itself among them. */
  answered: number;
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
export function useQueryForm<Name extends AnswerableIsland>(
  name: Name,
  fromServer: IslandProps[Name],
  anchor: string,
): QueryFormState<IslandProps[Name]> {
  const [view, setView] = useState(fromServer);
  const [isFresh, setFresh] = useState(false);
  const [answered, setAnswered] = useState(fromServer.result ? 1 : 0);
  const { summary, moveFocus } = useAnswerFocus(view, anchor);
  const { isAsking, ask } = useAsking(name, view.action, (answer, isSent) => {
    moveFocus(isSent);
    setView(answer);
    setFresh(true);
    if (isSent && answer.result) setAnswered((count) => count + 1);
  });
  const isLive = view.result !== null || view.summary !== null;

  return {
    view,
    isFresh,
    isAsking,
    answered,
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

/** Asks the server what the form asks, once for each query, and puts the query in the address. */
function useAsking<Name extends AnswerableIsland>(
  name: Name,
  action: string,
  draw: (answer: IslandProps[Name], isSent: boolean) => void,
) {
  const [isAsking, setAsking] = useState(false);
  const request = useLatestRequest();
  const latest = useRef("");
  useEffect(() => {
    latest.current = new URLSearchParams(location.search).toString();
  }, []);

  async function ask(form: HTMLFormElement, isSent: boolean) {
    const query = queryOf(form);
    if (!isSent && query.toString() === latest.current) return;
    latest.current = query.toString();
    const signal = request.begin();
    setAsking(true);
    try {
      const answer = await fetchPageProps(name, action, query, signal);
      if (signal.aborted) return;
      if (!answer) throw new Error("the page came without its island");
      draw(answer, isSent);
      history.replaceState(history.state, "", `${action}?${query.toString()}`);
    } catch {
      // A form that was sent goes its plain way; a change waits for the next one.
      if (signal.aborted) return;
      latest.current = "";
      if (isSent) form.submit();
    } finally {
      if (!signal.aborted) setAsking(false);
    }
  }

  return { isAsking, ask };
}

/** After an answer that was sent for, the focus is on it, or on what is wrong. */
function useAnswerFocus(view: Answerable, anchor: string) {
  const summary = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    if (isDue.current) (summary.current ?? document.getElementById(anchor))?.focus();
    isDue.current = false;
  }, [view, anchor]);

  function moveFocus(isSent: boolean) {
    isDue.current = isSent;
  }

  return { summary, moveFocus };
}

/** What the form asks: the answers that are not empty, so that the address stays short. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  new FormData(form).forEach((value, key) => {
    if (typeof value === "string" && value) query.append(key, value);
  });
  return query;
}
