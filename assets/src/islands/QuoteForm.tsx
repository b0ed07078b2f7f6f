import type { ReactElement } from "react";

import type { GroupView } from "../generated/forms";
import { PostFrame } from "../forms/PostFrame";
import { usePost } from "../forms/usePost";
import { pgettext, t } from "../i18n";
import { spoken } from "../quote/Advice";
import { judgeBy } from "../quote/judge";
import { Legs } from "../quote/Legs";
import { Step } from "../quote/Step";
import { useAdvice } from "../quote/useAdvice";
import { useSteps } from "../quote/useSteps";
import type { QuoteField } from "../generated/names";
import type { AdviceView, QuoteFormProps } from "../generated/quote";

/**
 * The form that asks for a quote: one page until it is taken over, then one step after another.
 * Twin: templates/islands/quote_form.html.
 */
export default function QuoteForm({ props }: { props: QuoteFormProps }): ReactElement {
  const post = usePost(props, judgeBy(props.rules));
  const { advice, isFresh, look, refused } = useAdvice(props, post.form);
  const { at, reached, isLast, ...steps } = useSteps(props, post, refused);
  return (
    <PostFrame
      post={post}
      button={isLast ? undefined : nextLabel(post.groups[(at ?? 0) + 1])}
      beside={at !== null && <Beside {...{ at, advice, isFresh, onBack: steps.moveBack }} />}
      onLook={look}
      onSubmit={(event) => void steps.submit(event)}
      onClick={steps.followSummary}
    >
      <Legs
        label={props.parts}
        steps={props.steps}
        groups={post.groups}
        at={at}
        reached={reached}
        onGo={steps.goTo}
      />
      {post.groups.map(
        (group, index) =>
          props.steps[index] && (
            <Step
              key={group.legend}
              step={props.steps[index]}
              group={group}
              advice={advice}
              isHidden={at !== null && at !== index}
              onPick={() => {
                post.look();
                look();
              }}
            />
          ),
      )}
    </PostFrame>
  );
}

function nextLabel(next: GroupView | undefined): string | undefined {
  return next && t("Next: {{step}}", { step: next.legend });
}

/** The field that the route and its days stand behind. */
const ROUTE_AFTER: QuoteField = "delivery";

/** The route and its days, on the steps that come after it. */
function RouteAlong({ advice }: { advice: AdviceView[] }): ReactElement | null {
  const route = advice.find(({ after, figure }) => figure && after === ROUTE_AFTER);
  return route ? <p className="muted">{spoken(route)}</p> : null;
}

interface BesideProps {
  at: number;
  advice: AdviceView[];
  /** Whether it has changed, and is to be read out. */
  isFresh: boolean;
  onBack: () => void;
}

/** What stands beside the button: the way back, the route and its days, the advice spoken. */
function Beside({ at, advice, isFresh, onBack }: BesideProps): ReactElement {
  return (
    <>
      {at > 0 && (
        <button className="step-back" type="button" onClick={onBack}>
          {pgettext("step of a form", "Back")}
        </button>
      )}
      <p className="vh" role="status">
        {isFresh && advice.map(spoken).join(" ")}
      </p>
      {at > 0 && <RouteAlong advice={advice} />}
    </>
  );
}
