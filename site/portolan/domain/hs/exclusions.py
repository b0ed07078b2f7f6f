"""Division of a text: its leading words, what it covers, and what it excludes.

Whoever looks for potatoes does not look for "vegetables other than potatoes", and whoever looks for
wood means "wood in the rough" before "tar distilled from wood".
"""

import re

LEADING_WORDS = 4
_PAUSE = re.compile(r"[;,(；，、（]")
_ASIDE = re.compile(
    r"(?:\(|,\s|;\s|\s|^)(?:but )?"
    r"(?:excluding|excludes|excl\.|except|other than|not including|does not include)\b[^;)]*\)?",
    re.IGNORECASE,
)


_EMPTY = re.compile(r"\b(?:of a kind (?:used|suitable)|n\.e\.c\.?)", re.IGNORECASE)


def split_exclusions(text: str) -> tuple[str, str]:
    """Return the parts of a text that say what it covers, and those that say what it excludes."""
    telling = _EMPTY.sub(" ", text)
    return _ASIDE.sub(" ", telling), " ".join(_ASIDE.findall(telling))


def leading_words(text: str) -> str:
    """Return the leading words of a text: up to the first pause, four at most."""
    return " ".join(_PAUSE.split(text, maxsplit=1)[0].split()[:LEADING_WORDS])
