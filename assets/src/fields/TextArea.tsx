import type { ReactElement } from "react";

import { attributes } from "./attributes";
import type { FieldView } from "../generated/forms";

/** Several lines of text. */
export function TextArea({ view }: { view: FieldView }): ReactElement {
  return <textarea rows={6} defaultValue={view.value} {...attributes(view)} />;
}
