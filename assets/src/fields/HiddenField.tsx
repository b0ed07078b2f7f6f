import type { ReactElement } from "react";

import type { FieldView } from "./views";

/** A value that the form carries and nobody sees. */
export function HiddenField({ view }: { view: FieldView }): ReactElement {
  return <input type="hidden" name={view.name} defaultValue={view.value} />;
}
