"""Reader of the CSV tables beside the code."""

import csv
from collections.abc import Sequence
from pathlib import Path


class TableError(Exception):
    """A table with columns other than its reader expects; the text names the file."""


def rows(file: Path, columns: Sequence[str]) -> list[dict[str, str]]:
    """Return the rows of a table; an empty cell is the empty text."""
    with file.open(encoding="utf-8", newline="") as lines:
        reader = csv.DictReader(lines, strict=True)
        if tuple(reader.fieldnames or ()) != tuple(columns):
            raise TableError(f"{file}: the first line has to be {','.join(columns)}")
        table_rows = list(reader)
    for number, row in enumerate(table_rows, 2):
        if None in row or None in row.values():
            raise TableError(f"{file}:{number}: {len(columns)} cells are needed")
    return table_rows
