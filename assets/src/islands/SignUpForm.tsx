import type { ReactElement } from "react";

import type { FormView } from "../fields/views";
import { PostForm } from "../forms/PostForm";

/** The form that asks for an account. Twin: templates/islands/sign_up_form.html. */
export default function SignUpForm({ props }: { props: FormView }): ReactElement {
  return <PostForm fromServer={props} />;
}
