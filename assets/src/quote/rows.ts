/** The rows of pieces as they are typed. The twin, and the last word, is forms/piece_rows.py. */

import type { RowsCheck } from "../generated/forms";
import { t } from "../i18n";
import { amountOf, cleaned, isBlank } from "./figures";

type Texts = Record<string, string>;

/** The rows with something in them, by their number. */
function rowsOf(name: string, typed: FormData): Map<string, Texts> {
  const rows = new Map<string, Texts>();
  typed.forEach((value, input) => {
    const [, row, column] = /^(\d+)-([a-z]+)$/.exec(input.slice(name.length + 1)) ?? [];
    if (!input.startsWith(`${name}-`) || !row || !column || typeof value !== "string") return;
    // Of several texts of one name the server reads the first.
    rows.set(row, { [column]: cleaned(value), ...rows.get(row) });
  });
  return new Map([...rows].filter(([, texts]) => !Object.values(texts).every(isBlank)));
}

/** The first fault of the rows, with its place; null where there is none. */
export function rowsProblem(check: RowsCheck, name: string, typed: FormData): string | null {
  for (const [row, texts] of rowsOf(name, typed)) {
    for (const column of check.columns) {
      const problem = faultOf(check, column, texts[column.name] ?? "");
      if (problem)
        return t("Row {{row}}, {{column}}: {{problem}}", { row, column: column.label, problem });
    }
  }
  return null;
}

/** Whether there are rows, and each has something in that column. */
export function rowsGive(name: string, column: string, typed: FormData): boolean {
  const rows = [...rowsOf(name, typed).values()];
  return rows.length > 0 && rows.every((texts) => !isBlank(texts[column] ?? ""));
}

function faultOf(
  check: RowsCheck,
  { least, most, units, whole, required }: RowsCheck["columns"][number],
  text: string,
): string | null {
  if (isBlank(text)) return required ? check.missing : null;
  const amount = amountOf(text, units);
  const isFine =
    amount !== null && amount >= least && amount <= most && !(whole && amount % 1 !== 0);
  return isFine ? null : check.message;
}
