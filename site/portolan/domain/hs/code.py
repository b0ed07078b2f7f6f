"""Codes of the Harmonized System: their spelling and their levels.

Chapters have two digits, headings four, subheadings six; what follows the sixth is national. The
first two digits of a heading are its chapter, the first four of a subheading its heading. Sections
have Roman numbers and stand outside the digits.

Source: World Customs Organization, International Convention on the Harmonized Commodity
Description and Coding System (1983), article 1, and the nomenclature in its edition of 2022.
"""

import re
import unicodedata
from enum import StrEnum

LONGEST = 6
_SPELLED = re.compile(r"\d[\d .\-/]*")
_SECTION = re.compile(r"(?:section[ -]+)?([ivx]{1,5})(?![a-z0-9])", re.IGNORECASE)
SECTIONS = 21


class Level(StrEnum):
    """The four levels of HS codes, from the widest."""

    SECTION = "section"
    CHAPTER = "chapter"
    HEADING = "heading"
    SUBHEADING = "subheading"


_LEVELS = {2: Level.CHAPTER, 4: Level.HEADING, 6: Level.SUBHEADING}


def level_of(code: str) -> Level:
    """Return the level of a code: ``84``, ``8471``, ``847130``, or the ``XVI`` of a section."""
    return _LEVELS[len(code)] if code.isdigit() else Level.SECTION


def digits(text: str) -> str | None:
    """Return the digits of a code as people write it, or None if the text is anything else.

    ``8471.30``, ``84 71 30`` and ``84-71-30`` are ``847130``; national digits stay.
    """
    plain = unicodedata.normalize("NFKC", text).strip()
    if not plain.isascii() or not _SPELLED.fullmatch(plain):
        return None
    return "".join(filter(str.isdigit, plain))


def dotted(code: str) -> str:
    """Return a code as it is printed: ``8471.30``; shorter ones and sections as they are."""
    return f"{code[:4]}.{code[4:]}" if code.isdigit() and len(code) > 4 else code


def parent_of(code: str) -> str | None:
    """Return the code above by its digits; None for chapters and sections."""
    return code[:-2] if code.isdigit() and len(code) > 2 else None


def section_number(text: str) -> str | None:
    """Return the Roman number that a text names, alone or after the word: ``Section xvi``."""
    match = _SECTION.fullmatch(text.strip())
    number = match.group(1).upper() if match else ""
    return number if number in ROMAN_NUMBERS else None


def addressed(segment: str) -> str | None:
    """Return the code in the last part of an address, whatever slug follows it.

    ``870380-vehicles`` and ``8703.80`` are ``870380``, ``section-xvi-machinery`` is ``XVI``;
    None for what names no code. Whether the code exists is for its list to say.
    """
    section = _SECTION.match(segment) if segment[:7].lower() == "section" else None
    if section:
        return section_number(section.group())
    spelled = digits(segment)
    if spelled is None:
        # A slug may begin with a figure, so that here a hyphen ends the code.
        match = re.match(r"\d[\d. ]*(?=-|$)", segment)
        spelled = digits(match.group()) if match else None
    return spelled[:LONGEST] if spelled and len(spelled) in (2, 4, 6, 8, 10) else None


def _roman(number: int) -> str:
    tens, ones = divmod(number, 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]


ROMAN_NUMBERS = tuple(_roman(number) for number in range(1, SECTIONS + 1))
"""The numbers of the sections, in their order."""
