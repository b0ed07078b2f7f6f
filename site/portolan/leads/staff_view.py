"""What visitors wrote, made safe for the eyes, the terminals and the spreadsheets of staff."""

import re

import ada_url

_ADDRESS = re.compile(r"[^\s@]+@[^\s@]+")
# A spreadsheet takes a cell that begins with one of these for a formula. Whoever opens a file
# with another separator than it was written with sees more cells than there are, in quotes or not.
# https://owasp.org/www-community/attacks/CSV_Injection
_FORMULA = re.compile(r'(?:^|(?<=[,;\t\r\n]))(?="*[=+\-@＝＋－＠])|^(?=[\t\r\n])')


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
    """The text as a cell that no spreadsheet calculates: with a `'` before such a sign."""
    return _FORMULA.sub("'", text)
