/**
 * A form in steps: one group at a time, each judged before the next one is shown. All fields stay
 * in the document, so nothing that was typed is lost, and the whole form is sent at the end.
 */

import type { MouseEvent, SubmitEvent } from "react";

import { tellConversion } from "../conversions";
import type { Post } from "../forms/usePost";
import { tellRefusal } from "../forms/useSubmission";
import { useHydrated } from "../useHydrated";
import { type Errors, firstStep, stepOf, stepWith } from "./groups";
import { usePlace } from "./usePlace";
import { useVerdicts } from "./useVerdicts";
import type { QuoteFormProps } from "../generated/quote";

type Refused = (typed: FormData) => Errors;

export function useSteps(props: QuoteFormProps, post: Post, refused: Refused) {
  const isStepped = useHydrated();
  const { at, last, setAt, firstWrong, refuse, ...place } = useJudgedSteps(props, post, refused);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    // An answer that was fine once may have been changed since.
    const wrong = isStepped ? firstWrong(at + 1) : null;
    if (wrong !== null || (isStepped && at < last)) {
      event.preventDefault();
      if (wrong === null) place.goTo(at + 1);
      else refuse(wrong);
      return;
    }
    const answer = await post.submit(event);
    if (answer?.kind === "rejected") setAt(stepOf(post.groups, answer.errors) ?? at);
  }

  /** A line of the summary leads to its field, in whatever step that is. */
  function followSummary(event: MouseEvent<HTMLFormElement>): void {
    const link = (event.target as Element).closest(".summary a");
    const target = link?.getAttribute("href") ?? "";
    const step = isStepped ? stepWith(post.groups, target) : null;
    if (step === null) return;
    event.preventDefault();
    place.moveTo(step, target);
  }

  return {
    at: isStepped ? at : null,
    reached: place.reached,
    isLast: !isStepped || at === last,
    goTo: place.goTo,
    moveBack: place.moveBack,
    submit,
    followSummary,
  };
}

/** The place among the steps, which goes forward only as far as the answers allow. */
function useJudgedSteps(props: QuoteFormProps, post: Post, refused: Refused) {
  const { view } = post;
  const last = props.steps.length - 1;
  const { firstWrong, mark } = useVerdicts(props, post, refused);
  const place = usePlace(props.steps, firstStep(view.groups, view.summary !== null), () =>
    view.summary ? null : (firstWrong(last) ?? last),
  );

  function goTo(step: number): void {
    const wrong = step > place.at ? firstWrong(step) : null;
    if (wrong !== null) {
      refuse(wrong);
      return;
    }
    if (step > place.at) {
      mark(place.at);
      tellConversion("quote_step", { step: step + 1 });
    }
    place.moveTo(step);
  }

  /** Open the step that something is wrong with; its summary takes the focus. */
  function refuse(step: number): void {
    const summary = mark(step);
    if (summary) tellRefusal(view.name, summary);
    place.openStep(step);
  }

  return { ...place, last, firstWrong, goTo, refuse };
}
