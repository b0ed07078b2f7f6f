"""Canonical links: the pages that carry one."""

from collections.abc import Sequence
from functools import lru_cache

from flask import Flask, current_app

from portolan.core.paths import match


def init_canonical(app: Flask, patterns: Sequence[str]) -> None:
    """Let only pages under these patterns carry a canonical link."""
    app.extensions[__name__] = tuple(patterns)


def has_canonical_link(path: str) -> bool:
    """Whether the page at `path` names its canonical address."""
    return _fits(current_app.extensions[__name__], path)


@lru_cache(maxsize=1024)
def _fits(patterns: Sequence[str], path: str) -> bool:
    return match(patterns, path) is not None
