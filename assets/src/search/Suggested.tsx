import type { ReactElement, ReactNode } from "react";

import { pgettext } from "../i18n";
import type { Suggestion } from "./suggestions";
import { type List, statusText } from "./useCombobox";

interface SuggestedProps {
  list: List;
  onPick: () => void;
  /** What a suggestion shows. */
  children: (suggestion: Suggestion) => ReactNode;
}

/** The suggestions while the list is open, and how many they are. */
export function Suggested(props: SuggestedProps): ReactElement {
  const { isCombobox, state } = props.list;
  return (
    <>
      {isCombobox && <SuggestedLinks {...props} />}
      <p className="vh" role="status">
        {statusText(state)}
      </p>
    </>
  );
}

/** Links, so that they open like links, also in a new tab. */
function SuggestedLinks({ list, onPick, children }: SuggestedProps): ReactElement {
  const { id, state, optionId } = list;
  const suggestions = state.isOpen ? state.suggestions : [];
  return (
    <div
      className="finds"
      role="listbox"
      id={id}
      aria-label={pgettext("search box", "Suggestions")}
      hidden={!state.isOpen}
    >
      {suggestions.map((suggestion, index) => (
        <a
          role="option"
          key={suggestion.path}
          id={optionId(index)}
          href={suggestion.path}
          tabIndex={-1}
          aria-selected={index === state.active}
          onClick={onPick}
        >
          {children(suggestion)}
        </a>
      ))}
    </div>
  );
}
