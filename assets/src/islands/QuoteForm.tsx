import type { ReactElement } from "react";

import type { FormView } from "../fields/views";
import { PostForm } from "../forms/PostForm";

/** The form that asks for a quote. Twin: templates/islands/quote_form.html. */
export default function QuoteForm({ props }: { props: FormView }): ReactElement {
  return <PostForm fromServer={props} />;
}
