"""Folding of names and of typed texts to one plain form.

Case, accents, width, punctuation and traditional characters make no difference to a name.
"""

import re
import unicodedata

from portolan.core.locales import KNOWN

LONGEST = 80
"""Characters: nothing that is longer names a place (the longest name has fewer than 60)."""

# Letters that Unicode does not take apart into a plain one and a mark.
_WHOLE_LETTERS = str.maketrans(
    {
        "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D",
        "þ": "th", "Þ": "Th", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ß": "ss", "ı": "i",
        "ħ": "h", "Ħ": "H", "ŋ": "ng", "Ŋ": "Ng", "ə": "a", "Ə": "A", "ʻ": "", "ʼ": "",
    }
)  # fmt: skip
_DROPPED = re.compile(r"['’‘`´.·]")
_BETWEEN = re.compile(r"[\W_]+")
_SHORT = {"saint": "st", "sainte": "ste", "fort": "ft", "mount": "mt"}
_VARIANTS = str.maketrans(
    {other: one for locale in KNOWN.values() for other, one in locale.script.variants.items()}
)
_COMMAS = str.maketrans("，、；;", ",,,,")


def plain_latin(text: str) -> str:
    """Return the text without accents: `Gdańsk` is `Gdansk`, `Tromsø` is `Tromso`."""
    apart = unicodedata.normalize("NFKD", text.translate(_WHOLE_LETTERS))
    return "".join(c for c in apart if not unicodedata.combining(c))


def folded(text: str) -> str:
    """Return the plain form of a name: `Saint-John's` is `saint johns`, `紐約` is `纽约`.

    Words are of letters and digits, with one space between them; a text without any is empty.
    """
    if text.isascii() and text.isalpha():
        return text.lower()
    plain = text if text.isascii() else plain_latin(text).translate(_VARIANTS)
    return _BETWEEN.sub(" ", _DROPPED.sub("", plain.lower())).strip()


def lookup_name(text: str) -> str:
    """Return the plain form by which names are looked up: `Saint-John's` is `st johns`."""
    return " ".join(_SHORT.get(word, word) for word in folded(text).split())


def typed_parts(text: str) -> tuple[str, ...]:
    """Return the parts of a typed text between commas, to look up; empty if it cannot be a name."""
    if len(text) > LONGEST:
        text = " ".join(text[: LONGEST * 4].split())
    if len(text) > LONGEST:
        return ()
    wide = unicodedata.normalize("NFKC", text).translate(_COMMAS)
    return tuple(part for part in map(lookup_name, wide.split(",")) if part)
