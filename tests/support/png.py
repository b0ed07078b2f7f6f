"""Reads a PNG back into its pixels: of the kind that the site draws, and no other."""

import struct
import zlib
from functools import cache

SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTH, RGBA, DEEP = 8, 6, 4
# The method of a row that holds the differences from the row above.
UP = 2

Pixel = tuple[int, int, int, int]


@cache
def pixels(png: bytes) -> list[list[Pixel]]:
    """The rows of red, green, blue and opacity, from the top."""
    assert png.startswith(SIGNATURE)
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", png[16:29])
    assert (depth, kind, interlaced) == (DEPTH, RGBA, 0)
    data, stride = zlib.decompress(_compressed(png)), width * DEEP
    rows: list[list[Pixel]] = []
    above = bytearray(stride)
    for at in range(0, height * (stride + 1), stride + 1):
        above = _unfiltered(data[at], data[at + 1 : at + 1 + stride], above)
        rows.append([(*above[x : x + 3], above[x + 3]) for x in range(0, stride, DEEP)])
    return rows


def _compressed(png: bytes) -> bytes:
    result, at = b"", len(SIGNATURE)
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at : at + 8])
        result += png[at + 8 : at + 8 + length] if name == b"IDAT" else b""
        at += length + 12
    return result


def _unfiltered(kind: int, line: bytes, above: bytearray) -> bytearray:
    """A row as it was before it was told by its neighbors (PNG, section 9)."""
    if kind == UP and not any(line):
        # Most rows are their neighbors again: there is nothing to work out.
        return above
    row = bytearray(line)
    for x, value in enumerate(line):
        left, corner = (row[x - DEEP], above[x - DEEP]) if x >= DEEP else (0, 0)
        message = (0, left, above[x], (left + above[x]) // 2, _paeth(left, above[x], corner))
        row[x] = (value + message[kind]) & 0xFF
    return row


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda one: abs(guess - one))
