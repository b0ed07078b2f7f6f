"""Compression by brotli and gzip, with levels by occasion."""

import gzip
from typing import NamedTuple

import brotli

from portolan.web.accept_encoding import BROTLI, GZIP


class Effort(NamedTuple):
    """The levels of brotli and gzip."""

    brotli: int
    gzip: int


IN_PASSING = Effort(brotli=4, gzip=1)
"""For an answer that is sent once."""
QUICK = Effort(brotli=5, gzip=6)
"""For a page that is cached, while a visitor waits."""
THOROUGH = Effort(brotli=10, gzip=9)
"""For a release. Level 11 takes two and a half times as long for 2% less."""


def compress(body: bytes, coding: int, effort: Effort) -> bytes:
    """The body in this coding; the same bytes for the same input in every process."""
    if coding == BROTLI:
        made: bytes = brotli.compress(body, quality=effort.brotli)
        return made
    if coding == GZIP:
        # A time stamp would give each worker another body under the same ETag.
        return gzip.compress(body, effort.gzip, mtime=0)
    return body


def expand(body: bytes) -> bytes:
    """The decompressed body of a brotli one."""
    plain: bytes = brotli.decompress(body)
    return plain
