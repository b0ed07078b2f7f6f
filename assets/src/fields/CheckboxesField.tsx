import type { ReactElement } from "react";

import { box, noted } from "./attributes";
import { Notes } from "./Notes";
import type { FieldView } from "../generated/forms";

/** Any number of a few choices. */
export function CheckboxesField({ view }: { view: FieldView }): ReactElement {
  return (
    <fieldset {...box(view)} {...noted(view)}>
      <legend className="lab">{view.label}</legend>
      <Notes view={view} />
      <div className="ticks">
        {view.choices.map(({ value, label, selected }, index) => (
          <div className="check" key={value}>
            <input
              type="checkbox"
              // The error summary links to the id of the field: that is the first box.
              id={index === 0 ? view.id : `${view.id}-${value}`}
              name={view.name}
              value={value}
              defaultChecked={selected}
              // A group of boxes cannot be invalid by ARIA, a box can.
              aria-invalid={view.error ? true : undefined}
            />
            <label htmlFor={index === 0 ? view.id : `${view.id}-${value}`}>{label}</label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
