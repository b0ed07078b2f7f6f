import type { ReactElement } from "react";

import type { GroupView } from "../generated/forms";
import { PostFrame } from "../forms/PostFrame";
import { usePost } from "../forms/usePost";
import { pgettext, t } from "../i18n";
import { AdviceLink, spoken } from "../quote/Advice";
import { judgeBy } from "../quote/judge";
import { Legs } from "../quote/Legs";
import { Step } from "../quote/Step";
import { useAdvice } from "../quote/useAdvice";
import { useSteps } from "../quote/useSteps";
import type { QuoteField } from "../generated/names";
import type { AdviceView, QuoteFormProps, StepView } from "../generated/quote";

/**
 * The form that asks for a quote: one page until it is taken over, then one step after another.
 * Twin: templates/islands/quote_form.html.
 */
export default function QuoteForm({ props }: { props: QuoteFormProps }): ReactElement {
  const post = usePost(props, judgeBy(props.rules));
  const { advice, isFresh, look, isSettling, ...server } = useAdvice(props, post.form);
  const { at, reached, isLast, ...steps } = useSteps(props, post, server);
  return (
    <PostFrame
      post={post}
      button={isLast ? undefined : nextLabel(post.groups[(at ?? 0) + 1])}
      isBusy={isSettling}
      beside={
        at !== null && (
          <Beside {...{ at, advice, isFresh }} group={post.groups[at]} onBack={steps.moveBack} />
        )
      }
      onLook={look}
      onSubmit={(event) => void steps.submit(event)}
      onClick={steps.followSummary}
    >
      <Legs
        label={props.parts}
        steps={props.steps}
        groups={post.groups}
        {...{ at, reached }}
        onGo={steps.goTo}
      />
      <Steps
        {...{ steps: props.steps, groups: post.groups, at, advice }}
        onPick={() => {
          post.look();
          look();
        }}
      />
    </PostFrame>
  );
}

/** The field that the route and its days stand behind. */
const ROUTE_AFTER: QuoteField = "delivery_address";

interface StepsProps {
  steps: StepView[];
  groups: GroupView[];
  /** The current step; null while all of them are shown. */
  at: number | null;
  advice: AdviceView[];
  onPick: () => void;
}

function Steps({ steps, groups, at, advice, onPick }: StepsProps): ReactElement {
  const route = advice.find(({ after, figure }) => figure && after === ROUTE_AFTER);
  const along = route && { ...route, text: route.brief ?? route.text };
  return (
    <>
      {groups.map(
        (group, index) =>
          steps[index] && (
            <Step
              key={group.legend}
              step={steps[index]}
              isHidden={at !== null && at !== index}
              isStepped={at !== null}
              along={at ? along : undefined}
              {...{ group, advice, onPick }}
            />
          ),
      )}
    </>
  );
}

function nextLabel(next: GroupView | undefined): string | undefined {
  return next && t("Next: {{step}}", { step: next.legend });
}

interface BesideProps {
  at: number;
  /** The current step. */
  group: GroupView | undefined;
  advice: AdviceView[];
  /** Whether it has changed, and is to be read out. */
  isFresh: boolean;
  onBack: () => void;
}

/** What stands beside the button: the way back, a tool, spoken advice. */
function Beside({ at, group, advice, isFresh, onBack }: BesideProps): ReactElement {
  // What stands behind the last field would be in the way on: its link stands behind the button.
  const last = group?.fields.at(-1)?.name;
  const links = advice.filter(({ after }) => after === last).flatMap(({ link }) => link ?? []);
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
      {links.map((link) => (
        <AdviceLink link={link} key={link.href} />
      ))}
    </>
  );
}
