"""Slugs: the readable part of an address."""

import re
import unicodedata

_NOT_ALPHANUMERIC = re.compile(r"[^a-z0-9]+")


def slugify(text: str) -> str:
    """Lower case, without accents, words joined by hyphens: `Zürich (HB)` gives `zurich-hb`."""
    decomposed = unicodedata.normalize("NFKD", text)
    plain = "".join(c for c in decomposed if not unicodedata.combining(c))
    return _NOT_ALPHANUMERIC.sub("-", plain.lower()).strip("-")


def site_path(path: str) -> str:
    """`path` as it stands if it begins with a slash; anything else is a mistake of the caller."""
    if not path.startswith("/"):
        raise ValueError(f"a site path begins with '/': {path!r}")
    return path
