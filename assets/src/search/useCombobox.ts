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
  const activeId = state.active === NONE ? undefined : optionId(state.active);
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": state.isOpen,
    "aria-controls": listId,
    "aria-activedescendant": activeId,
  } as const;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function close() {
    source.stop();
    dispatch({ type: "closed" });
  }

  function onInput({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) {
    dispatch({ type: "unchosen" });
    // Half a syllable on its way to a Chinese word is nothing to search for.
    if (!nativeEvent.isComposing) source.ask(currentTarget.value);
  }

  function onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    source.ask(currentTarget.value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) {
      // It ends the writing of a word; a search field would be emptied as well.
      if (event.key === "Escape") event.preventDefault();
      return;
    }
    const act = event.altKey ? altActions[event.key] : actions[event.key];
    if (!isShifted(event) && act?.(event.currentTarget)) event.preventDefault();
  }

  /** Each says whether it has dealt with the key; otherwise the browser does. */
  const actions: Actions = {
    ArrowDown: (input) => move(input, 1),
    ArrowUp: (input) => move(input, -1),
    ArrowLeft: moveInText,
    ArrowRight: moveInText,
    Home: moveInText,
    End: moveInText,
    Enter: openActive,
    Escape: leave,
  };

  const altActions: Actions = {
    ArrowDown: (input) => isCurrent(input) && (dispatch({ type: "opened" }), true),
    ArrowUp: leave,
  };

  /** Whether the suggestions are for what the field says; asks for those where not. */
  function isCurrent({ value }: HTMLInputElement): boolean {
    const isAnswered = value.trim() === state.query;
    if (!isAnswered) source.ask(value);
    return isAnswered;
  }

  function move(input: HTMLInputElement, by: 1 | -1): boolean {
    if (!isCurrent(input)) return true;
    dispatch({ type: "moved", by });
    return state.suggestions.length > 0;
  }

  function moveInText(): boolean {
    dispatch({ type: "unchosen" });
    return false;
  }

  function openActive(): boolean {
    if (activeId === undefined) return false;
    // A click, so that whoever handles links on the page handles this one too.
    document.getElementById(activeId)?.click();
    close();
    return true;
  }

  /** The list closes and the text stays, which a browser would take out of a search field. */
  function leave(): boolean {
    close();
    return true;
  }

  /** Where the focus goes anywhere but into the list, the list closes. */
  function onBlur({ relatedTarget }: FocusEvent) {
    if (!document.getElementById(listId)?.contains(relatedTarget)) close();
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

type Actions = Partial<Record<string, (input: HTMLInputElement) => boolean>>;

/** Whether an input method writes; Safari says of the key that ends it only that it was one. */
function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari says it in no other way
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/** With one of these the arrows select text or leave the page. */
function isShifted({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
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
