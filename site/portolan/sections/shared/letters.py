"""Documents grouped by the first letter of their title."""

from collections.abc import Sequence
from string import ascii_uppercase

from portolan.content.types import Doc


def letters_of(docs: Sequence[Doc]) -> list[tuple[str, list[Doc]]]:
    """Every letter from A to Z with its documents; Chinese titles count by their pinyin."""
    groups: dict[str, list[Doc]] = {letter: [] for letter in ascii_uppercase}
    for doc in sorted(docs, key=lambda one: one.sort):
        groups.setdefault(doc.sort[:1].upper(), []).append(doc)
    return list(groups.items())
