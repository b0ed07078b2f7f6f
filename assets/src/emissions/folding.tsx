import { type ReactElement, useState } from "react";

import { Field } from "../fields/Field";
import { PiecesField } from "../fields/PiecesField";
import type { FieldView } from "../generated/forms";

/** Figures in a row of pieces. */
const COLUMNS = 5;

/** Draws the fields of the calculator; its twin is in templates/islands/emissions_calculator.html. */
export function folding(fold: string): (view: FieldView) => ReactElement {
  return function draw(view) {
    return view.kind === "pieces" ? <Folded view={view} fold={fold} /> : <Field view={view} />;
  };
}

interface FoldedProps {
  view: FieldView;
  /** The line that opens the rows. */
  fold: string;
}

/** The rows of pieces, folded away while there is nothing in them. */
function Folded({ view, fold }: FoldedProps): ReactElement {
  const { choices } = view;
  const [isOpen] = useState(
    !!view.error || choices.length > COLUMNS || choices.some(({ text }) => text),
  );
  return (
    <details className="fold" open={isOpen || !!view.error}>
      <summary>{fold}</summary>
      <PiecesField view={view} />
    </details>
  );
}
