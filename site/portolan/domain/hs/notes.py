"""Notes on what a code covers and what belongs elsewhere, in our own words.

They are hints for those who look for a code. What decides are the legal notes of the sections and
chapters and the General Rules for the Interpretation of the Harmonized System (rules 1 to 6),
which the notes follow: Harmonized System 2022 as enacted in Commission Implementing Regulation
(EU) 2021/1832. Codes are named in digits: ``8517``, ``8517.13``, ``chapter 85``.
"""

import re
from pathlib import Path

from portolan.core.locales import phrase, unit_spellings
from portolan.domain.hs.record import HsNote, NoteKind
from portolan.domain.table import rows, translations

FILE = Path(__file__).with_name("notes.csv")
COLUMNS = ("code", "kind", "text", "text_*")
# Chapters by their word, headings and subheadings by their digits alone; a figure with a unit
# behind it, or that is part of a longer number, is no code.
_CHAPTER = phrase("chapter {}").replace("{}", r"(\d\d)")
_CHAPTERS = r"[Cc]hapters? (\d\d(?:, \d\d)*(?: (?:and|or) \d\d)?)"
_UNIT = rf"\s?(?:kg|mm|cm|W|{unit_spellings('V')})(?![A-Za-z])"
_DIGITS = rf"(?<![\d.,])(\d{{4}}(?:\.\d\d)?)(?![\d.,]*\d|{_UNIT})"
_MENTION = re.compile(f"{_CHAPTERS}|{_CHAPTER}|{_DIGITS}")


def notes() -> tuple[HsNote, ...]:
    """Return every note, in the order of the file."""
    return tuple(_note(row) for row in rows(FILE, COLUMNS))


def mentions(text: str) -> tuple[str, ...]:
    """Return the codes mentioned in a note, in the order of its text, each once."""
    groups = (next(filter(None, match)).replace(".", "") for match in _MENTION.findall(text))
    return tuple(dict.fromkeys(code for group in groups for code in re.findall(r"\d+", group)))


def _note(row: dict[str, str]) -> HsNote:
    text, others = row["text"], translations(row, "text")
    return HsNote(row["code"], NoteKind(row["kind"]), text, mentions(text), others)
