"""Columns of whole numbers as bytes, little-endian on every machine."""

import sys
from array import array
from collections.abc import Iterable

SIZES = {"B": 1, "H": 2, "i": 4, "I": 4}
"""Type codes of `array`, and their sizes in bytes on every platform that Python 3.11 runs on."""


class ColumnsError(Exception):
    """A sequence of bytes that is too short."""


def packed(code: str, values: Iterable[int]) -> bytes:
    """Return the bytes of a column of one of the types."""
    return _little(array(code, values)).tobytes()


class Columns:
    """Reader of columns from bytes, one after the other."""

    def __init__(self, data: memoryview) -> None:
        self._data = data

    def take(self, code: str, count: int) -> "array[int]":
        """Return the next column of this type and length; raise ColumnsError if it is cut short."""
        size = SIZES[code] * count
        if size > len(self._data):
            raise ColumnsError(f"{size} bytes are expected, {len(self._data)} are left")
        values: array[int] = array(code)
        values.frombytes(self._data[:size])
        self._data = self._data[size:]
        return _little(values)

    @property
    def left(self) -> int:
        """How many bytes are left."""
        return len(self._data)


def _little(values: "array[int]") -> "array[int]":
    if sys.byteorder == "big":
        values.byteswap()
    return values
