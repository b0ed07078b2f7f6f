/**
 * Taking out of a text what may tell who somebody is, as `site/portolan/core/scrubbing.py` does: the
 * same cases hold both. Beyond that, what the visitor has typed into the page.
 */

const ADDRESS = "[address]";
const NUMBER = "[number]";
const TYPED = "[typed]";
export const LEFT_OUT = "[left out]";

/** The kinds of errors whose texts name code, or were written for a report. */
const SAYING = new Set([
  "ChunkLoadError",
  "EmbedError",
  "Error",
  "InternalError",
  "RangeError",
  "ReferenceError",
  "TypeError",
]);

// What has a sign on both sides of an @; percent signs stand for an @ that is encoded.
const ADDRESSES = /[^\s"'<>=&,;:()]{1,200}(?:@|%40)[^\s"'<>=&,;:()]{1,200}/giu;
// Seven digits and more, however they are grouped: telephone numbers, references, cards.
const NUMBERS = /\+?\p{Nd}(?:[\s().\-/]{0,2}\p{Nd}){6,}/gu;
// An id of ours, a time, a file of the site: without these long numbers a report is of no use.
const HARMLESS =
  /([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\b[0-9a-f]{32}\b|\p{Nd}{4}-\p{Nd}\p{Nd}-\p{Nd}\p{Nd}T\p{Nd}\p{Nd}:\p{Nd}\p{Nd}:\p{Nd}\p{Nd}(?:\.\p{Nd}+)?(?:Z|[+-]\p{Nd}\p{Nd}:\p{Nd}\p{Nd})?)/u;
// In two steps, each of which reads a sign once, however long the text is.
const ADDRESS_ENDS = /:\/\/[^\s"'<>]*/gu;
const QUERIES = /[?#][^)]*/gu;
const FILES = /^(?:https?:\/\/[^/]+)?\/static\/[\w.-]+$/;
/** What is shorter stands in too many words by chance, if it is written in Latin letters. */
const SHORTEST_TYPED = 3;
const OTHER_LETTERS = /[^\p{ASCII}]/u;

/** The text with a stand-in for each e-mail address and each long number. */
export function scrubText(text: string): string {
  const pieces = text.replace(ADDRESSES, ADDRESS).split(HARMLESS);
  // Every other piece is one that is kept.
  return pieces
    .map((piece, index) => (index % 2 ? piece : piece.replace(NUMBERS, NUMBER)))
    .join("");
}

/** Whether there is an e-mail address in a text. */
export function hasAddress(text: string): boolean {
  return text.search(ADDRESSES) >= 0;
}

/** The address without query and fragment; the rest is scrubbed, unless it is a file of ours. */
export function scrubUrl(url: string): string {
  const bare = url.split(/[?#]/, 1)[0] ?? "";
  return FILES.test(bare) ? bare : scrubText(bare);
}

/** A text of an error: no queries of addresses, nothing typed, no addresses, no numbers. */
export function scrubMessage(text: string, typed: readonly string[]): string {
  const bare = text.replace(ADDRESS_ENDS, (end) => end.replace(QUERIES, ""));
  return scrubText(typed.reduce((left, one) => left.replaceAll(one, TYPED), bare));
}

/** Of an error its text, where its kind names code; others quote what they could not read. */
export function scrubError(
  type: string | undefined,
  text: string,
  typed: readonly string[],
): string {
  return type !== undefined && SAYING.has(type) ? scrubMessage(text, typed) : LEFT_OUT;
}

/** What stands in the page's fields at this moment, the longest first. */
export function typedTexts(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=hidden], [type=checkbox], [type=radio], [type=submit]), textarea",
  );
  const values = [...fields].map((field) => field.value.trim());
  return values
    .filter((value) => value.length >= SHORTEST_TYPED || OTHER_LETTERS.test(value))
    .sort((one, other) => other.length - one.length);
}
