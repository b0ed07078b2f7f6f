import type { ReactElement } from "react";

import type { FormView } from "../fields/views";
import { PostForm } from "../forms/PostForm";

/** The form that asks for a specialist. Twin: templates/islands/expert_form.html. */
export default function ExpertForm({ props }: { props: FormView }): ReactElement {
  return <PostForm fromServer={props} />;
}
