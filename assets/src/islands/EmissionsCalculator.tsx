import { type ReactElement, useState } from "react";

import type { EmissionsCalculatorProps } from "../generated/emissions";
import { folding } from "../emissions/folding";
import { Result } from "../emissions/Result";
import { FieldGroup } from "../forms/FieldGroup";
import { QueryForm } from "../forms/QueryForm";
import { useQueryForm } from "../forms/useQueryForm";
import { useResult } from "../forms/useResult";
import { pgettext } from "../i18n";

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
  // A page that came with its answer shows that first; the question is one line to unfold.
  const [request] = useState(props.result?.request);
  const form = (
    <QueryForm
      name="emissions"
      className="wrap calc mb7"
      anchor={ANCHOR}
      question={question}
      status={result && `${result.title}: ${result.figure} ${result.unit}`}
    >
      {groups.map((group) => (
        <FieldGroup group={group} draw={folding(props.fold)} key={group.legend} />
      ))}
    </QueryForm>
  );
  return (
    <>
      {request ? (
        <details className="asked-before">
          <summary className="wrap">
            <b>{result?.request ?? request}</b>{" "}
            <span className="ph">{pgettext("button", "Change")}</span>
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
      {result && <Result view={result} />}
    </>
  );
}
