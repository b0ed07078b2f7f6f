/**
 * A text field with suggestions, after WAI-ARIA's combobox with a list: what it does, and what it
 * says of itself. Without scripts it is a text field, so its role comes with the script.
 */

import { type CompositionEvent, type FocusEvent, type InputEvent, type KeyboardEvent } from "react";
import { useEffect, useReducer, useState } from "react";

import { ngettext, t } from "../i18n";
import { useHydrated } from "../useHydrated";
import { CLOSED, NONE, reduce, type State } from "./combobox";
import { type Read, Suggestions } from "./suggestions";

export function useCombobox(id: string, endpoint: string, read?: Read) {
  const [state, dispatch] = useReducer(reduce, CLOSED);
  const [source] = useState(
    () =>
      new Suggestions(
        endpoint,
        (suggestions, query) => {
          dispatch({ type: "answered", suggestions, query });
        },
        read,
      ),
  );
  useEffect(
    () => () => {
      source.stop();
    },
    [source],
  );

  const isCombobox = useHydrated();
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": state.isOpen,
    "aria-controls": listId,
    "aria-activedescendant": state.active === NONE ? undefined : optionId(state.active),
  } as const;

  function close() {
    source.stop();
    dispatch({ type: "closed" });
  }

  function onInput({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) {
    // Half a syllable on its way to a Chinese word is nothing to search for.
    if (!nativeEvent.isComposing) source.ask(currentTarget.value);
  }

  function onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    source.ask(currentTarget.value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const act = actions[event.key];
    if (act?.(event.currentTarget)) event.preventDefault();
  }

  /** Each says whether it has dealt with the key; otherwise the browser does. */
  const actions: Partial<Record<string, (input: HTMLInputElement) => boolean>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: openActive,
    Escape: leave,
  };

  function move(by: 1 | -1): boolean {
    dispatch({ type: "moved", by });
    return state.suggestions.length > 0;
  }

  function openActive(): boolean {
    if (state.active === NONE) return false;
    // A click, so that whoever handles links on the page handles this one too.
    document.getElementById(optionId(state.active))?.click();
    close();
    return true;
  }

  /** Escape closes the list first and empties the box next. */
  function leave(input: HTMLInputElement): boolean {
    if (!state.isOpen) input.value = "";
    close();
    return true;
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  return {
    state,
    isCombobox,
    close,
    onBlur,
    list: { id: listId, state, optionId },
    input: { onInput, onCompositionEnd, onKeyDown, ...(isCombobox && combobox) },
  };
}

/** What a list of suggestions has to know of its field. */
export interface List {
  id: string;
  state: State;
  optionId: (index: number) => string;
}

/** For those who do not see the list. */
export function said({ isOpen, suggestions, query }: State): string {
  if (isOpen) {
    return ngettext("{{count}} suggestion", "{{count}} suggestions", suggestions.length);
  }
  return query && suggestions.length === 0 ? t("No results found") : "";
}
