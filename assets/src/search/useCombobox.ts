/** The behaviour of a search box with suggestions, after WAI-ARIA's combobox with a list. */

import { type CompositionEvent, type FocusEvent, type InputEvent, type KeyboardEvent } from "react";
import { useEffect, useReducer, useState, useSyncExternalStore } from "react";

import { CLOSED, NONE, reduce } from "./combobox";
import { Suggestions } from "./suggestions";

export function useCombobox(id: string, endpoint: string) {
  const [state, dispatch] = useReducer(reduce, CLOSED);
  const [source] = useState(
    () =>
      new Suggestions(endpoint, (suggestions, query) => {
        dispatch({ type: "answered", suggestions, query });
      }),
  );
  useEffect(
    () => () => {
      source.stop();
    },
    [source],
  );

  const optionId = (index: number) => `${id}-option-${index}`;

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

  return { state, optionId, close, onBlur, input: { onInput, onCompositionEnd, onKeyDown } };
}

/** False in the server's markup and in the render that takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
