import type { MouseEvent, ReactElement } from "react";

import type { GroupView } from "../generated/forms";
import type { StepView } from "../generated/quote";

interface LegsProps {
  label: string;
  steps: StepView[];
  groups: GroupView[];
  /** The current step; null while all of them are shown. */
  at: number | null;
  /** The last step that may be gone to. */
  reached: number;
  onGo: (step: number) => void;
}

/** The steps as the legs of a voyage: links to the parts of the page, or the way made so far. */
export function Legs({ label, steps, groups, at, reached, onGo }: LegsProps): ReactElement {
  return (
    <nav className="legs" aria-label={label}>
      <ol>
        {steps.map(({ id }, index) => (
          <li key={id} className={at !== null && index <= at ? "made" : undefined}>
            {at === null || index <= reached ? (
              <a
                href={`#${id}`}
                aria-current={index === at ? "step" : undefined}
                onClick={(event: MouseEvent) => {
                  if (at === null) return;
                  event.preventDefault();
                  if (index !== at) onGo(index);
                }}
              >
                {groups[index]?.legend}
              </a>
            ) : (
              <span>{groups[index]?.legend}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
