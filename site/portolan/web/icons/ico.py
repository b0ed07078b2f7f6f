"""The ICO container: several sizes of a picture in one file."""

import struct
from collections.abc import Mapping

_HEADER = struct.Struct("<HHH")
_ENTRY = struct.Struct("<BBBBHHII")
_ICON, _PLANES, _BITS = 1, 1, 32


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An ICO file of square PNG pictures, by their size in pixels (at most 255)."""
    offset = _HEADER.size + _ENTRY.size * len(pictures)
    entries = b""
    for size, png in pictures.items():
        entries += _ENTRY.pack(size, size, 0, 0, _PLANES, _BITS, len(png), offset)
        offset += len(png)
    return _HEADER.pack(0, _ICON, len(pictures)) + entries + b"".join(pictures.values())
