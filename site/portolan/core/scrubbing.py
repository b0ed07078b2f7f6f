"""Removal of personal data from a text, or from a tree of texts."""

import re
from typing import Any

ADDRESS, NUMBER = "[address]", "[number]"

# What has a sign on both sides of an @; percent signs stand for an @ that is encoded.
_ADDRESS = re.compile(r"[^\s\"'<>=&,;:()]{1,200}(?:@|%40)[^\s\"'<>=&,;:()]{1,200}", re.IGNORECASE)
# Seven digits and more, however they are grouped: telephone numbers, references, cards.
_NUMBER = re.compile(r"\+?\d(?:[\s().\-/]{0,2}\d){6,}")
# An id of ours, or a time: the one kind of long number that a report is of no use without.
_UNTOUCHED = re.compile(
    r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\b[0-9a-f]{32}\b"
    r"|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?"
)


def scrubbed_text(text: str) -> str:
    """The text with a placeholder for each e-mail address and each long number."""
    without = _ADDRESS.sub(ADDRESS, text)
    pieces, end = [], 0
    for untouched in _UNTOUCHED.finditer(without):
        pieces += [_NUMBER.sub(NUMBER, without[end : untouched.start()]), untouched[0]]
        end = untouched.end()
    return "".join([*pieces, _NUMBER.sub(NUMBER, without[end:])])


def scrubbed(value: Any) -> Any:
    """A tree of dicts and lists with every text in it scrubbed; all else stays as it is."""
    if isinstance(value, str):
        return scrubbed_text(value)
    if isinstance(value, dict):
        return {name: scrubbed(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [scrubbed(one) for one in value]
    return value
