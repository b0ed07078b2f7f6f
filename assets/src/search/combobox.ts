/** What a combobox shows: its suggestions, whether they are open, and which one is active. */

import type { Suggestion } from "./suggestions";

export interface State {
  suggestions: Suggestion[];
  /** What was asked for; empty before the first question and after a text too short to ask. */
  query: string;
  isOpen: boolean;
  /** Index of the active suggestion; NONE while the typed text itself is. */
  active: number;
}

export type Action =
  | { type: "answered"; suggestions: Suggestion[]; query: string }
  | { type: "moved"; by: 1 | -1 }
  | { type: "opened" }
  | { type: "unchosen" }
  | { type: "closed" };

export const NONE = -1;

export const CLOSED: State = { suggestions: [], query: "", isOpen: false, active: NONE };

export function reduceSuggestions(state: State, action: Action): State {
  switch (action.type) {
    case "answered": {
      const { suggestions, query } = action;
      return { suggestions, query, isOpen: suggestions.length > 0, active: NONE };
    }
    case "moved":
      return moved(state, action.by);
    case "opened":
      return { ...state, isOpen: state.suggestions.length > 0 };
    case "unchosen":
      return { ...state, active: NONE };
    case "closed":
      return { ...state, isOpen: false, active: NONE };
  }
}

/** Round and round, through the typed text; the arrows open what was closed. */
function moved(state: State, by: 1 | -1): State {
  const { suggestions, active } = state;
  if (suggestions.length === 0) return state;
  const stops = suggestions.length + 1;
  return { ...state, isOpen: true, active: ((active + 1 + by + stops) % stops) - 1 };
}
