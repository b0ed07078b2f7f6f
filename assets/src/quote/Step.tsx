import { Fragment, type ReactElement } from "react";

import { Field } from "../fields/Field";
import { PiecesField } from "../fields/PiecesField";
import type { GroupView } from "../generated/forms";
import { Advice } from "./Advice";
import { PlaceField } from "./PlaceField";
import type { AdviceView, StepView } from "../generated/quote";

interface StepProps {
  step: StepView;
  group: GroupView;
  advice: AdviceView[];
  /** Whether it is another step's turn. */
  isHidden: boolean;
  /** Whether the steps are shown one by one, with a button behind the last field of each. */
  isStepped: boolean;
  /** The route and its days, above the steps that come after it. */
  along: AdviceView | undefined;
  /** A place was picked from a list, or a row of pieces added. */
  onPick: () => void;
}

/** A group of the quote form. Its twin is a macro of templates/islands/_quote_step.html. */
export function Step(props: StepProps): ReactElement {
  const { step, group, advice, isHidden, isStepped, along, onPick } = props;
  const last = group.fields.at(-1)?.name;
  return (
    <fieldset className="fset" id={step.id} hidden={isHidden}>
      <legend tabIndex={-1}>
        <span className="step-place">{step.place}</span>
        <span>{group.legend}</span>
      </legend>
      <div className="rows">
        {along && <Advice view={along} isLinkElsewhere />}
        {group.fields.map((field) => (
          <Fragment key={field.name}>
            {field.kind === "place" ? (
              <PlaceField view={field} onPick={onPick} />
            ) : field.kind === "pieces" ? (
              <PiecesField view={field} onRow={onPick} />
            ) : (
              <Field view={field} />
            )}
            {advice
              .filter(({ after }) => after === field.name)
              .map((one, index) => (
                // Whatever it says, it is said in the same place.
                <Advice view={one} isLinkElsewhere={isStepped && one.after === last} key={index} />
              ))}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
