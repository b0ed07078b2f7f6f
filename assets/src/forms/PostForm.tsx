import type { ReactElement } from "react";

import { Field } from "../fields/Field";
import { Honeypot } from "../fields/Honeypot";
import type { FormView } from "../fields/views";
import { ErrorSummary } from "./ErrorSummary";
import { FieldGroup } from "./FieldGroup";
import { useAsked } from "./useAsked";
import { useSubmission } from "./useSubmission";

/** A whole form, drawn from its dict. Its twin is templates/components/form.html. */
export function PostForm({ fromServer }: { fromServer: FormView }): ReactElement {
  const { view, isSending, summary, submit } = useSubmission(fromServer);
  const { form, look, groups } = useAsked(view);
  return (
    <form
      method="post"
      action={view.action}
      noValidate
      ref={form}
      onChange={look}
      onSubmit={(event) => void submit(event)}
    >
      {view.summary && <ErrorSummary formName={view.name} summary={view.summary} ref={summary} />}
      {groups.map((group) => (
        <FieldGroup group={group} key={group.legend} />
      ))}
      {view.hidden.map((field) => (
        <Field view={field} key={field.name} />
      ))}
      <Honeypot view={view.honeypot} />
      <div className="acts">
        <button className="btn" type="submit" aria-disabled={isSending || undefined}>
          {view.submit}
        </button>
      </div>
    </form>
  );
}
