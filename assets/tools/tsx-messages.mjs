/**
 * The messages that a TypeScript source asks for: every `t("…")` and `ngettext("…", "…", n)`.
 *
 * A key that is not a literal cannot be extracted, so nobody could ever translate it: that is
 * an error here, with file and line, and not a surprise on the Chinese page.
 */

import { parse } from "@babel/parser";

/** Function name → how many of its leading arguments are message texts. */
const KEYWORDS = new Map([
  ["t", 1],
  ["ngettext", 2],
]);

/**
 * Each message with the element that it stands in (`button`), or the attribute that it is
 * (`@aria-label`); "" for one that no element holds.
 *
 * @returns {{line: number, keyword: string, texts: string[], comments: string[],
 *   element: string}[]}
 */
export function messagesOf(source, filename) {
  const plugins = filename.endsWith("x") ? ["typescript", "jsx"] : ["typescript"];
  const tree = parse(source, { sourceType: "module", sourceFilename: filename, plugins });
  const messages = [];
  for (const [call, element] of callsIn(tree.program)) {
    const count = KEYWORDS.get(call.callee.name);
    if (count) messages.push({ ...messageOf(call, count, filename), element });
  }
  return messages;
}

function messageOf(call, count, filename) {
  const texts = call.arguments.slice(0, count).map(literal);
  const line = call.loc.start.line;
  if (texts.length < count || texts.includes(null)) {
    throw new SyntaxError(`${filename}:${line}: ${call.callee.name}() needs literal text`);
  }
  const comments = (call.arguments[0].leadingComments ?? []).map(({ value }) => value.trim());
  return { line, keyword: call.callee.name, texts, comments };
}

/** The text of a string, or of a template without holes; null for anything else. */
function literal(node) {
  if (node.type === "StringLiteral") return node.value;
  if (node.type === "TemplateLiteral" && node.expressions.length === 0) {
    return node.quasis[0].value.cooked;
  }
  return null;
}

function* callsIn(node, outer = "") {
  const element = elementOf(node) ?? outer;
  if (node.type === "CallExpression" && node.callee.type === "Identifier") yield [node, element];
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === "string" && child.loc && !child.type.startsWith("Comment")) {
      yield* callsIn(child, element);
    }
  }
}

function elementOf(node) {
  if (node.type === "JSXAttribute") return `@${node.name.name}`;
  return node.type === "JSXElement" ? node.openingElement.name.name : undefined;
}
