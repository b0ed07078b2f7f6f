"""What cannot be the address of a door, as far as the text alone tells.

It is a number alone, one word, a word for a building without a place, or a city in Chinese with
nothing below it. `tests/support/doors.csv` has addresses of many countries.
"""

import re
import unicodedata

from portolan.core.locales import UNSPACED, phrase

SHORTEST_HAN = 5
"""Characters of a Chinese text with a unit below a city; without one it takes one more."""

_STREET_AND_NUMBER = re.compile(r"[^\W\d_]+\.?,?\s*[0-9]{1,3}\s?[a-z]?")
"""One word and the number of a house, `Bahnhofstrasse 5`: no city beside it."""
_APART = re.compile(r"[\s,;/，、；，]+")
_HAN = re.compile(UNSPACED)
_GENERAL, _BELOW_CITY, _END_OF_CITY = (
    re.compile(phrase(meaning)) for meaning in ("no door", "below a city", "end of a city")
)


def is_no_door(text: str) -> bool:
    """Whether a text is too little for the address of a door."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    words = [word for word in map(_bare, _APART.split(folded)) if word]
    has_digits = any(sign.isdecimal() for sign in folded)
    if _STREET_AND_NUMBER.fullmatch(folded.strip()):
        return True
    if _HAN.search(folded):
        return _is_no_door_in_han("".join(words), has_digits=has_digits)
    telling = [word for word in words if not _GENERAL.fullmatch(word)]
    return len(telling) < (1 if has_digits else 2)


def _bare(word: str) -> str:
    """A word without marks around it and without its genitive; nothing of a word of digits."""
    letters = word.strip("._-()[]\"'’“”#:!?*").removesuffix("'s").removesuffix("’s")
    return letters if any(sign.isalpha() for sign in letters) else ""


def _is_no_door_in_han(text: str, *, has_digits: bool) -> bool:
    rest = "".join(sign for sign in _GENERAL.sub("", text) if sign.isalpha())
    if has_digits or not rest:
        return not rest
    if _END_OF_CITY.search(rest):
        return True
    is_below_city = bool(_BELOW_CITY.search(rest))
    return len(rest) < SHORTEST_HAN + (not is_below_city)
