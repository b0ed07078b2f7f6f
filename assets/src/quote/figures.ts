/** Numbers, counts and days as people type them. The twin, and the last word, is forms/figures.py. */

const LONGEST = 20;
/** The same with a count before it. */
const LONGEST_TOTAL = 40;
/** A point before decimals; commas, spaces or apostrophes between thousands. */
const POINT =
  /^(?=.)(?:[0-9]+|[1-9][0-9]{0,2}(?:,[0-9]{3})+|[1-9][0-9]{0,2}(?:[ '’][0-9]{3})+)?(?:\.[0-9]{1,6})?$/;
/** The other way round, where it cannot be taken for that. */
const COMMA = new RegExp(
  "^(?:[0-9]+,[0-9]{1,2}|0,[0-9]{1,6}|[1-9][0-9]{0,2}(?:[ '’][0-9]{3})+,[0-9]{1,6}" +
    "|[1-9][0-9]{0,2}(?:\\.[0-9]{3})+,[0-9]{1,6}|[1-9][0-9]{0,2}(?:\\.[0-9]{3}){2,})$",
);
const COUNT = /^[0-9]{1,6}$/;
const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const UN_NUMBER = /^(?:UN)?[ -]?[0-9]{4}$/i;

const DAY_MS = 86_400_000;
/** How far the clocks of the earth are from UTC. */
const BEHIND_MS = 12 * 3_600_000;
const AHEAD_MS = 14 * 3_600_000;

/** Without what nobody sees around it; on one line, as the server keeps it. */
export function cleaned(typed: string): string {
  return typed.replace(/[\0-\x08\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]+/g, "").trim();
}

/** Whether a reader would see nothing. */
export function isBlank(text: string): boolean {
  return /^[\p{C}\p{Z}]*$/u.test(text);
}

/** What may stand before or behind a number, and how many of the field's own unit it is. */
export type Units = [string, number][];

/** The number in a text, which may have one of the units before or behind it. */
export function amountOf(text: string, units: Units = []): number | null {
  if (text.length > LONGEST) return null;
  const [number, size] = withoutUnit(inAscii(text), units);
  if (POINT.test(number)) return sized(number.replace(/[^0-9.]/g, ""), size);
  if (COMMA.test(number)) return sized(number.replace(/[^0-9,]/g, "").replace(",", "."), size);
  return null;
}

/** The number in a text, or the product in `8 x 600 kg`, which the expression tells apart. */
export function totalOf(text: string, units: Units, times: string): number | null {
  if (text.length > LONGEST_TOTAL) return null;
  const [, count, each] = new RegExp(`^${times}$`, "i").exec(inAscii(text)) ?? [];
  if (!count || !each) return amountOf(text, units);
  const amount = amountOf(each, units);
  return amount === null ? null : Number(count) * amount;
}

/** To the thousandth, where the unit is another. */
function sized(number: string, size: number): number {
  return size === 1 ? Number(number) : Math.round(Number(number) * size * 1000) / 1000;
}

function withoutUnit(text: string, units: Units): [string, number] {
  const lower = text.toLowerCase();
  for (const [unit, size] of units) {
    if (lower.startsWith(unit)) return [text.slice(unit.length).trim(), size];
    if (lower.endsWith(unit)) return [text.slice(0, -unit.length).trim(), size];
  }
  return [text, 1];
}

export function countOf(text: string): number | null {
  const plain = inAscii(text);
  return COUNT.test(plain) ? Number(plain) : null;
}

export function isUnNumber(text: string): boolean {
  return UN_NUMBER.test(text.trim());
}

/** Whether a text is a day from today on, wherever on earth, and at most so many days ahead. */
export function isComing(text: string, days: number, now = Date.now()): boolean {
  if (!DAY.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return at >= midnight(now - BEHIND_MS) && at <= midnight(now + AHEAD_MS) + days * DAY_MS;
}

function midnight(moment: number): number {
  return Math.floor(moment / DAY_MS) * DAY_MS;
}

/** Full-width digits and signs, and hard spaces, as ASCII. */
function inAscii(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ");
}
