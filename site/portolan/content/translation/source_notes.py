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
        steps: what makes a page show a text that stands there only then; by the beginning of the
            text's place, `file: text`, or of its role.
        fields: the field of the errors of a file whose code does not name it.
        examples: an address for each template and each of its states.
    """

    aside: list[str]
    pages: dict[str, str]
    steps: dict[str, str]
    fields: dict[str, str]
    examples: dict[str, str]


@cache
def source_notes() -> SourceNotes:
    """The tables, read once."""
    return cast("SourceNotes", tomllib.loads(FILE.read_text(encoding="utf-8")))


def step_to_see(file: str, text: str, role: str) -> str:
    """What makes a page show a text: what the longest key says; empty if it stands there anyway."""
    steps = source_notes()["steps"]
    place = f"{file}: {text}"
    keys = [key for key in steps if place.startswith(key)]
    keys = keys or [key for key in steps if role.startswith(key)]
    return steps[max(keys, key=len)] if keys else ""
