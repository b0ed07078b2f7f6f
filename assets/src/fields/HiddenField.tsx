import type { ReactElement } from "react";

import type { FieldView } from "../generated/forms";

/** A value that the form carries and nobody sees. */
export function HiddenField({ view }: { view: FieldView }): ReactElement {
  return <input type="hidden" name={view.name} defaultValue={view.value} />;
}
