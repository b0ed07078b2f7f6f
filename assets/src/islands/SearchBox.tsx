import type { ReactElement } from "react";

import { ngettext, t } from "../i18n";
import { NONE, type State } from "../search/combobox";
import { useCombobox, useHydrated } from "../search/useCombobox";

interface Props {
  /** Unique on the page. */
  id: string;
  /** Its name; different for each box of a page. */
  label: string;
  action: string;
  /** Where suggestions come from. */
  endpoint: string;
  value: string;
}

/**
 * The search box: a plain form that suggests pages while one types. What makes it a combobox is
 * added by the script that makes it one. Twin: templates/islands/search_box.html.
 */
export default function SearchBox({ props }: { props: Props }): ReactElement {
  const { id, label, action, endpoint, value } = props;
  const { state, optionId, close, onBlur, input } = useCombobox(id, endpoint);
  const isCombobox = useHydrated();
  const listId = `${id}-list`;
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": state.isOpen,
    "aria-controls": listId,
    "aria-activedescendant": state.active === NONE ? undefined : optionId(state.active),
  } as const;
  return (
    <form className="find" role="search" aria-label={label} action={action} onBlur={onBlur}>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <input
        className="inp"
        type="search"
        id={id}
        name="q"
        defaultValue={value}
        placeholder={t("Search")}
        autoComplete="off"
        maxLength={200}
        {...input}
        {...(isCombobox && combobox)}
      />
      <button className="btn" type="submit">
        {t("Search")}
      </button>
      {isCombobox && <Options id={listId} state={state} optionId={optionId} onPick={close} />}
      <p className="vh" role="status">
        {said(state)}
      </p>
    </form>
  );
}

interface OptionsProps {
  id: string;
  state: State;
  optionId: (index: number) => string;
  onPick: () => void;
}

/** The suggestions while the list is open: links, so that they open like links, also in a new tab. */
function Options({ id, state, optionId, onPick }: OptionsProps): ReactElement {
  const shown = state.isOpen ? state.suggestions : [];
  return (
    <div
      className="finds"
      role="listbox"
      id={id}
      aria-label={t("Suggestions")}
      hidden={!state.isOpen}
    >
      {shown.map(({ title, path, label }, index) => (
        <a
          role="option"
          key={path}
          id={optionId(index)}
          href={path}
          tabIndex={-1}
          aria-selected={index === state.active}
          onClick={onPick}
        >
          <span>{title}</span>
          <span className="note">{label}</span>
        </a>
      ))}
    </div>
  );
}

/** For those who do not see the list. */
function said({ isOpen, suggestions, query }: State): string {
  if (isOpen) {
    return ngettext("{{count}} suggestion", "{{count}} suggestions", suggestions.length);
  }
  return query && suggestions.length === 0 ? t("No results found") : "";
}
