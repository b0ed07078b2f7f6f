/** What the server is asked about while a quote is filled in: the answers as a query. */

import type { QuoteField } from "../generated/names";

/** The answers that advice follows from; those about people are none of them. */
const QUERIED: QuoteField[] = [
  "origin",
  "destination",
  "mode",
  "pickup",
  "pickup_address",
  "delivery",
  "delivery_address",
  "incoterm",
  "exw_or_fob",
  "exw_address",
  "ready_date",
  "containers",
  "pieces",
  "weight_kg",
  "volume_cbm",
  "dangerous_goods",
  "battery_chemistry",
  "battery_packing",
];

/** With a figure it is more than a name: the server is not asked, and no address of ours holds it. */
const DOORS: QuoteField[] = ["pickup_address", "delivery_address", "exw_address"];
const FIGURE = /\p{Nd}/u;

/** With the mode, any one of these is enough to ask. */
const ANSWERS: (QuoteField | `${QuoteField}-1-height`)[] = [
  "weight_kg",
  "dangerous_goods",
  "pieces-1-height",
];

export function queryOf(typed: FormData): URLSearchParams {
  const query = new URLSearchParams();
  typed.forEach((value, name) => {
    if (typeof value !== "string" || !value || !isQueried(name)) return;
    if (!DOORS.includes(name as QuoteField) || !FIGURE.test(value)) query.append(name, value);
  });
  return query;
}

/** Of a field with parts, such as the rows of pieces, each part has its name before a hyphen. */
function isQueried(name: string): boolean {
  return QUERIED.includes(name.split("-", 1)[0] as QuoteField);
}

/** A route is enough, or a door; nothing else is said before the mode is known, nor of it alone. */
export function isWorthAsking(query: URLSearchParams): boolean {
  const isRoute = query.has("origin") && query.has("destination");
  const isDoor = DOORS.some((name) => query.has(name));
  return isRoute || isDoor || (query.has("mode") && ANSWERS.some((name) => query.has(name)));
}
