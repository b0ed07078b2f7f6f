"""Paths of the documents."""

from collections.abc import Iterator
from pathlib import Path

from portolan.content.types import CONTENT_TYPES, ContentType


def documents(types: dict[str, ContentType] = CONTENT_TYPES) -> Iterator[tuple[ContentType, Path]]:
    """Every document of every kind, in a stable order."""
    for kind in types.values():
        for file in sorted(kind.path.glob("*.md")):
            yield kind, file
