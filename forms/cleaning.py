"""Cleaning of what was typed: before any rule is applied, and before anything is kept."""

import re
import unicodedata

_LINE_BREAKS = re.compile(r"\r\n?|[\v\f\x1c-\x1e\x85\u2028\u2029]")
# Direction overrides can make a stored name read as another one; real right-to-left text
# needs none of them. Joiners and direction marks stay: Persian, Hindi and emoji use them.
_DIRECTION_OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_DROPPED_CATEGORIES = frozenset({"Cc", "Cs"})
_INVISIBLE = frozenset("CZ")


def clean_text(typed: str | None) -> str:
    r"""Several lines: control characters gone, every line break a `\n`, no outer whitespace."""
    lines = _LINE_BREAKS.sub("\n", typed or "")
    return "".join(filter(_is_kept, lines)).strip()


def clean_line(typed: str | None) -> str:
    """One line: as `clean_text`, with line breaks and tabs turned into spaces.

    A break becomes a space rather than nothing, so that a mail header smuggled in behind
    one stays visible as part of the value and never starts a line of its own.
    """
    return re.sub(r"[\n\t]+", " ", clean_text(typed)).strip()


def is_blank(text: str) -> bool:
    """Whether a reader would see nothing: empty, or only spaces and invisible characters."""
    return all(unicodedata.category(character)[0] in _INVISIBLE for character in text)


def _is_kept(character: str) -> bool:
    if character in "\n\t":
        return True
    return (
        unicodedata.category(character) not in _DROPPED_CATEGORIES
        and character not in _DIRECTION_OVERRIDES
    )
