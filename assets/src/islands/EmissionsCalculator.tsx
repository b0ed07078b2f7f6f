import { type ReactElement, useState } from "react";

import type { EmissionsCalculatorProps } from "../generated/emissions";
import { Asked } from "../emissions/Asked";
import { folding } from "../emissions/folding";
import { Result } from "../emissions/Result";
import { useFold } from "../emissions/useFold";
import { FieldGroup } from "../forms/FieldGroup";
import { QueryForm } from "../forms/QueryForm";
import { useQueryForm } from "../forms/useQueryForm";
import { useResult } from "../forms/useResult";

const ANCHOR = "emissions-result";

/**
 * The emissions calculator: once there is a result, it follows every change of an answer.
 * Twin: templates/islands/emissions_calculator.html.
 */
export default function EmissionsCalculator({
  props,
}: {
  props: EmissionsCalculatorProps;
}): ReactElement {
  const question = useQueryForm("EmissionsCalculator", props, ANCHOR);
  const { groups, result } = question.view;
  useResult(result, "emissions_calculated", { mode: result?.mode ?? "" });
  // An answer that was sent for is shown first; the question is one line to unfold.
  const { isFolded, turn } = useFold(question.answered);
  // A form that the page came with stays where it is: nothing typed in it is lost.
  const [request] = useState(props.result?.request);
  const form = (
    <QueryForm
      name="emissions"
      className="wrap calc mb7"
      anchor={ANCHOR}
      question={question}
      isFolded={!request && isFolded}
      status={result && `${result.title}: ${result.figure} ${result.unit}`}
    >
      {groups.map((group) => (
        <FieldGroup group={group} draw={folding(props.fold)} key={group.legend} />
      ))}
    </QueryForm>
  );
  return (
    <>
      {question.answered > 0 && (
        <Asked text={result?.request ?? request ?? ""} isOpen={!isFolded} onToggle={turn}>
          {request && form}
        </Asked>
      )}
      {!request && form}
      {result && <Result view={result} />}
    </>
  );
}
