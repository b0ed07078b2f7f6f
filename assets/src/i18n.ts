/**
 * Messages in the browser: English is the key, `{{name}}` is a placeholder, as in Python and
 * in the templates. Keys are literals, or the extraction refuses them.
 */

/** One locale's messages, as tools/messages-loader.mjs writes them. */
export interface Catalog {
  messages: Record<string, string | string[]>;
  /** Which plural form a count takes, by the catalogue's own rule. */
  plural: (count: number) => number;
}

export type Values = Record<string, string | number>;

const ENGLISH: Catalog = { messages: {}, plural: (count) => Number(count !== 1) };

let catalog = ENGLISH;

/** Speak another language from now on; without a catalog, English. */
export function setCatalog(other: Catalog = ENGLISH): void {
  catalog = other;
}

/** The text in the page's language, with its placeholders filled. */
export function t(text: string, values: Values = {}): string {
  const translated = catalog.messages[text];
  return fillText(typeof translated === "string" ? translated : text, values);
}

/** A word of several meanings, in the one that the context tells; gettext joins them so. */
export function pgettext(context: string, text: string): string {
  const translated = catalog.messages[`${context}\u0004${text}`];
  return typeof translated === "string" ? translated : text;
}

/** The text in the form that the count asks for; `{{count}}` is the count itself. */
export function ngettext(
  singular: string,
  plural: string,
  count: number,
  values: Values = {},
): string {
  const translated = catalog.messages[singular];
  const forms = Array.isArray(translated) ? translated : [singular, plural];
  const { plural: rule } = Array.isArray(translated) ? catalog : ENGLISH;
  return fillText(forms[rule(count)] ?? plural, { count, ...values });
}

/** A placeholder that nobody filled stays visible: a mistake that is seen is one that is mended. */
function fillText(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
