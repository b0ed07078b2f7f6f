/**
 * Renders islands to HTML in Node, for the parity tests: one JSON object per line comes in,
 * `{"name", "props", "messages"}`, one JSON string per line goes out.
 */

import { createInterface } from "node:readline";

import { createElement } from "react";
import { renderToString } from "react-dom/server";

import { Field } from "./fields/Field";
import type { FieldView } from "./fields/views";
import { type Catalog, speak } from "./i18n";
import BorderLabel from "./islands/BorderLabel";
import ContactForm from "./islands/ContactForm";
import EmissionsCalculator from "./islands/EmissionsCalculator";
import ExpertForm from "./islands/ExpertForm";
import HsSearch from "./islands/HsSearch";
import JobList from "./islands/JobList";
import type { Component } from "./islands/mount";
import NewsletterForm from "./islands/NewsletterForm";
import OpenEmissionsForm from "./islands/OpenEmissionsForm";
import PlacePicker from "./islands/PlacePicker";
import QuoteForm from "./islands/QuoteForm";
import RouteMap from "./islands/RouteMap";
import SearchBox from "./islands/SearchBox";
import SignUpForm from "./islands/SignUpForm";
import { judge } from "./quote/judge";
import type { RulesView } from "./quote/view";

interface Case {
  name: string;
  props: object;
  messages: Catalog["messages"];
}

const components: Partial<Record<string, Component>> = {
  BorderLabel,
  ContactForm,
  EmissionsCalculator,
  ExpertForm,
  HsSearch,
  JobList,
  NewsletterForm,
  OpenEmissionsForm,
  PlacePicker,
  QuoteForm,
  RouteMap,
  SearchBox,
  SignUpForm,
  Field: ({ props }: { props: FieldView }) => Field({ view: props }),
  judge: ({ props }: { props: Judged }) => judged(props),
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
  return JSON.stringify(judge(fields, answers, rules));
}

for await (const line of createInterface({ input: process.stdin })) {
  const { name, props, messages } = JSON.parse(line) as Case;
  const component = components[name];
  if (!component) throw new Error(`There is no island called ${name}`);
  speak({ messages, plural: () => 0 });
  process.stdout.write(`${JSON.stringify(renderToString(createElement(component, { props })))}\n`);
}
