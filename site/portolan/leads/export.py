"""Export of submissions: CSV for spreadsheets, JSON for programs, written as they are read."""

import csv
import json
from collections.abc import Callable, Iterator, Mapping
from typing import IO, Any

from sqlalchemy import select

from portolan.core.table_cells import as_cell
from portolan.leads.models import OutboxEntry, Submission
from portolan.leads.payload import payload_of
from portolan.leads.selection import Selection, StoredSubmission, in_order, pages
from portolan.leads.staff_view import with_ascii_domain

Report = Callable[[int], object]
"""Is told how many more are done."""

COLUMNS = ("id", "reference", "form", "locale", "page", "received_at", "state", "consent", "flags")


def export_csv(selection: Selection, out: IO[str], report: Report) -> None:
    """A row for each submission; answers under `fields.…`, the campaign under `attribution.…`."""
    columns = (*COLUMNS, *_answer_columns(selection))
    writer = csv.DictWriter(out, columns, restval="", quoting=csv.QUOTE_ALL)
    writer.writeheader()
    for stored in in_order(selection):
        line = _line(stored)
        # What has come since the columns were found may have others; the next export has it.
        if line.keys() <= set(columns):
            writer.writerow({name: as_cell(text) for name, text in line.items()})
        report(1)


def export_json(selection: Selection, out: IO[str], report: Report) -> None:
    """A list of each submission as the receiver gets it, with the state of its delivery."""
    separator = "["
    for stored in in_order(selection):
        out.write(f"{separator}\n{json.dumps(as_data(stored), ensure_ascii=False)}")
        separator = ","
        report(1)
    out.write("[]\n" if separator == "[" else "\n]\n")


def as_data(stored: StoredSubmission) -> dict[str, Any]:
    """A submission as plain data, with all stored about it."""
    return {**payload_of(stored.submission), "outbox": [_entry(one) for one in stored.entries]}


def _entry(entry: OutboxEntry) -> dict[str, Any]:
    return {
        "channel": entry.channel,
        "state": entry.state,
        "attempts": entry.attempts,
        "due_at": entry.due_at.isoformat(),
        "delivered_at": entry.delivered_at and entry.delivered_at.isoformat(),
        "last_problem": entry.last_problem,
    }


def _line(stored: StoredSubmission) -> dict[str, str]:
    """The row of a submission by its column names."""
    data = payload_of(stored.submission)
    common = {name: data[name] or "" for name in COLUMNS if name not in ("state", "flags")}
    return {
        **common,
        "state": ", ".join(_state(one) for one in stored.entries),
        "flags": ", ".join(data["flags"]),
        **dict(_answers("fields", data["fields"])),
        **dict(_answers("attribution", data["attribution"])),
    }


def _state(entry: OutboxEntry) -> str:
    reason = f" ({entry.last_problem})" if entry.last_problem else ""
    return f"{entry.channel} {entry.state}{reason}"


def _answers(kind: str, answers: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name, text in answers.items():
        yield f"{kind}.{name}", with_ascii_domain(text)


def _answer_columns(selection: Selection) -> list[str]:
    """The columns of the answers of all forms, since a table has one header."""
    columns: set[str] = set()
    for page in pages(select(Submission.fields, Submission.attribution), selection):
        for row in page:
            columns |= {f"fields.{name}" for name in row.fields}
            columns |= {f"attribution.{name}" for name in row.attribution}
    # By name: PostgreSQL does not keep the order in which they stood on the page.
    return sorted(columns, key=lambda name: (name.startswith("attribution."), name))
