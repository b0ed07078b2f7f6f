"""Reader of the CSV tables beside the code.

A text that is translated has its English in one column (`name`), and each other language in one
that ends in its code (`name_zh`). A new language is a new column.
"""

import csv
import re
from collections.abc import Mapping, Sequence
from pathlib import Path


class TableError(Exception):
    """A table with columns other than its reader expects; the text names the file."""


def rows(file: Path, columns: Sequence[str]) -> list[dict[str, str]]:
    """Return the rows of a table; an empty cell is the empty text.

    Args:
        file: the table.
        columns: its columns, in order; `name_*` stands for one of each language, or none.
    """
    with file.open(encoding="utf-8", newline="") as lines:
        reader = csv.DictReader(lines, strict=True)
        if not re.fullmatch(_pattern(columns), ",".join(reader.fieldnames or ())):
            raise TableError(f"{file}: the first line has to be {','.join(columns)}")
        table_rows = list(reader)
    for number, row in enumerate(table_rows, 2):
        if None in row or None in row.values():
            raise TableError(f"{file}:{number}: {len(reader.fieldnames or ())} cells are needed")
    return table_rows


def translations(row: Mapping[str, str], column: str) -> dict[str, str]:
    """Return the texts of a row beside the one in this column, by language."""
    prefix = f"{column}_"
    return {
        name.removeprefix(prefix): text
        for name, text in row.items()
        if text and name.startswith(prefix)
    }


def _pattern(columns: Sequence[str]) -> str:
    """The pattern of the first line."""
    first, *others = (re.escape(column) for column in columns)
    pattern = first + "".join(f",{column}" for column in others)
    return re.sub(r",(\w+)_\\\*", r"(?:,\1_[a-z]{2,3})*", pattern)
