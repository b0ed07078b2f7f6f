import { type MouseEvent, type ReactElement, useEffect, useRef, useState } from "react";

import { box, noted } from "./attributes";
import { Notes } from "./Notes";
import type { ChoiceView, FieldView } from "../generated/forms";
import { pgettext, t } from "../i18n";

const COLUMNS = 5;
/** As forms/piece_rows.py has it. */
const MOST_ROWS = 12;
const BASE = /^(\d+)x(\d+)$/;

interface Row {
  key: string;
  cells: ChoiceView[];
}

interface PiecesFieldProps {
  view: FieldView;
  /** A row was added. */
  onRow?: (() => void) | undefined;
}

/** Rows of figures; until scripts run, the buttons post the form and it comes back with one more. */
export function PiecesField({ view, onRow }: PiecesFieldProps): ReactElement {
  const { rows, field, add } = useRows(view, onRow);
  return (
    <fieldset ref={field} {...box(view)} {...noted(view)}>
      <legend className="lab">{view.label}</legend>
      <Notes view={view} />
      {rows.map(({ key, cells }, row) => (
        <div
          className="piece"
          role="group"
          aria-label={t("Row {{row}}", { row: row + 1 })}
          key={key}
        >
          {cells.map((cell, column) => (
            <Cell view={view} cell={cell} isFirst={row === 0 && column === 0} key={cell.value} />
          ))}
        </div>
      ))}
      <MoreRows view={view} onAdd={add} />
    </fieldset>
  );
}

/** The rows, and how one is added: its first empty figure takes the focus. */
function useRows(view: FieldView, onRow: PiecesFieldProps["onRow"]) {
  const [rows, setRows] = useState(() => rowsOf(view.choices));
  const field = useRef<HTMLFieldSetElement>(null);
  const added = useRef<string>(undefined);
  useEffect(() => {
    if (added.current === undefined) return;
    document.getElementsByName(added.current)[0]?.focus();
    added.current = undefined;
    onRow?.();
  }, [rows, onRow]);

  function add(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const base = event.currentTarget.value;
    const last = lastFilled(field.current, view.name);
    if (last === MOST_ROWS) return;
    const [, length, width] = BASE.exec(base) ?? [];
    added.current = `${view.name}-${last + 1}-${length ? "height" : "count"}`;
    const texts = length && width ? { count: "1", length, width } : {};
    setRows((before) => [
      ...before.slice(0, last),
      { key: `${last + 1} ${base}`, cells: emptyRow(view.choices, last + 1, texts) },
    ]);
  }

  return { rows, field, add };
}

interface CellProps {
  view: FieldView;
  cell: ChoiceView;
  /** The first of all cells, which the field's label leads to. */
  isFirst: boolean;
}

function Cell({ view, cell, isFirst }: CellProps): ReactElement {
  const { value, label, text } = cell;
  const id = isFirst ? view.id : `${view.id}-${value}`;
  return (
    <div className="count">
      <label htmlFor={id}>{label}</label>
      <input
        className="inp"
        type="text"
        id={id}
        name={`${view.name}-${value}`}
        defaultValue={text}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        aria-invalid={view.error ? true : undefined}
      />
    </div>
  );
}

interface MoreRowsProps {
  view: FieldView;
  onAdd: (event: MouseEvent<HTMLButtonElement>) => void;
}

function MoreRows({ view, onAdd }: MoreRowsProps): ReactElement {
  return (
    <div className="more-rows">
      {/* Enter presses the first button of a form: it is to send it, not to add a row. */}
      <button type="submit" hidden>
        {pgettext("button", "Send")}
      </button>
      {pallets().map(([value, label]) => (
        <button
          className="btn plain"
          type="submit"
          name={`${view.name}-more`}
          value={value}
          formAction={`#${view.id}`}
          onClick={onAdd}
          key={value}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function pallets(): [string, string][] {
  return [
    ["row", t("Add a row")],
    ["120x80", t("Euro pallet 120 × 80")],
    ["120x100", t("Pallet 120 × 100")],
    ["122x102", t("US pallet 122 × 102")],
  ];
}

function rowsOf(cells: ChoiceView[]): Row[] {
  const count = Math.ceil(cells.length / COLUMNS);
  return Array.from({ length: count }, (_none, row) => ({
    key: `${row + 1}`,
    cells: cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
  }));
}

/** A row like the first, with other texts. */
function emptyRow(
  cells: ChoiceView[],
  number: number,
  texts: Record<string, string>,
): ChoiceView[] {
  return cells.slice(0, COLUMNS).map((cell) => {
    const column = cell.value.replace(/^\d+-/, "");
    return { ...cell, value: `${number}-${column}`, text: texts[column] ?? "" };
  });
}

/** The number of the last row with something in it. */
function lastFilled(field: HTMLFieldSetElement | null, name: string): number {
  const inputs = [...(field?.querySelectorAll("input") ?? [])].filter(({ value }) => value.trim());
  const numbers = inputs.map((input) => Number(input.name.slice(name.length + 1).split("-")[0]));
  return Math.max(0, ...numbers);
}
