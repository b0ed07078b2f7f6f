import type { ReactElement } from "react";

import type { PlacePickerProps } from "../generated/shared";
import { t } from "../i18n";
import { PlaceOptions } from "../search/PlaceOptions";
import { statusText } from "../search/useCombobox";
import { usePlaces } from "../search/usePlaces";

/**
 * A field for a port, an airport or a city: plain text that suggests places while one types, after
 * the combobox of the ARIA Authoring Practices. Twin: templates/islands/place_picker.html.
 */
export default function PlacePicker({ props }: { props: PlacePickerProps }): ReactElement {
  const { id, name, label, value, error, endpoint } = props;
  const { state, isCombobox, onBlur, list, input, field, pick } = usePlaces(id, endpoint);

  return (
    <div className={error ? "cell place wrong" : "cell place"} onBlur={onBlur}>
      <label htmlFor={id}>
        {label}
        <span>{t("City, port or code")}</span>
      </label>
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
      <input
        ref={field}
        type="text"
        id={id}
        name={name}
        defaultValue={value}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      {isCombobox && <PlaceOptions list={list} label={label} onPick={pick} />}
      <p className="vh" role="status">
        {statusText(state)}
      </p>
    </div>
  );
}
