"""Sections and chapters by their number: ``chapter 84``, ``第八十四章``, ``Section XVI``."""

import re

from portolan.domain.hs.code import ROMAN_NUMBERS, section_number

_CHAPTER = re.compile(r"(?:chapter|chap\.?|ch\.?) ?(\d{1,2})|第 ?(\d{1,2}) ?章", re.IGNORECASE)
_CHINESE = re.compile(r"第([一二三四五六七八九十]{1,3})([类章])")
_FIGURES = "一二三四五六七八九"


def division(text: str) -> str | None:
    """Return the bare code of the section or chapter named in a text, or None."""
    chapter = _CHAPTER.fullmatch(text)
    if chapter:
        return (chapter.group(1) or chapter.group(2)).zfill(2)
    chinese = _CHINESE.fullmatch(text)
    if chinese:
        number = _number(chinese.group(1))
        return f"{number:02}" if chinese.group(2) == "章" else _roman(number)
    return section_number(text) if text[:7].lower() == "section" else None


def _number(figures: str) -> int:
    """Value of Chinese numerals below one hundred: 十六 is 16, 八十四 is 84."""
    tens, ten, ones = figures.rpartition("十")
    return (10 * (_FIGURES.find(tens or "一") + 1) if ten else 0) + _FIGURES.find(ones or " ") + 1


def _roman(number: int) -> str | None:
    return ROMAN_NUMBERS[number - 1] if 0 < number <= len(ROMAN_NUMBERS) else None
