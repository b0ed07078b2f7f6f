import type { ReactElement } from "react";

import { attributes } from "./attributes";
import type { FieldView } from "../generated/forms";

/** Kinds that are types of input as well; a number is typed as text, with digits to choose from. */
const TYPES: readonly string[] = ["email", "tel", "date"];

/** One line of text, an address, a number, a day. */
export function TextInput({ view }: { view: FieldView }): ReactElement {
  return (
    <input
      type={TYPES.includes(view.kind) ? view.kind : "text"}
      defaultValue={view.value}
      spellCheck={view.kind === "email" ? false : undefined}
      {...attributes(view)}
    />
  );
}
