/** What the server says to a form that a script has posted, put into the words of the page. */

import type { AcceptedForm, FailedForm, RefusedForm } from "../generated/answers";
import type { SummaryView } from "../generated/forms";
import { t } from "../i18n";

export type FormAnswer =
  | ({ kind: "accepted" } & AcceptedForm)
  | ({ kind: "rejected"; summary: SummaryView } & RefusedForm)
  | ({ kind: "failed" } & FailedForm);

/** Read an answer; whatever nobody foresaw is a failure that keeps what was typed. */
export async function readAnswer(response: Response): Promise<FormAnswer> {
  const body = (await response.json()) as Partial<AcceptedForm & RefusedForm & FailedForm>;
  const { location, errors, summary, message } = body;
  if (response.status === 201 && isOwnAddress(location)) return { kind: "accepted", location };
  if (response.status === 422 && isTable(errors) && isSummary(summary)) {
    return { kind: "rejected", errors, summary };
  }
  if (!response.ok && typeof message === "string") return { kind: "failed", message };
  throw new TypeError(`An answer of status ${response.status} that nobody foresaw`);
}

export function unforeseen(): FormAnswer {
  return { kind: "failed", message: t("Something went wrong. Try again.") };
}

function isOwnAddress(value: unknown): value is string {
  if (typeof value !== "string") return false;
  return new URL(value, document.baseURI).origin === window.location.origin;
}

function isTable(value: unknown): value is Record<string, string> {
  return value !== null && typeof value === "object";
}

function isSummary(value: unknown): value is SummaryView {
  return isTable(value) && typeof value.title === "string" && Array.isArray(value.errors);
}
