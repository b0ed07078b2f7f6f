"""What the notes on texts cannot read from the sources: `translations/notes.toml`."""

import tomllib
from functools import cache
from typing import TypedDict, cast

from portolan.core.config import TRANSLATIONS

FILE = TRANSLATIONS / "notes.toml"


class SourceNotes(TypedDict):
    """The tables of the file.

    Attributes:
        aside: the folders of pages that show the words of others.
        pages: where the texts of a file are that has no page of its own.
        fields: the field of the errors of a file whose code does not name it.
        examples: an address for each template and each of its states.
    """

    aside: list[str]
    pages: dict[str, str]
    fields: dict[str, str]
    examples: dict[str, str]


@cache
def source_notes() -> SourceNotes:
    """The tables, read once."""
    return cast("SourceNotes", tomllib.loads(FILE.read_text(encoding="utf-8")))
