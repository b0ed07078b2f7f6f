import type { ReactElement, ReactNode } from "react";

import { ErrorSummary } from "./ErrorSummary";
import type { Answerable, QueryFormState } from "./useQueryForm";

interface QueryFormProps<View extends Answerable> {
  /** Names the form in the ids of its error summary. */
  name: string;
  className: string;
  /** Where the answer stands, for a form that is sent without scripts. */
  anchor: string;
  question: QueryFormState<View>;
  /** What is read out once an answer has come. */
  status: string | null;
  /** Whether only the question is to be seen, which unfolds the form. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A form that is answered in place. Its twin is a macro of templates/components/form.html. */
export function QueryForm<View extends Answerable>({
  name,
  className,
  anchor,
  question: { view, isFresh, isAsking, summary, submit, choose, leave },
  status,
  isFolded,
  children,
}: QueryFormProps<View>): ReactElement {
  return (
    <>
      <form
        className={className}
        action={`${view.action}?#${anchor}`}
        aria-label={view.label}
        noValidate
        hidden={isFolded}
        onSubmit={submit}
        onChange={choose}
        onBlur={leave}
      >
        {view.summary && <ErrorSummary formName={name} summary={view.summary} ref={summary} />}
        {children}
        <div className="acts">
          <button className="btn" type="submit" aria-disabled={isAsking || undefined}>
            {view.submit}
          </button>
        </div>
      </form>
      <p className="vh" role="status">
        {isFresh && status}
      </p>
    </>
  );
}
