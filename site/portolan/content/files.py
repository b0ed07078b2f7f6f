"""Paths of the documents."""

import os
from collections.abc import Iterator
from pathlib import Path

from portolan.content.types import CONTENT_TYPES, ContentType


def documents(types: dict[str, ContentType] = CONTENT_TYPES) -> Iterator[tuple[ContentType, Path]]:
    """Every document of every kind, in a stable order."""
    for kind in types.values():
        # In development each request asks: names are read and sorted faster than paths.
        with os.scandir(kind.path) as entries:
            names = sorted(entry.name for entry in entries if entry.name.endswith(".md"))
        for name in names:
            yield kind, kind.path / name
