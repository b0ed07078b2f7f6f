import { Fragment, type MouseEvent, type ReactElement, useEffect, useRef, useState } from "react";

import { box, noted } from "./attributes";
import { Notes } from "./Notes";
import type { ChoiceView, FieldView } from "../generated/forms";
import { pgettext, t } from "../i18n";

const COLUMNS = 5;
/** As forms/piece_rows.py has it. */
const MOST_ROWS = 12;
const FEWER = "fewer";
const BASE = /^(\d+)x(\d+)$/;

interface Row {
  key: string;
  cells: ChoiceView[];
}

interface PiecesFieldProps {
  view: FieldView;
  /** A row was added, filled or removed. */
  onRow?: (() => void) | undefined;
}

/** Rows of figures; until scripts run, the buttons post the form and it comes back with one more or fewer. */
export function PiecesField({ view, onRow }: PiecesFieldProps): ReactElement {
  const { rows, field, change } = useRows(view, onRow);
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
      <MoreRows view={view} isSeveral={rows.length > 1} onPress={change} />
    </fieldset>
  );
}

/** The rows, and what a button does to them: the first empty figure of the last takes the focus. */
function useRows(view: FieldView, onRow: PiecesFieldProps["onRow"]) {
  const [rows, setRows] = useState(() => rowsOf(view.choices));
  const field = useRef<HTMLFieldSetElement>(null);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    if (focused.current === undefined) return;
    document.getElementsByName(focused.current)[0]?.focus();
    focused.current = undefined;
    onRow?.();
  }, [rows, onRow]);

  function change(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const { value } = event.currentTarget;
    if (value === FEWER) {
      focused.current = `${view.name}-${rows.length - 1}-count`;
      setRows(rows.slice(0, -1));
      return;
    }
    const [, length, width] = BASE.exec(value) ?? [];
    const typed = lastFilled(field.current, view.name);
    const isOpen = length && typed.number && !typed.texts.height && !typed.texts.weight;
    const number = typed.number + (isOpen ? 0 : 1);
    if (number > MOST_ROWS) return;
    const count = (isOpen ? typed.texts.count : undefined) ?? "";
    focused.current = `${view.name}-${number}-${count ? "height" : "count"}`;
    const cells = emptyRow(view.choices, number, length && width ? { count, length, width } : {});
    setRows([...rows.slice(0, number - 1), { key: `${number} ${value} ${count}`, cells }]);
  }

  return { rows, field, change };
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
  /** There is more than one row. */
  isSeveral: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

function MoreRows({ view, isSeveral, onPress }: MoreRowsProps): ReactElement {
  return (
    <div className="more-rows">
      {/* Enter presses the first button of a form: it is to send it, not to add a row. */}
      <button type="submit" aria-label={pgettext("button", "Send")} hidden />
      {[...pallets(), ...(isSeveral ? [fewer()] : [])].map(([value, label]) => (
        <Fragment key={value}>
          <button
            className="btn plain"
            type="submit"
            name={`${view.name}-more`}
            value={value}
            formAction={`#${view.id}`}
            onClick={onPress}
          >
            {label}
          </button>{" "}
        </Fragment>
      ))}
    </div>
  );
}

function fewer(): [string, string] {
  return [FEWER, t("Remove the last row")];
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

/** The last row with something in it: its number, from 0 for none, and its texts by column. */
function lastFilled(field: HTMLFieldSetElement | null, name: string) {
  const last = { number: 0, texts: {} as Record<string, string> };
  for (const input of field?.querySelectorAll("input") ?? []) {
    const [row, column = ""] = input.name.slice(name.length + 1).split("-");
    const text = input.value.trim();
    if (!text) continue;
    if (Number(row) > last.number) Object.assign(last, { number: Number(row), texts: {} });
    last.texts[column] = text;
  }
  return last;
}
