import type { ReactElement } from "react";

import type { FieldView } from "../generated/forms";

/** A trap for programs: no person sees it, hears it, or comes to it with the Tab key. */
export function Honeypot({ view }: { view: FieldView }): ReactElement {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={view.id}>{view.label}</label>
      <input
        type="text"
        id={view.id}
        name={view.name}
        defaultValue={view.value}
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}
