/** A quote form as the server describes it, smaller. */

import type { FieldView } from "../src/generated/forms";
import type { AdviceView, QuoteFormProps } from "../src/generated/quote";
import type { Check } from "../src/quote/checks";
import { fieldOf, line } from "./fields";

export function field(name: string, more: Partial<FieldView> = {}): FieldView {
  return fieldOf("quote", name, { required: true, ...more });
}

export function remark(after: string, text: string): AdviceView {
  return { after, label: null, figure: null, unit: null, text, brief: null, link: null };
}

/** The word for an answer that is none of those that can be. */
export const BAD_RESPONSE = "Please enter a valid response";

const FILLED: Check = { kind: "filled", message: "Required" };
const COUNTS: Check = { kind: "counts", most: 500, message: BAD_RESPONSE };
const FURTHER: Record<string, Check[]> = {
  containers: [COUNTS],
  email: [{ kind: "email", message: "Please enter a valid email address" }],
};
const CLASSED = {
  conditions: [{ name: "goods", values: ["batteries", "acids"] }],
  required: false,
};
/** Where goods are asked for as well, they have none of the boxes ticked. */
const SOLD_AT_THE_DOOR = {
  conditions: [
    { name: "term", values: ["exw"] },
    { name: "goods", values: [""] },
  ],
  required: true,
};

/** Route, cargo and person; `chosen` is the mode, if there is one already. */
export function quote(chosen = "", more: Partial<QuoteFormProps> = {}): QuoteFormProps {
  const named = ["origin", "mode", "containers", "volume_cbm", "email"];
  return {
    name: "quote",
    action: "/get-started",
    groups: groups(chosen),
    submit: "Ask for the quote",
    summary: null,
    key: "",
    hidden: [],
    honeypot: field("fold_here"),
    parts: "Parts",
    steps: [1, 2, 3].map((step) => ({ id: `step-${step}`, place: `Step ${step} of 3` })),
    advice: [],
    carried: [],
    left_out: {},
    rules: Object.fromEntries(
      named.map((name) => [name, { called: name, checks: [FILLED, ...(FURTHER[name] ?? [])] }]),
    ),
    ...more,
  };
}

function groups(chosen: string): QuoteFormProps["groups"] {
  const modes = ["ocean-fcl", "ocean-lcl", "air"].map((mode) => line(mode, mode === chosen));
  const goods = ["batteries", "acids", "magnets"].map((value) => line(value));
  return [
    {
      legend: "Route",
      fields: [
        field("origin", { kind: "place" }),
        field("destination", { kind: "place", required: false }),
        field("mode", { kind: "radio", choices: modes }),
        field("delivery_address", { required: false }),
      ],
    },
    {
      legend: "Cargo",
      fields: [
        field("containers", {
          kind: "counts",
          choices: [line("20-standard"), line("40-standard")],
          required: false,
          only_for: { conditions: [{ name: "mode", values: ["ocean-fcl"] }], required: true },
        }),
        field("volume_cbm", {
          required: false,
          only_for: {
            conditions: [{ name: "mode", values: ["ocean-lcl", "air"] }],
            required: true,
          },
        }),
        field("goods", { kind: "checkboxes", choices: goods, required: false }),
        field("class", { required: false, only_for: CLASSED }),
        field("term", { kind: "select", choices: [line(""), line("exw")], required: false }),
        field("door", { required: false, only_for: SOLD_AT_THE_DOOR }),
      ],
    },
    { legend: "About you", fields: [field("email")] },
  ];
}
