/**
 * Renders islands to HTML in Node, for the parity tests: one JSON object per line comes in,
 * `{"name", "props", "messages"}`, one JSON string per line goes out.
 */

import { createInterface } from "node:readline";

import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

import { Field } from "./fields/Field";
import type { FieldView } from "./generated/forms";
import { type Catalog, setCatalog } from "./i18n";
import type { IslandName } from "./generated/props";
import { registry } from "./generated/registry";
import { judgeAnswers } from "./quote/judge";
import type { RulesView } from "./generated/forms";

interface Case {
  name: string;
  props: object;
  messages: Catalog["messages"];
}

/** What is no island, but drawn or judged by itself in a test. */
const parts: Record<string, (props: never) => ReactNode> = {
  Field: (props: FieldView) => Field({ view: props }),
  judge: judged,
};

/** Not an island: answers to be judged by the browser's rules, for the test that the server agrees. */
interface Judged {
  fields: FieldView[];
  rules: Record<string, RulesView>;
  typed: Record<string, string>;
}

function judged({ fields, rules, typed }: Judged): string {
  const answers = new FormData();
  for (const [name, text] of Object.entries(typed)) answers.append(name, text);
  return JSON.stringify(judgeAnswers(fields, answers, rules));
}

for await (const line of createInterface({ input: process.stdin })) {
  const { name, props, messages } = JSON.parse(line) as Case;
  setCatalog({ messages, plural: () => 0 });
  const html = renderToString(parts[name]?.(props as never) ?? (await islandOf(name, props)));
  process.stdout.write(`${JSON.stringify(html)}\n`);
}

async function islandOf(name: string, props: object): Promise<ReactNode> {
  const { default: component } = await registry[name as IslandName]();
  return createElement(component as ComponentType<{ props: object }>, { props });
}
