/**
 * The messages that a TypeScript source asks for: every `t("…")`, `ngettext("…", "…", n)` and
 * `pgettext("context", "…")`.
 *
 * A key that is not a literal cannot be extracted, so nobody could ever translate it: that is
 * an error here, with file and line, and not a surprise on the Chinese page. So is a word by
 * itself without a context, since most have several meanings.
 */

import { parse } from "@babel/parser";

/** Function name → how many of its leading arguments are message texts, or context and text. */
const KEYWORDS = new Map([
  ["t", 1],
  ["ngettext", 2],
  ["pgettext", 2],
]);
const WORD = /^[A-Za-z]+$/;

/**
 * Each message with its context, if any, and what holds it, from inside out: elements (`button`),
 * attributes (`@aria-label`), and the names of variables, keys and functions (`.pallets`).
 *
 * @returns {{line: number, keyword: string, context: string | null, texts: string[],
 *   comments: string[], around: string[]}[]}
 */
export function messagesOf(source, filename) {
  const plugins = filename.endsWith("x") ? ["typescript", "jsx"] : ["typescript"];
  const tree = parse(source, { sourceType: "module", sourceFilename: filename, plugins });
  const messages = [];
  for (const [call, around] of callsIn(tree.program)) {
    const count = KEYWORDS.get(call.callee.name);
    if (count) messages.push({ ...messageOf(call, count, filename), around });
  }
  return messages;
}

function messageOf(call, count, filename) {
  const texts = call.arguments.slice(0, count).map(literal);
  const line = call.loc.start.line;
  if (texts.length < count || texts.includes(null)) {
    throw new SyntaxError(`${filename}:${line}: ${call.callee.name}() needs literal text`);
  }
  const keyword = call.callee.name;
  const context = keyword === "pgettext" ? texts.shift() : null;
  if (keyword === "t" && WORD.test(texts[0])) {
    throw new SyntaxError(`${filename}:${line}: "${texts[0]}" needs a context: pgettext()`);
  }
  const comments = (call.arguments[0].leadingComments ?? []).map(({ value }) => value.trim());
  return { line, keyword, context, texts, comments };
}

/** The text of a string, or of a template without holes; null for anything else. */
function literal(node) {
  if (node.type === "StringLiteral") return node.value;
  if (node.type === "TemplateLiteral" && node.expressions.length === 0) {
    return node.quasis[0].value.cooked;
  }
  return null;
}

function* callsIn(node, outer = []) {
  const name = nameOf(node);
  const around = name ? [name, ...outer] : outer;
  if (node.type === "CallExpression" && node.callee.type === "Identifier") yield [node, around];
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === "string" && child.loc && !child.type.startsWith("Comment")) {
      yield* callsIn(child, around);
    }
  }
}

function nameOf(node) {
  if (node.type === "JSXAttribute") return `@${node.name.name}`;
  if (node.type === "JSXElement") return node.openingElement.name.name;
  const own = {
    ObjectProperty: node.key,
    VariableDeclarator: node.id,
    FunctionDeclaration: node.id,
  };
  const name = own[node.type]?.name;
  return name && `.${name}`;
}
