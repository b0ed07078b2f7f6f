import type { ReactElement } from "react";

import { Field } from "../fields/Field";
import type { GroupView } from "../generated/forms";

/** A group of fields under its legend. Its twin is a macro of templates/components/form.html. */
export function FieldGroup({ group }: { group: GroupView }): ReactElement {
  return (
    <fieldset className="fset">
      <legend>{group.legend}</legend>
      <div className="rows">
        {group.fields.map((field) => (
          <Field view={field} key={field.name} />
        ))}
      </div>
    </fieldset>
  );
}
