/**
 * A form's life: it is sent once however often it is clicked, and either leads to the next page
 * or comes back with its errors, everything typed still in it.
 */

import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { tellConversion } from "../conversions";
import type { PostFormProps, SummaryView } from "../generated/forms";
import { t } from "../i18n";
import type { FormAnswer } from "./answer";
import { newSubmissionKey, sendForm } from "./send";
import { fetchTokenOnTouch } from "./token";

export type Submission = ReturnType<typeof useSubmission>;

const NEWSLETTER = "newsletter";

export function useSubmission(fromServer: PostFormProps) {
  const [view, setView] = useState(fromServer);
  const { isSending, begin, release, currentKey } = useSending();
  const summary = useSummaryFocus(view);
  useEffect(fetchTokenOnTouch, []);

  /** Send the form; what was answered, unless it was busy or the answer is another page. */
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<FormAnswer | undefined> {
    event.preventDefault();
    if (!begin()) return undefined;
    const answer = await sendForm(event.currentTarget, view, currentKey());
    tellAnswer(view.name, answer);
    if (answer.kind === "accepted") {
      window.location.assign(answer.location);
      return undefined;
    }
    setView(answered(view, answer));
    release();
    return answer;
  }

  /** Draw what was found wrong before anything was sent; with nothing wrong, all is well again. */
  function mark(errors: Record<string, string>, summary: SummaryView | null) {
    setView(marked(view, errors, summary));
  }

  return { view, isSending, summary, submit, mark };
}

/** Whether the form is being sent, and the key by which the server knows a second try. */
function useSending() {
  const [isSending, setSending] = useState(false);
  // A second click may come before React has drawn the first: a ref knows at once.
  const isBusy = useRef(false);
  const key = useRef<string>(undefined);

  function setBusy(busy: boolean) {
    isBusy.current = busy;
    setSending(busy);
  }

  /** False where it is being sent already. */
  function begin(): boolean {
    if (isBusy.current) return false;
    setBusy(true);
    return true;
  }

  function release() {
    setBusy(false);
  }

  usePageRevival(() => {
    key.current = undefined;
    release();
  });

  return { isSending, begin, release, currentKey: () => (key.current ??= newSubmissionKey()) };
}

/** A page that Back brings to life again has sent its form: what is sent now is a new one. */
function usePageRevival(revive: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) revive();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
    };
  });
}

function tellAnswer(form: string, answer: FormAnswer): void {
  if (answer.kind === "accepted") tellConversion("form_sent", { form });
  if (answer.kind === "accepted" && form === NEWSLETTER) tellConversion("newsletter_requested", {});
  if (answer.kind === "rejected") tellRefusal(form, answer.summary);
}

/** Tell that a form came back with so many errors. */
export function tellRefusal(form: string, { errors }: SummaryView): void {
  tellConversion("form_refused", { form, errors: errors.length });
}

/**
 * After each new summary: the title says that something is wrong, and the focus is there. Once
 * nothing is wrong any more, the title says so by itself.
 */
function useSummaryFocus({ summary }: PostFormProps) {
  const element = useRef<HTMLDivElement>(null);
  // A page that comes with a summary has its title from the server.
  const known = useRef(summary);
  useEffect(() => {
    if (summary === known.current) return;
    known.current = summary;
    const mark = t("Error: {{title}}", { title: "" });
    document.title = (summary ? mark : "") + document.title.replace(mark, "");
    element.current?.focus();
  }, [summary]);
  return element;
}

/** The form with an answer drawn into it. */
function answered(
  view: PostFormProps,
  answer: Exclude<FormAnswer, { kind: "accepted" }>,
): PostFormProps {
  const errors = answer.kind === "rejected" ? answer.errors : {};
  const summary =
    answer.kind === "rejected" ? answer.summary : { title: answer.message, errors: [] };
  return marked(view, errors, summary);
}

function marked(
  view: PostFormProps,
  errors: Record<string, string>,
  summary: SummaryView | null,
): PostFormProps {
  const groups = view.groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => ({ ...field, error: errors[field.name] ?? null })),
  }));
  return { ...view, groups, summary };
}
