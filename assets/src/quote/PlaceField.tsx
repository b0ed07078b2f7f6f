import { type ReactElement, useRef } from "react";

import { attributes, box } from "../fields/attributes";
import { Notes } from "../fields/Notes";
import type { FieldView } from "../generated/forms";
import { placesOf } from "../places";
import { PlaceOptions } from "../search/PlaceOptions";
import { said, useCombobox } from "../search/useCombobox";

/** Where suggestions come from. */
const ENDPOINT = "/api/places";

interface Props {
  view: FieldView;
  onPick: () => void;
}

/** A field of text that suggests places; until it is taken over, the text field of the template. */
export function PlaceField({ view, onPick }: Props): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const { state, isCombobox, close, onBlur, list, input } = useCombobox(
    view.id,
    ENDPOINT,
    placesOf,
  );

  function pick(written: string) {
    if (field.current) {
      field.current.value = written;
      field.current.focus();
    }
    close();
    onPick();
  }

  const { className, hidden } = box(view);
  return (
    <div className={isCombobox ? `${className} place` : className} hidden={hidden} onBlur={onBlur}>
      <label htmlFor={view.id}>{view.label}</label>
      <Notes view={view} />
      <input ref={field} type="text" defaultValue={view.value} {...attributes(view)} {...input} />
      {isCombobox && (
        <>
          <PlaceOptions list={list} label={view.label} onPick={pick} />
          <p className="vh" role="status">
            {said(state)}
          </p>
        </>
      )}
    </div>
  );
}
