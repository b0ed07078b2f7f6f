import type { ReactElement } from "react";

import type { List } from "./useCombobox";

interface PlaceOptionsProps {
  list: List;
  label: string;
  onPick: (written: string) => void;
}

/** The places that a field suggests, while its list is open. */
export function PlaceOptions({ list, label, onPick }: PlaceOptionsProps): ReactElement {
  const { id, state, optionId } = list;
  const suggestions = state.isOpen ? state.suggestions : [];
  return (
    <ul className="finds" role="listbox" id={id} aria-label={label} hidden={!state.isOpen}>
      {suggestions.map(({ title, path, label: where }, index) => (
        <li
          role="option"
          key={path}
          id={optionId(index)}
          aria-selected={index === state.active}
          // The field keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onPick(title);
          }}
        >
          <span>{title}</span>
          <span className="note">{where}</span>
        </li>
      ))}
    </ul>
  );
}
