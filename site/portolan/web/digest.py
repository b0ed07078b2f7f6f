"""A digest of the code and templates that draw pages, so that a deploy never serves old ones."""

import hashlib
from pathlib import Path

from portolan.core.config import ROOT

DRAWN_BY = (
    ("site/portolan", "*.py"),
    ("forms", "*.py"),
    ("templates", "*.html"),
    ("templates", "*.svg"),
    ("site/portolan/drawing/maps/data", "*.json"),
    ("translations", "*.po"),
    ("assets/styles", "tokens.css"),
)


def code_digest(root: Path = ROOT) -> str:
    """The digest of all files that take part in drawing pages."""
    digest = hashlib.sha256()
    for folder, pattern in DRAWN_BY:
        for file in sorted((root / folder).rglob(pattern)):
            status = file.stat()
            digest.update(f"{file.relative_to(root)} {status.st_size} ".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]
