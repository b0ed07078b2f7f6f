import type { ReactElement } from "react";

import type { FieldView } from "../generated/forms";

/** What is said about a field between its label and its control. */
export function Notes({ view }: { view: FieldView }): ReactElement {
  return (
    <>
      {view.hint && (
        <p className="hint" id={`${view.id}-hint`}>
          {view.hint}
        </p>
      )}
      {view.error && (
        <p className="err" id={`${view.id}-error`}>
          {view.error}
        </p>
      )}
    </>
  );
}
