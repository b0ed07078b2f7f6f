import type { ReactElement } from "react";

import type { SearchBoxProps } from "../generated/web";
import { tellConversion } from "../conversions";
import { pgettext, t } from "../i18n";
import { Suggested } from "../search/Suggested";
import { pagesOf, type Suggestion } from "../search/suggestions";
import { useCombobox } from "../search/useCombobox";

/**
 * The search box: a plain form that suggests pages while one types. What makes it a combobox is
 * added by the script that makes it one. Twin: templates/islands/search_box.html.
 */
export default function SearchBox({ props }: { props: SearchBoxProps }): ReactElement {
  const { id, label, action, endpoint, value } = props;
  const { state, close, onBlur, list, input } = useCombobox(id, endpoint, read);
  function read(answer: unknown, query: string): Suggestion[] {
    const pages = pagesOf(answer);
    return pages.length > 0 ? [...pages, allResults(action, query)] : pages;
  }
  function pick() {
    tellConversion("site_searched", { results: state.suggestions.length - 1 });
    close();
  }

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
        placeholder={pgettext("search box", "Search")}
        autoComplete="off"
        maxLength={200}
        {...input}
      />
      <button className="btn" type="submit">
        {pgettext("search box", "Search")}
      </button>
      <Suggested list={list} onPick={pick}>
        {line}
      </Suggested>
    </form>
  );
}

function line({ title, label }: Suggestion): ReactElement {
  return (
    <>
      <span>{title}</span>
      <span className="note">{label}</span>
    </>
  );
}

/** The last suggestion: the page of all results. */
function allResults(action: string, query: string): Suggestion {
  const url = new URL(action, location.href);
  url.searchParams.set("q", query);
  return {
    title: t("All results for “{{words}}”", { words: query }),
    path: url.pathname + url.search + url.hash,
    label: "",
  };
}
