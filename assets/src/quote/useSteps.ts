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

/** The server's word: what it has found wrong, and how to have it on what is typed now. */
interface Server {
  refused: (typed: FormData) => Errors;
  settle: () => Promise<boolean>;
}

export function useSteps(props: QuoteFormProps, post: Post, server: Server) {
  const isStepped = useHydrated();
  const judged = useJudgedSteps(props, post, server.refused);
  const { at, last, setAt, firstWrong, refuse, ...place } = judged;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (isStepped && at < last) {
      event.preventDefault();
      // What the page itself finds wrong is said at once.
      if (firstWrong(at + 1) !== null || (await server.settle())) place.goTo(at + 1);
      return;
    }
    // An answer that was fine once may have been changed since.
    const wrong = isStepped ? firstWrong(at + 1) : null;
    if (wrong === null) {
      const answer = await post.submit(event);
      if (answer?.kind === "rejected") setAt(stepOf(post.groups, answer.errors) ?? at);
    } else {
      event.preventDefault();
      refuse(wrong);
    }
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

  const { reached, goTo, moveBack } = place;
  const isLast = !isStepped || at === last;
  return { at: isStepped ? at : null, reached, isLast, goTo, moveBack, submit, followSummary };
}

/** The place among the steps, which goes forward only as far as the answers allow. */
function useJudgedSteps(props: QuoteFormProps, post: Post, refused: Server["refused"]) {
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
