"""Width of lines in search results, and texts shortened to fit."""

import re
import unicodedata
from collections.abc import Iterable

WIDEST_TITLE, WIDEST_DESCRIPTION = 70, 160
"""In Latin characters; what is wider is cut off by search engines."""
_CUT = "…"
_HALF_WORD = re.compile(r"\s[^\s\u2e80-\uffff]*$")


def line_width(text: str) -> int:
    """The width of a line: a full-width character counts two."""
    if text.isascii():
        return len(text)
    others = [one for one in text if one > "\x7f"]
    return len(text) + sum(unicodedata.east_asian_width(one) in "FWA" for one in others)


def shortened(text: str, widest: int) -> str:
    """A text cut to a width, with an ellipsis at the end."""
    if line_width(text) <= widest:
        return text
    room, end = widest - line_width(_CUT), len(text)
    while line_width(text[:end]) > room:
        end -= 1
    cut = text[:end] if text[end].isspace() else _HALF_WORD.sub("", text[:end])
    return cut.rstrip(" ,;:·，；：、(（") + _CUT


def as_many_as_fit(sentences: Iterable[str], widest: int, between: str) -> str:
    """The first sentence, shortened if it must be, and those of the next that there is room for."""
    text = ""
    for sentence in sentences:
        longer = f"{text}{between}{sentence}" if text else shortened(sentence, widest)
        if line_width(longer) <= widest:
            text = longer
    return text
