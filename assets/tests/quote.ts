/** A quote form as the server describes it, smaller. */

import type { ChoiceView, FieldView } from "../src/fields/views";
import type { AdviceView, Check, QuoteView } from "../src/quote/view";

export function line(value: string, selected = false): ChoiceView {
  return { value, label: value, selected, text: "" };
}

export function field(name: string, more: Partial<FieldView> = {}): FieldView {
  return {
    kind: "text",
    id: `quote-${name}`,
    name,
    label: name,
    hint: null,
    value: "",
    checked: false,
    error: null,
    required: true,
    autocomplete: null,
    inputmode: null,
    maxlength: null,
    width: "full",
    choices: [],
    only_for: null,
    ...more,
  };
}

export function remark(after: string, text: string): AdviceView {
  return { after, label: null, figure: null, unit: null, text, link: null };
}

const FILLED: Check = { kind: "filled", message: "Required" };
const COUNTS: Check = { kind: "counts", most: 500, message: "Please enter a valid response" };
const CLASSED = { name: "goods", values: ["batteries", "acids"] };

/** Route, cargo and person; `chosen` is the mode, if there is one already. */
export function quote(chosen = "", more: Partial<QuoteView> = {}): QuoteView {
  const modes = ["ocean-fcl", "ocean-lcl", "air"].map((mode) => line(mode, mode === chosen));
  const goods = ["batteries", "acids", "magnets"].map((value) => line(value));
  const named = ["origin", "mode", "containers", "volume_cbm", "email"];
  return {
    name: "quote",
    action: "/get-started",
    groups: [
      {
        legend: "Route",
        fields: [field("origin"), field("mode", { kind: "radio", choices: modes })],
      },
      {
        legend: "Cargo",
        fields: [
          field("containers", {
            kind: "counts",
            choices: [line("20-standard"), line("40-standard")],
            only_for: { name: "mode", values: ["ocean-fcl"] },
          }),
          field("volume_cbm", { only_for: { name: "mode", values: ["ocean-lcl", "air"] } }),
          field("goods", { kind: "checkboxes", choices: goods }),
          field("class", { only_for: CLASSED }),
        ],
      },
      { legend: "About you", fields: [field("email")] },
    ],
    submit: "Ask for the quote",
    summary: null,
    key: "",
    hidden: [],
    honeypot: field("fold_here"),
    parts: "Parts",
    steps: [1, 2, 3].map((step) => ({ id: `step-${step}`, place: `Step ${step} of 3` })),
    advice: [],
    rules: Object.fromEntries(
      named.map((name) => [
        name,
        { called: name, checks: name === "containers" ? [FILLED, COUNTS] : [FILLED] },
      ]),
    ),
    ...more,
  };
}
