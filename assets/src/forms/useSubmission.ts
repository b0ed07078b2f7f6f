/**
 * A form's life: it is sent once however often it is clicked, and either leads to the next page
 * or comes back with its errors, everything typed still in it.
 */

import { type SubmitEvent, useEffect, useRef, useState } from "react";

import type { FormView } from "../fields/views";
import { t } from "../i18n";
import type { Answer } from "./answer";
import { newKey, send } from "./send";

export function useSubmission(fromServer: FormView) {
  const [view, setView] = useState(fromServer);
  const [isSending, setSending] = useState(false);
  const summary = useSummaryFocus(view);
  // A second click may come before React has drawn the first: a ref knows at once.
  const key = useRef<string>(undefined);
  const busy = useRef(false);

  function release() {
    busy.current = false;
    setSending(false);
  }

  // A page that Back brings to life again has sent its form: what is sent now is a new one.
  useEffect(() => {
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      key.current = undefined;
      release();
    };
    window.addEventListener("pageshow", revive);
    return () => {
      window.removeEventListener("pageshow", revive);
    };
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const answer = await send(event.currentTarget, view.action, (key.current ??= newKey()));
    if (answer.kind === "accepted") {
      window.location.assign(answer.location);
      return;
    }
    setView(answered(view, answer));
    release();
  }

  return { view, isSending, summary, submit };
}

/** After each new summary: the title says that something is wrong, and the focus is there. */
function useSummaryFocus({ summary }: FormView) {
  const element = useRef<HTMLDivElement>(null);
  // A page that comes with a summary has its title from the server.
  const known = useRef(summary);
  const isMarked = useRef(summary !== null);
  useEffect(() => {
    if (summary === known.current) return;
    known.current = summary;
    if (!isMarked.current) document.title = t("Error: {{title}}", { title: document.title });
    isMarked.current = true;
    element.current?.focus();
  }, [summary]);
  return element;
}

/** The form with an answer drawn into it. */
function answered(view: FormView, answer: Exclude<Answer, { kind: "accepted" }>): FormView {
  const errors = answer.kind === "rejected" ? answer.errors : {};
  const summary =
    answer.kind === "rejected" ? answer.summary : { title: answer.message, errors: [] };
  const groups = view.groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => ({ ...field, error: errors[field.name] ?? null })),
  }));
  return { ...view, groups, summary };
}
