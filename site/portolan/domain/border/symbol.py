"""Bar codes of a number: Code 128 and Code 39 as rows of modules.

Code 128 (ISO/IEC 15417) has a check character always; Code 39 (ISO/IEC 16388) is written without
its optional one, which a reader that does not expect it would take for a part of the number.
"""

from enum import StrEnum
from itertools import groupby
from typing import NamedTuple

from barcode.codex import Code39, Code128

CHANGE_TO_PAIRS = 99


class Symbology(StrEnum):
    """The two kinds of bars that border officers scan."""

    CODE_128 = "code128"
    CODE_39 = "code39"


class RepairedCode128(Code128):  # type: ignore[misc]  # the package tells no types
    """The package's Code 128, for numbers that begin with 99.

    It begins with the character set for pairs of digits, where the pair 99 has the value by which
    the other sets change to this one; the package takes it for that change and drops the digits.
    """

    def _try_to_optimize(self, encoded: list[int]) -> list[int]:
        if encoded[1] == CHANGE_TO_PAIRS:
            return encoded
        return list(super()._try_to_optimize(encoded))


class Bar(NamedTuple):
    """A bar: where it begins and how wide it is, in modules."""

    start: int
    width: int


class Symbol(NamedTuple):
    """The bars of a number and their total width in modules, without quiet zones."""

    bars: tuple[Bar, ...]
    width: int


def symbol(number: str, symbology: Symbology) -> Symbol:
    """Return the bars of a number of capital letters and digits."""
    modules = _modules(number, symbology)
    bars, start = [], 0
    for module, run in groupby(modules):
        width = len(list(run))
        if module == "1":
            bars.append(Bar(start, width))
        start += width
    return Symbol(tuple(bars), len(modules))


def _modules(number: str, symbology: Symbology) -> str:
    match symbology:
        case Symbology.CODE_128:
            code = RepairedCode128(number)
        case Symbology.CODE_39:
            code = Code39(number, add_checksum=False)
    (modules,) = code.build()
    return str(modules)
