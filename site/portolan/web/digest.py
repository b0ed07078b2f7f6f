"""A digest of the code and templates that draw pages, so that a deploy never serves old ones."""

import fnmatch
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

from portolan.core.config import ROOT

DRAWN_BY = (
    ("site/portolan", "*.py"),
    ("forms", "*.py"),
    ("templates", "*.html"),
    ("templates", "*.svg"),
    ("site/portolan/drawing/maps/data", "*.json"),
    ("translations", "*.po"),
    ("assets/styles", "colors.css"),
)


def code_digest(root: Path = ROOT) -> str:
    """The digest of all files that take part in drawing pages."""
    digest = hashlib.sha256()
    for folder, pattern in DRAWN_BY:
        for file in sorted(_files(f"{root}/{folder}", pattern)):
            with open(file, "rb") as opened:  # noqa: PTH123 - a thousand paths take a tenth of a start
                content = opened.read()
            digest.update(f"{file.removeprefix(str(root))} {len(content)} ".encode())
            digest.update(content)
    return digest.hexdigest()[:16]


def _files(folder: str, pattern: str) -> Iterator[str]:
    for place, _folders, names in os.walk(folder):
        yield from (f"{place}/{name}" for name in fnmatch.filter(names, pattern))
