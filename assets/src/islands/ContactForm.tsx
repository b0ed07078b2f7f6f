import type { ReactElement } from "react";

import type { FormView } from "../fields/views";
import { PostForm } from "../forms/PostForm";

/** The contact form; `props` are the form's dict. Twin: templates/islands/contact_form.html. */
export default function ContactForm({ props }: { props: FormView }): ReactElement {
  return <PostForm fromServer={props} />;
}
