/** The error summary of a step, as forms/field_view.py writes that of a whole form. */

import type { FieldView, SummaryView } from "../generated/forms";
import { ngettext, t } from "../i18n";
import type { RulesView } from "../generated/forms";

/** Null where nothing is wrong. */
export function summaryOf(
  fields: FieldView[],
  errors: Record<string, string>,
  rules: Record<string, RulesView>,
): SummaryView | null {
  const lines = fields.flatMap(({ id, name, label }) => {
    const problem = errors[name];
    if (!problem) return [];
    return {
      id,
      message: t("{{label}}: {{problem}}", { label: rules[name]?.called ?? label, problem }),
    };
  });
  if (lines.length === 0) return null;
  const title = ngettext(
    "One answer needs another look",
    "{{count}} answers need another look",
    lines.length,
  );
  return { title, errors: lines };
}
