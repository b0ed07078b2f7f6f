/** The glossary's filter: while one types, terms without these words go, and letters without terms. */

import { type End, listen } from "../topic";

export const start = (): End => listen(document, ["input"], filterTerms);

function filterTerms({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.terms === undefined) return;
  const words = folded(target.value).split(/\s+/).filter(Boolean);
  const letters = document.querySelectorAll<HTMLDetailsElement>(".glossary details");
  let count = 0;
  for (const letter of letters) {
    const fitting = filterLetter(letter, words);
    count += fitting;
    letter.hidden = fitting === 0;
    // As the page came, once nothing is asked for any more.
    letter.open = words.length > 0;
  }
  const status = document.querySelector<HTMLElement>(".find + [role=status]");
  if (!status) return;
  const { said = "", none = "" } = status.dataset;
  status.textContent = count ? said.replace("#", String(count)) : none;
  // Where nothing is left to be seen, all are told.
  status.classList.toggle("vh", count > 0);
}

/** Hide the terms of a letter that lack one of the words; returns how many are left. */
function filterLetter(letter: Element, words: string[]): number {
  const terms = [...letter.querySelectorAll<HTMLElement>(".terms > div")];
  for (const term of terms) {
    const text = folded(term.textContent);
    term.hidden = !words.every((word) => text.includes(word));
  }
  return terms.filter(({ hidden }) => !hidden).length;
}

function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
