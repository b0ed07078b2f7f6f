import { Fragment, type ReactElement } from "react";

import { Field } from "../fields/Field";
import type { FieldView, GroupView } from "../generated/forms";

interface FieldGroupProps {
  group: GroupView;
  /** Draws a field in a way of its own. */
  draw?: (view: FieldView) => ReactElement;
}

/** A group of fields under its legend. Its twin is a macro of templates/components/form.html. */
export function FieldGroup({ group, draw = plain }: FieldGroupProps): ReactElement {
  return (
    <fieldset className="fset">
      <legend>{group.legend}</legend>
      <div className="rows">
        {group.fields.map((field) => (
          <Fragment key={field.name}>{draw(field)}</Fragment>
        ))}
      </div>
    </fieldset>
  );
}

function plain(view: FieldView): ReactElement {
  return <Field view={view} />;
}
