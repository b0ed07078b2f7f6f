/**
 * A text field with suggestions, after WAI-ARIA's combobox with a list: what it does, and what it
 * says of itself. Without scripts it is a text field, so its role comes with the script.
 */

import type { CompositionEvent, Dispatch, FocusEvent, InputEvent, KeyboardEvent } from "react";
import { useEffect, useReducer, useState } from "react";

import { ngettext, t } from "../i18n";
import { useHydrated } from "../useHydrated";
import { type Action, CLOSED, NONE, reduceSuggestions, type State } from "./combobox";
import { type Read, Suggestions } from "./suggestions";

export function useCombobox(id: string, endpoint: string, read?: Read) {
  const asking = useAsking(id, endpoint, read);
  const { state } = asking;
  const isCombobox = useHydrated();
  const optionId = (index: number) => `${id}-option-${index}`;
  const list = { id: `${id}-list`, state, isCombobox, optionId };
  const activeId = state.active === NONE ? undefined : optionId(state.active);
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": state.isOpen,
    "aria-controls": list.id,
    "aria-activedescendant": activeId,
  } as const;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  /** Where the focus goes anywhere but into the list, the list closes. */
  function onBlur({ relatedTarget }: FocusEvent) {
    if (!document.getElementById(list.id)?.contains(relatedTarget)) asking.close();
  }

  const input = { ...typing(asking), onKeyDown: keyed(asking, activeId) };
  return {
    state,
    isCombobox,
    close: asking.close,
    onBlur,
    list,
    input: { ...input, ...(isCombobox && combobox) },
  };
}

interface Asking {
  state: State;
  source: Suggestions;
  dispatch: Dispatch<Action>;
  close: () => void;
}

/**
 * What is suggested, and where it comes from. What was typed before the script came is asked for
 * late: where the focus has gone on since, no list opens over the fields that follow.
 */
function useAsking(id: string, endpoint: string, read?: Read): Asking {
  const [state, dispatch] = useReducer(reduceSuggestions, CLOSED);
  const [source] = useState(
    () =>
      new Suggestions(
        endpoint,
        (suggestions, query) => {
          const isLeft = document.activeElement?.id !== id;
          dispatch(isLeft ? { type: "closed" } : { type: "answered", suggestions, query });
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

  function close() {
    source.stop();
    dispatch({ type: "closed" });
  }

  return { state, source, dispatch, close };
}

function typing({ source, dispatch }: Asking) {
  return {
    onInput({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) {
      dispatch({ type: "unchosen" });
      // Half a syllable on its way to a Chinese word is nothing to search for.
      if (!nativeEvent.isComposing) source.ask(currentTarget.value);
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      source.ask(currentTarget.value);
    },
  };
}

function keyed(asking: Asking, activeId: string | undefined) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) {
      // It ends the writing of a word; a search field would be emptied as well.
      if (event.key === "Escape") event.preventDefault();
      return;
    }
    const actions = event.altKey ? altActions(asking) : keyActions(asking, activeId);
    const act = actions[event.key];
    if (!isShifted(event) && act?.(event.currentTarget)) event.preventDefault();
  };
}

/** Each says whether it has dealt with the key; otherwise the browser does. */
function keyActions(asking: Asking, activeId: string | undefined): Actions {
  const { dispatch } = asking;
  const moveInText = () => (dispatch({ type: "unchosen" }), false);
  return {
    ArrowDown: (input) => moveSelection(asking, input, 1),
    ArrowUp: (input) => moveSelection(asking, input, -1),
    ArrowLeft: moveInText,
    ArrowRight: moveInText,
    Home: moveInText,
    End: moveInText,
    Enter: () => openActive(asking, activeId),
    // The list closes and the text stays, which a browser would take out of a search field.
    Escape: () => (asking.close(), true),
  };
}

function altActions(asking: Asking): Actions {
  return {
    ArrowDown: (input) => isCurrent(asking, input) && (asking.dispatch({ type: "opened" }), true),
    ArrowUp: () => (asking.close(), true),
  };
}

/** Whether the suggestions are for what the field says; asks for those where not. */
function isCurrent({ state, source }: Asking, { value }: HTMLInputElement): boolean {
  const isAnswered = value.trim() === state.query;
  if (!isAnswered) source.ask(value);
  return isAnswered;
}

function moveSelection(asking: Asking, input: HTMLInputElement, by: 1 | -1): boolean {
  if (!isCurrent(asking, input)) return true;
  asking.dispatch({ type: "moved", by });
  return asking.state.suggestions.length > 0;
}

function openActive({ close }: Asking, activeId: string | undefined): boolean {
  if (activeId === undefined) return false;
  // A click, so that whoever handles links on the page handles this one too.
  document.getElementById(activeId)?.click();
  close();
  return true;
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
  isCombobox: boolean;
  optionId: (index: number) => string;
}

/** For those who do not see the list. */
export function statusText({ isOpen, suggestions, query }: State): string {
  if (isOpen) {
    return ngettext("{{count}} suggestion", "{{count}} suggestions", suggestions.length);
  }
  return query && suggestions.length === 0 ? t("No results found") : "";
}
