import type { ReactElement } from "react";

import { attributes } from "./attributes";
import type { FieldView } from "../generated/forms";

/** A list to choose from; the empty line counts as chosen where no other is. */
export function Select({ view }: { view: FieldView }): ReactElement {
  const chosen = view.choices.find(({ selected }) => selected)?.value ?? "";
  return (
    <div className="pick">
      <select defaultValue={chosen} {...attributes(view)}>
        {view.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
