"""Numbers as a language writes them: 1.500,5 in German and ١٬٥٠٠٫٥ in Arabic are 1500.5."""

import re
from dataclasses import dataclass
from functools import cache
from unicodedata import digit

from babel.numbers import get_decimal_symbol, get_group_symbol

SYSTEMS = ("default", "latn")
"""Digits of a language: its own, and Latin ones, which may come with other marks."""
_SPACES = " \u00a0\u202f"
_DIGITS = re.compile(r"\d+")
_CODE = re.compile(r"\d+\.\d+")
"""A heading such as 8471.30, which all languages write alike."""


@dataclass(frozen=True)
class _Form:
    """A way to write numbers: with these marks between groups and before decimals."""

    group: str
    decimal: str

    @property
    def groups(self) -> str:
        """The marks between groups; a space may be of any width."""
        return _SPACES if self.group.isspace() else self.group

    def plain(self, number: str) -> str:
        """The number in plain digits; empty if it is not of this form."""
        mark = f"[{re.escape(self.groups)}]"
        pattern = (
            rf"(\d{{1,3}}(?:{mark}\d{{2,3}})*{mark}\d{{3}}|\d+)(?:{re.escape(self.decimal)}(\d+))?"
        )
        match = re.fullmatch(pattern, number)
        if not match:
            return ""
        whole = "".join(_DIGITS.findall(match[1]))
        return f"{whole}.{match[2]}" if match[2] else whole


def plain_numbers(text: str, babel: str) -> str:
    """The text with its numbers in plain digits: `1.500,5 kg` of German is `1500.5 kg`.

    Args:
        text: any text.
        babel: the identifier of its language, whose digits and marks CLDR knows.
    """
    forms, numbers = _forms(babel)

    def plain(number: re.Match[str]) -> str:
        written = next(filter(None, (form.plain(number[0]) for form in forms)), "")
        # What is no number of the language is a code, or figures of a date.
        if not written and not _CODE.fullmatch(written := number[0]):
            written = " ".join(_DIGITS.findall(written))
        return "".join(str(digit(one, one)) for one in written)

    return numbers.sub(plain, text)


@cache
def _forms(babel: str) -> tuple[tuple[_Form, ...], re.Pattern[str]]:
    """The forms of a language's numbers, and what finds them in a text."""
    forms = tuple(
        _Form(
            get_group_symbol(babel, numbering_system=system),
            get_decimal_symbol(babel, numbering_system=system),
        )
        for system in SYSTEMS
    )
    marks = "".join({".", ","}.union(*({form.decimal, form.group} for form in forms)))
    tight = re.escape("".join(marks.split()))
    spaced = rf"|[{_SPACES}]\d{{3}}(?!\d)" if tight != re.escape(marks) else ""
    return forms, re.compile(rf"\d+(?:[{tight}]\d+{spaced})*")
