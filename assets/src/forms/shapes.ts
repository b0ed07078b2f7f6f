/** What an address or a number looks like. Of those that look so the server knows more. */

/** Nobody's address looks otherwise. */
const EMAIL = /^[^\s@]+@[^\s@.。．｡]+(?:[.。．｡][^\s@.。．｡]+)+$/;
/** The shortest numbers of the world have four digits, and some are written in letters. */
const FEWEST_DIGITS = 3;

export function looksLikeEmail(text: string): boolean {
  return EMAIL.test(text);
}

export function looksLikePhone(text: string): boolean {
  return (text.match(/[\p{L}\p{Nd}]/gu) ?? []).length >= FEWEST_DIGITS;
}
