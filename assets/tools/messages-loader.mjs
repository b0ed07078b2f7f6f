/**
 * webpack loader: a compiled gettext catalogue becomes a module with one locale's table of messages.
 * What may not be served (fuzzy, faulty) has been left out by `flask messages compile`.
 *
 * Only the messages that some TypeScript below src/ asks for are kept: the catalogue holds the
 * words of the whole site, and a browser has no use for those that the server has written.
 * The table has the shape of `Catalog` in src/i18n.ts.
 */

import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { mo } from "gettext-parser";

import { messagesOf } from "./tsx-messages.mjs";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));

/** Gettext's plural rule is C; this much of it is JavaScript as well, and nothing harmful. */
const PLURAL_RULE = /^[n\d\s()!=<>&|?:%+*/-]+$/;

/** The catalogue comes as bytes. */
export const raw = true;

export default function messagesLoader(catalogue) {
  this.addContextDependency(SOURCES);
  const { headers, translations } = mo.parse(catalogue);
  const wanted = textsOfSources();
  const table = Object.fromEntries(
    Object.values(translations)
      .flatMap((entries) => Object.values(entries))
      .map((entry) => [keyOf(entry.msgctxt, entry.msgid), entry])
      .filter(([key]) => wanted.has(key))
      .map(([key, entry]) => [key, entry.msgid_plural ? entry.msgstr : entry.msgstr[0]]),
  );
  return [
    `export const messages = ${JSON.stringify(table)};`,
    `export const plural = (n) => Number(${pluralRule(headers["Plural-Forms"])});`,
  ].join("\n");
}

function textsOfSources() {
  const texts = globSync("**/*.{ts,tsx}", { cwd: SOURCES })
    .map((name) => SOURCES + name)
    .flatMap((file) => messagesOf(readFileSync(file, "utf8"), file))
    .map(({ context, texts: [singular] }) => keyOf(context, singular));
  return new Set(texts);
}

/** A message with a context has it before its text, as in compiled catalogues. */
function keyOf(context, text) {
  return context ? `${context}\u0004${text}` : text;
}

function pluralRule(header = "nplurals=2; plural=(n != 1);") {
  const rule = /plural=([^;]+)/.exec(header)?.[1] ?? "";
  if (!PLURAL_RULE.test(rule)) throw new Error(`Not a plural rule: ${header}`);
  return rule;
}
