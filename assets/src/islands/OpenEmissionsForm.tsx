import type { ReactElement } from "react";

import type { FormView } from "../fields/views";
import { PostForm } from "../forms/PostForm";

/** The form that asks to follow the open method. Twin: templates/islands/open_emissions_form.html. */
export default function OpenEmissionsForm({ props }: { props: FormView }): ReactElement {
  return <PostForm fromServer={props} />;
}
