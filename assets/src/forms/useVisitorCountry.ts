/** The visitor's country, chosen beforehand in a list that nobody has touched. */

import { type RefObject, useEffect } from "react";

import type { PostFormProps } from "../generated/forms";
import { useGeography } from "../useGeography";

export function useVisitorCountry(
  form: RefObject<HTMLFormElement | null>,
  { summary }: PostFormProps,
): void {
  const { countryCode } = useGeography();
  useEffect(() => {
    // What came back with errors was sent by the visitor so.
    if (countryCode && !summary) choose(form.current, countryCode);
  }, [form, summary, countryCode]);
}

function choose(form: HTMLFormElement | null, country: string): void {
  const list = form?.querySelector<HTMLSelectElement>("select[autocomplete=country]");
  const line = list?.querySelector<HTMLOptionElement>(`[value="${country}"]`);
  if (list && line && isUntouched(list)) line.selected = true;
}

/** Whether the list stands as the server wrote it, and no number is typed that it belongs to. */
function isUntouched(list: HTMLSelectElement): boolean {
  const written = [...list.options].find((line) => line.defaultSelected) ?? list.options[0];
  const number = list.form?.querySelector<HTMLInputElement>("[type=tel]");
  return list !== document.activeElement && list.value === written?.value && !number?.value;
}
