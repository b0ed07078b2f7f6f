/** A combobox of places: what is picked is written into its field, which keeps the focus. */

import { useRef } from "react";

import { placesOf } from "../places";
import { useCombobox } from "./useCombobox";

export function usePlaces(id: string, endpoint: string) {
  const field = useRef<HTMLInputElement>(null);
  const combobox = useCombobox(id, endpoint, placesOf);

  function pick(written: string) {
    if (field.current) {
      field.current.value = written;
      field.current.focus();
    }
    combobox.close();
  }

  return { ...combobox, field, pick };
}
