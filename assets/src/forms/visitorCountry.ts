/** The visitor's country, chosen beforehand in a list that nobody has touched. */

import { geography, onGeography } from "../runtime/geography";

/**
 * Choose it in `form` as soon as it is known.
 *
 * @returns what ends that.
 */
export function chooseCountry(form: HTMLFormElement): () => void {
  const choose = () => {
    const { countryCode } = geography();
    const line = form.querySelector<HTMLOptionElement>(
      `[autocomplete=country]:not(:focus) [value="${countryCode ?? ""}"]`,
    );
    if (line?.value && isUntouched(line.parentElement as HTMLSelectElement)) line.selected = true;
  };
  choose();
  return onGeography(choose);
}

/** Whether the list stands as the server wrote it, and no number is typed that it belongs to. */
function isUntouched({ options, value, form }: HTMLSelectElement): boolean {
  const written = [...options].find((line) => line.defaultSelected) ?? options[0];
  const number = form?.querySelector<HTMLInputElement>("[type=tel]");
  return value === written?.value && !number?.value;
}
