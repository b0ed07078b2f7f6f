"""Slugs: the readable part of an address."""

import re
import unicodedata

_NOT_ALPHANUMERIC = re.compile(r"[^a-z0-9]+")


def slugify(text: str) -> str:
    """Lower case, without accents, words joined by hyphens: `Zürich (HB)` gives `zurich-hb`."""
    decomposed = unicodedata.normalize("NFKD", text)
    plain = "".join(c for c in decomposed if not unicodedata.combining(c))
    return _NOT_ALPHANUMERIC.sub("-", plain.lower()).strip("-")
