import type { ReactElement } from "react";

import { box, noted, stated } from "./attributes";
import { Notes } from "./Notes";
import type { FieldView } from "../generated/forms";

/** One thing to agree to. */
export function CheckboxField({ view }: { view: FieldView }): ReactElement {
  return (
    <div {...box(view)}>
      <Notes view={view} />
      <div className="check">
        <input
          type="checkbox"
          id={view.id}
          name={view.name}
          value={view.value || "y"}
          defaultChecked={view.checked}
          {...stated(view)}
          {...noted(view)}
        />
        <label htmlFor={view.id}>{view.label}</label>
      </div>
    </div>
  );
}
