import type { ReactElement } from "react";

import { box, noted, stated } from "./attributes";
import { Notes } from "./Notes";
import type { FieldView } from "../generated/forms";

/** A few choices, all to be seen at once. */
export function RadioField({ view }: { view: FieldView }): ReactElement {
  return (
    <fieldset role="radiogroup" {...box(view)} {...stated(view)} {...noted(view)}>
      <legend className="lab">{view.label}</legend>
      <Notes view={view} />
      <div className="cards">
        {view.choices.map(({ value, label, selected }, index) => (
          <label className="card" key={value}>
            <input
              type="radio"
              // The error summary links to the id of the field: that is the first button.
              id={index === 0 ? view.id : undefined}
              name={view.name}
              value={value}
              defaultChecked={selected}
            />
            <b>{label}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
