"""Documents grouped by the first letter of their title."""

from collections.abc import Sequence

from portolan.content.types import Doc


def letters_of(docs: Sequence[Doc], letters: str) -> list[tuple[str, list[Doc]]]:
    """Every letter of the index with its documents, which count by how their titles sound."""
    groups: dict[str, list[Doc]] = {letter: [] for letter in letters}
    for doc in sorted(docs, key=lambda one: one.sort):
        # A title may begin with a bracket, which is no letter.
        first = next(filter(str.isalnum, doc.sort), "").upper()
        groups.setdefault(first, []).append(doc)
    return list(groups.items())
