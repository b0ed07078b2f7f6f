import type { ReactElement } from "react";

import { attributes, box } from "../fields/attributes";
import { Notes } from "../fields/Notes";
import type { FieldView } from "../generated/forms";
import { PlaceOptions } from "../search/PlaceOptions";
import { statusText } from "../search/useCombobox";
import { usePlaces } from "../search/usePlaces";

/** Where suggestions come from. */
const ENDPOINT = "/api/places";

interface PlaceFieldProps {
  view: FieldView;
  onPick: () => void;
}

/** A field of text that suggests places; until it is taken over, the text field of the template. */
export function PlaceField({ view, onPick }: PlaceFieldProps): ReactElement {
  const { state, isCombobox, onBlur, list, input, field, pick } = usePlaces(view.id, ENDPOINT);
  function pickAndTell(written: string) {
    pick(written);
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
          <PlaceOptions list={list} label={view.label} onPick={pickAndTell} />
          <p className="vh" role="status">
            {statusText(state)}
          </p>
        </>
      )}
    </div>
  );
}
