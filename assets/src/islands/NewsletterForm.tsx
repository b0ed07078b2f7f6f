import type { ReactElement } from "react";

import type { FormView } from "../fields/views";
import { PostForm } from "../forms/PostForm";

/** The newsletter's form. Twin: templates/islands/newsletter_form.html. */
export default function NewsletterForm({ props }: { props: FormView }): ReactElement {
  return <PostForm fromServer={props} />;
}
