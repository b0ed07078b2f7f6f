"""Cleaning of typed text, before it is validated and stored."""

import re
import unicodedata

_LINE_BREAKS = re.compile(r"\r\n?|[\v\f\x1c-\x1e\x85\u2028\u2029]")
# Direction overrides can make a stored name read as another one; real right-to-left text
# needs none of them. Joiners and direction marks stay: Persian, Hindi and emoji use them.
_DIRECTION_OVERRIDES = r"\u202a-\u202e\u2066-\u2069"
_CONTROLS = r"\x00-\x08\x0b-\x1f\x7f-\x9f"  # all but tab and line feed
_HALF_SIGNS = r"\ud800-\udfff"
_DROPPED = re.compile(f"[{_CONTROLS}{_HALF_SIGNS}{_DIRECTION_OVERRIDES}]+")
_INVISIBLE = frozenset("CZ")


def clean_text(typed: str | None) -> str:
    r"""Text without control characters and outer whitespace, its line breaks as `\n`."""
    lines = _LINE_BREAKS.sub("\n", typed or "")
    return _DROPPED.sub("", lines).strip()


def clean_line(typed: str | None) -> str:
    """Text of one line: as `clean_text`, with line breaks and tabs turned into spaces.

    A break becomes a space rather than nothing, so that a mail header smuggled in behind
    one stays visible as part of the value and never starts a line of its own.
    """
    return re.sub(r"[\n\t]+", " ", clean_text(typed)).strip()


def is_blank(text: str) -> bool:
    """Whether the text is empty or has only spaces and invisible characters."""
    return all(unicodedata.category(character)[0] in _INVISIBLE for character in text)
