"""Cells of exported tables, safe in spreadsheets."""

import re

# A spreadsheet takes a cell that begins with one of these for a formula. Whoever opens a file
# with another separator than it was written with sees more cells than there are, in quotes or not.
# https://owasp.org/www-community/attacks/CSV_Injection
_FORMULA = re.compile(r'(?:^|(?<=[,;\t\r\n]))(?="*[=+\-@＝＋－＠])|^(?=[\t\r\n])')


def as_cell(text: str) -> str:
    """The text as a cell that no spreadsheet calculates: with `'` before a leading sign."""
    return _FORMULA.sub("'", text)
