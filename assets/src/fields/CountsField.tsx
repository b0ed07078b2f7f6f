import type { ReactElement } from "react";

import { box, noted } from "./attributes";
import { Notes } from "./Notes";
import type { FieldView } from "../generated/forms";

/** How many of each. */
export function CountsField({ view }: { view: FieldView }): ReactElement {
  return (
    <fieldset {...box(view)} {...noted(view)}>
      <legend className="lab">{view.label}</legend>
      <Notes view={view} />
      <div className="counts">
        {view.choices.map(({ value, label, text }, index) => (
          <div className="count" key={value}>
            <label htmlFor={index === 0 ? view.id : `${view.id}-${value}`}>{label}</label>
            <input
              className="inp"
              type="text"
              // The error summary links to the id of the field: that is the first count.
              id={index === 0 ? view.id : `${view.id}-${value}`}
              name={`${view.name}-${value}`}
              defaultValue={text}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              aria-invalid={view.error ? true : undefined}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
