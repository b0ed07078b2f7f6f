/**
 * One field of a form, drawn from its dict. Its twin is templates/components/field.html.
 *
 * Controls are uncontrolled: what is typed lives in the document, where hydration and redrawing
 * leave it alone. Rows of pieces are drawn by the one form that has them, so that no other loads them.
 */

import type { ReactElement } from "react";

import { box } from "./attributes";
import { CheckboxesField } from "./CheckboxesField";
import { CheckboxField } from "./CheckboxField";
import { CountsField } from "./CountsField";
import { HiddenField } from "./HiddenField";
import { Notes } from "./Notes";
import { RadioField } from "./RadioField";
import { Select } from "./Select";
import { TextArea } from "./TextArea";
import { TextInput } from "./TextInput";
import type { FieldView } from "../generated/forms";

export function Field({ view }: { view: FieldView }): ReactElement {
  switch (view.kind) {
    case "hidden":
      return <HiddenField view={view} />;
    case "radio":
      return <RadioField view={view} />;
    case "checkbox":
      return <CheckboxField view={view} />;
    case "checkboxes":
      return <CheckboxesField view={view} />;
    case "counts":
      return <CountsField view={view} />;
    default:
      return <LabelledControl view={view} />;
  }
}

function LabelledControl({ view }: { view: FieldView }): ReactElement {
  return (
    <div {...box(view)}>
      <label htmlFor={view.id}>{view.label}</label>
      <Notes view={view} />
      <FieldControl view={view} />
    </div>
  );
}

function FieldControl({ view }: { view: FieldView }): ReactElement {
  if (view.kind === "textarea") return <TextArea view={view} />;
  if (view.kind === "select") return <Select view={view} />;
  return <TextInput view={view} />;
}
