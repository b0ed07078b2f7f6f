import type { ReactElement } from "react";

import type { HsSearchProps } from "../generated/props";
import { codesOf } from "../codes";
import { tellConversion } from "../conversions";
import { t } from "../i18n";
import { Suggested } from "../search/Suggested";
import { said, useCombobox } from "../search/useCombobox";

/**
 * The search for HS codes: a plain form that suggests codes while one types; picking one opens its
 * page, Enter without a choice sends the form. Twin: templates/islands/hs_search.html.
 */
export default function HsSearch({ props }: { props: HsSearchProps }): ReactElement {
  const { id, action, endpoint, value, error } = props;
  const { state, isCombobox, close, onBlur, list, input } = useCombobox(id, endpoint, codesOf);
  function pick() {
    tellConversion("hs_searched", { results: state.suggestions.length });
    close();
  }

  return (
    <form
      className="bill lookup hs-search"
      role="search"
      aria-label={t("Search the HS codes")}
      action={action}
    >
      <div className={error ? "cell place wrong" : "cell place"} onBlur={onBlur}>
        <label htmlFor={id}>{t("Goods in a word, or the digits of a code")}</label>
        {error && (
          <p className="err" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
        <input
          type="text"
          id={id}
          name="q"
          defaultValue={value}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        {isCombobox && (
          <Suggested list={list} onPick={pick}>
            {({ title, label, lang }) => (
              <>
                <span className="code">{label}</span>
                <span lang={lang}>{title}</span>
              </>
            )}
          </Suggested>
        )}
        <p className="vh" role="status">
          {said(state)}
        </p>
      </div>
      <button className="btn" type="submit">
        {t("Find the code")}
      </button>
    </form>
  );
}
