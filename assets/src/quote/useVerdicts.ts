/** What is wrong with the steps of a form, found before it is sent, and how that is drawn. */

import type { Post } from "../forms/usePost";
import type { SummaryView } from "../generated/forms";
import { errorsOf, type Errors, fieldsOf } from "./groups";
import { judgeAnswers } from "./judge";
import { summaryOf } from "./summary";
import type { QuoteFormProps } from "../generated/quote";

/** @param refused what the server has found wrong with an answer, as far as it was asked */
export function useVerdicts(
  { steps, rules }: QuoteFormProps,
  { view, groups, form, mark: draw }: Post,
  refused: (typed: FormData) => Errors,
) {
  function problems(step: number): Errors {
    const typed = new FormData(form.current ?? undefined);
    const fields = groups[step]?.fields ?? [];
    const errors = Object.entries(refused(typed));
    const ofStep = errors.filter(([name]) => fields.some((field) => field.name === name));
    return { ...Object.fromEntries(ofStep), ...judgeAnswers(fields, typed, rules) };
  }

  /** The first step before `end` that has something wrong with it. */
  function firstWrong(end: number): number | null {
    const first = steps.findIndex(
      (_step, index) => index < end && Object.keys(problems(index)).length > 0,
    );
    return first === -1 ? null : first;
  }

  /** Say what is wrong with a step, and leave what the server said about others. */
  function mark(step: number): SummaryView | null {
    const others = fieldsOf(groups.filter((_group, index) => index !== step));
    const errors = { ...errorsOf(others), ...problems(step) };
    const summary = summaryOf(fieldsOf(groups), errors, rules);
    if (summary !== null || view.summary !== null) draw(errors, summary);
    return summary;
  }

  return { firstWrong, mark };
}
