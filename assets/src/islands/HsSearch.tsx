import type { ReactElement } from "react";

import type { HsSearchProps } from "../generated/hs_codes";
import { codesOf } from "../codes";
import { tellConversion } from "../conversions";
import { t } from "../i18n";
import { inLanguage } from "../language";
import { Suggested } from "../search/Suggested";
import type { Suggestion } from "../search/suggestions";
import { useCombobox } from "../search/useCombobox";

/**
 * The search for HS codes: a plain form that suggests codes while one types; picking one opens its
 * page, Enter without a choice sends the form. Twin: templates/islands/hs_search.html.
 */
export default function HsSearch({ props }: { props: HsSearchProps }): ReactElement {
  const { id, action, endpoint, error } = props;
  const { state, close, onBlur, list, input } = useCombobox(id, endpoint, codesOf);
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
        <Goods {...props} input={input} />
        <Suggested list={list} onPick={pick}>
          {line}
        </Suggested>
      </div>
      <button className="btn" type="submit">
        {t("Find the code")}
      </button>
    </form>
  );
}

interface GoodsProps extends HsSearchProps {
  input: ReturnType<typeof useCombobox>["input"];
}

function Goods({ id, value, error, input }: GoodsProps): ReactElement {
  return (
    <>
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
    </>
  );
}

function line({ title, label, lang }: Suggestion): ReactElement {
  return (
    <>
      <span className="code">{label}</span>
      <span {...inLanguage(lang)}>{title}</span>
    </>
  );
}
