"""What visitors wrote, made safe for the eyes, the terminals and the spreadsheets of staff."""

import re

import ada_url

_ADDRESS = re.compile(r"[^\s@]+@[^\s@]+")
# A spreadsheet takes a cell that begins with one of these for a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def with_ascii_domain(text: str) -> str:
    """An e-mail address with its domain in ASCII, so that no look-alike passes; others as is."""
    if not _ADDRESS.fullmatch(text):
        return text
    name, _at, domain = text.rpartition("@")
    return f"{name}@{ada_url.idna_to_ascii(domain).decode() or domain}"


def printable(text: str) -> str:
    """The text without anything that could steer a terminal or turn the reading direction."""
    return "".join(
        sign if sign.isprintable() or sign == "\n" else sign.encode("unicode_escape").decode()
        for sign in text
    )


def as_cell(text: str) -> str:
    """The text as a cell that no spreadsheet calculates."""
    return f"'{text}" if text.startswith(_FORMULA) else text
