/**
 * A form in steps: one group at a time, each judged before the next one is shown. All fields stay
 * in the document, so nothing that was typed is lost, and the whole form is sent at the end.
 */

import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from "react";

import type { FieldView, GroupView } from "../fields/views";
import type { Post } from "../forms/usePost";
import { useHydrated } from "../useHydrated";
import { addStep, comesFrom, currentStep, noteStep } from "./history";
import { judge } from "./judge";
import { summaryOf } from "./summary";
import type { QuoteView } from "./view";

export function useSteps({ steps, rules }: QuoteView, post: Post) {
  const { view, groups, form } = post;
  const last = steps.length - 1;
  const isStepped = useHydrated();
  const [at, setAt] = useState(() => firstStep(view.groups, view.summary !== null));
  const [reached, setReached] = useState(at);
  // What takes the focus once the step is drawn.
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    if (wanted.current === undefined) return;
    document.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });

  function show(step: number, focus = `#${steps[step]?.id ?? ""} > legend`) {
    if (step === at) {
      // Nothing is drawn anew.
      document.querySelector<HTMLElement>(focus)?.focus();
      return;
    }
    wanted.current = focus;
    setAt(step);
    setReached((before) => Math.max(before, step));
  }

  // Returning to the page returns to its step, as far as the answers are still there.
  useEffect(() => {
    const before = view.summary ? null : currentStep();
    const start = before === null ? at : Math.min(before, firstWrong(last) ?? last);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows the step
    setAt(start);
    setReached(start);
    noteStep(start);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is taken over
  }, []);

  useEffect(() => {
    const follow = () => {
      const step = currentStep();
      // Links within the page make entries too, which say nothing of steps.
      if (step !== null && step !== at) show(Math.min(step, last));
    };
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
    };
  });

  function problems(step: number): Record<string, string> {
    const typed = new FormData(form.current ?? undefined);
    return judge(groups[step]?.fields ?? [], typed, rules);
  }

  /** The first step before `end` that has something wrong with it. */
  function firstWrong(end: number): number | null {
    const found = steps.findIndex((_step, index) => index < end && !isEmpty(problems(index)));
    return found === -1 ? null : found;
  }

  /** Say what is wrong with a step, and leave what the server said about others. */
  function mark(step: number): void {
    const others = groups.flatMap(({ fields }, index) => (index === step ? [] : fields));
    const errors = { ...errorsOf(others), ...problems(step) };
    const summary = summaryOf(
      groups.flatMap(({ fields }) => fields),
      errors,
      rules,
    );
    if (summary !== null || view.summary !== null) post.mark(errors, summary);
  }

  /** Go to a step; forward only as far as the answers allow. */
  function go(step: number): void {
    const wrong = step > at ? firstWrong(step) : null;
    if (wrong !== null) {
      refuse(wrong);
      return;
    }
    if (step > at) mark(at);
    addStep(step, at);
    show(step);
  }

  /** Open the step that something is wrong with; its summary takes the focus. */
  function refuse(step: number): void {
    mark(step);
    if (step === at) return;
    addStep(step, at);
    setAt(step);
  }

  function back(): void {
    const target = at - 1;
    if (comesFrom(target)) {
      history.back();
      return;
    }
    noteStep(target);
    show(target);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    // An answer that was fine once may have been changed since.
    const wrong = isStepped && at === last ? firstWrong(last) : null;
    if (isStepped && (at < last || wrong !== null)) {
      event.preventDefault();
      if (wrong === null) go(at + 1);
      else refuse(wrong);
      return;
    }
    const answer = await post.submit(event);
    if (answer?.kind === "rejected") setAt(stepOf(groups, answer.errors) ?? at);
  }

  /** A line of the summary leads to its field, in whatever step that is. */
  function followSummary(event: MouseEvent<HTMLFormElement>): void {
    const link = (event.target as Element).closest(".summary a");
    const target = link?.getAttribute("href");
    const step = target ? groups.findIndex(({ fields }) => has(fields, target.slice(1))) : -1;
    if (!target || step === -1 || !isStepped) return;
    event.preventDefault();
    if (step !== at) addStep(step, at);
    show(step, target);
  }

  return {
    at: isStepped ? at : null,
    reached,
    isLast: !isStepped || at === last,
    go,
    back,
    submit,
    followSummary,
  };
}

/** The step that a page opens with: the first with an error; the last where it was not kept. */
function firstStep(groups: GroupView[], wasRefused: boolean): number {
  const wrong = stepOf(groups, errorsOf(groups.flatMap(({ fields }) => fields)));
  return wrong ?? (wasRefused ? groups.length - 1 : 0);
}

function stepOf(groups: GroupView[], errors: Record<string, string>): number | null {
  const found = groups.findIndex(({ fields }) => fields.some(({ name }) => name in errors));
  return found === -1 ? null : found;
}

function errorsOf(fields: FieldView[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap(({ name, error }) => (error ? [[name, error]] : [])));
}

function has(fields: FieldView[], id: string): boolean {
  return fields.some((field) => field.id === id);
}

function isEmpty(errors: Record<string, string>): boolean {
  return Object.keys(errors).length === 0;
}
