import type { MouseEventHandler, ReactElement, ReactNode, SubmitEventHandler } from "react";

import { Field } from "../fields/Field";
import { Honeypot } from "../fields/Honeypot";
import { ErrorSummary } from "./ErrorSummary";
import type { Post } from "./usePost";

interface PostFrameProps {
  post: Post;
  /** The fields, in their groups. */
  children: ReactNode;
  /** For a form that does more than to be sent: its button, what stands beside it, its events. */
  button?: string | undefined;
  isBusy?: boolean;
  beside?: ReactNode;
  onLook?: () => void;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  onClick?: MouseEventHandler<HTMLFormElement>;
}

/** All of a form but its fields. Its twin is templates/components/form.html. */
export function PostFrame({
  post,
  children,
  button,
  isBusy = false,
  beside,
  ...events
}: PostFrameProps): ReactElement {
  const { view, form, isSending, summary, change, submit } = post;
  return (
    <form
      method="post"
      action={view.action}
      noValidate
      ref={form}
      onChange={() => {
        change();
        events.onLook?.();
      }}
      onSubmit={events.onSubmit ?? ((event) => void submit(event))}
      onClick={events.onClick}
    >
      {view.summary && <ErrorSummary formName={view.name} summary={view.summary} ref={summary} />}
      {children}
      {view.hidden.map((field) => (
        <Field view={field} key={field.name} />
      ))}
      <Honeypot view={view.honeypot} />
      <div className="acts">
        <button className="btn" type="submit" aria-disabled={isSending || isBusy || undefined}>
          {button ?? view.submit}
        </button>
        {beside}
      </div>
    </form>
  );
}
