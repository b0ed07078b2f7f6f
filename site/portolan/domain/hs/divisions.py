"""Sections and chapters by their number: ``chapter 84``, ``第八十四章``, ``Section XVI``."""

import re

from portolan.core.locales import KNOWN, phrase
from portolan.domain.hs.code import ROMAN_NUMBERS

_QUANTITIES = tuple(dict.fromkeys(locale.quantities for locale in KNOWN.values()))
_NUMBER = "|".join((r"\d{1,2}", *(each.words for each in _QUANTITIES)))
_CHAPTER = re.compile(phrase("chapter {}").replace("{}", f"({_NUMBER})"), re.IGNORECASE)
_SECTION = re.compile(
    phrase("section {}").replace("{}", f"([ivx]{{1,5}}|{_NUMBER})"), re.IGNORECASE
)


def division(text: str) -> str | None:
    """Return the bare code of the section or chapter named in a text, or None."""
    if chapter := _CHAPTER.fullmatch(text):
        number = _number(chapter)
        return f"{number:02}" if 0 <= number < 100 else None
    section = _SECTION.fullmatch(text)
    number = _number(section) if section else 0
    return ROMAN_NUMBERS[number - 1] if 0 < number <= len(ROMAN_NUMBERS) else None


def _number(named: re.Match[str]) -> int:
    """The number in digits, Roman ones or words; -1 for what is none."""
    figures = next(filter(None, named.groups())).upper()
    if figures in ROMAN_NUMBERS:
        return ROMAN_NUMBERS.index(figures) + 1
    if figures.isdecimal():
        return int(figures)
    values = (value for each in _QUANTITIES for value in each.in_words(figures.lower()))
    return int(next(values, -1))
