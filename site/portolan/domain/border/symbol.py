"""Bar codes of a number: Code 128 and Code 39 as rows of modules.

Code 128 (ISO/IEC 15417) has a check character always; Code 39 (ISO/IEC 16388) is written without
its optional one, which a reader that does not expect it would take for a part of the number.
"""

from enum import StrEnum
from itertools import groupby
from typing import NamedTuple


class Symbology(StrEnum):
    """The two kinds of bars that border officers scan."""

    CODE_128 = "code128"
    CODE_39 = "code39"


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
    # Loaded with the first label: the package brings one for pictures along.
    from barcode.codex import Code39

    from portolan.domain.border.code_128 import RepairedCode128

    match symbology:
        case Symbology.CODE_128:
            code = RepairedCode128(number)
        case Symbology.CODE_39:
            code = Code39(number, add_checksum=False)
    (modules,) = code.build()
    return str(modules)
