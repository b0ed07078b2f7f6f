import type { ReactElement, Ref } from "react";

import type { SummaryView } from "../generated/forms";

interface ErrorSummaryProps {
  formName: string;
  summary: SummaryView;
  ref: Ref<HTMLDivElement>;
}

/** What is wrong with a form, each line a link to its field. */
export function ErrorSummary({ formName, summary, ref }: ErrorSummaryProps): ReactElement {
  const titleId = `${formName}-summary`;
  return (
    <div
      className="summary"
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      // For the server's HTML: a summary that is drawn later gets its focus from useSubmission.
      autoFocus
      ref={ref}
    >
      <h2 id={titleId}>{summary.title}</h2>
      {summary.errors.length > 0 && (
        <ul>
          {summary.errors.map(({ id, message }) => (
            <li key={id}>
              <a href={`#${id}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
