"""PAPS and PARS numbers: the normalized number, its two parts, its faults and cautions.

Sources: US Customs and Border Protection, Pre-Arrival Processing System: the carrier's SCAC and at
least four letters or digits, under 16 characters in all. Canada Border Services Agency, Pre-Arrival
Review System: the four characters of the carrier code and a shipment number, 8 to 25 in all. Either
may be used again after three years at the earliest. The format alone is judged: whether the carrier
code is registered, and whether the number was used before, cannot be seen from it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum


class NumberKind(StrEnum):
    """PAPS for trucks into the United States, PARS for trucks into Canada."""

    PAPS = "paps"
    PARS = "pars"


class Fault(StrEnum):
    """A fault that makes a number useless at the border.

    - ``empty``: nothing was typed.
    - ``characters``: something other than letters and digits is in it.
    - ``carrier``: a PAPS number has to begin with the two to four letters of a SCAC.
    - ``carrier-digit``: it would, but for a zero or a one where the SCAC may have an O or an I.
    - ``too-short`` and ``too-long``: see ``least`` and ``most`` of the format.
    """

    EMPTY = "empty"
    CHARACTERS = "characters"
    CARRIER = "carrier"
    CARRIER_DIGIT = "carrier-digit"
    TOO_SHORT = "too-short"
    TOO_LONG = "too-long"


class NumberCaution(StrEnum):
    """A reason to check a number again, though it may be right.

    - ``letter-o`` and ``letter-i``: one of them stands where zero or one may be meant: anywhere but
      in a SCAC, which is letters alone.
    - ``digit-zero`` and ``digit-one``: one of them stands among the first four characters, where a
      carrier code may have the letter.
    - ``dash-in-carrier-code``: a dash was taken out of the first four characters typed. Some
      Canadian carrier codes count a dash among their four.
    - ``long``: a PARS number of more than 25 characters.
    """

    LETTER_O = "letter-o"
    LETTER_I = "letter-i"
    DIGIT_ZERO = "digit-zero"
    DIGIT_ONE = "digit-one"
    DASH_IN_CARRIER_CODE = "dash-in-carrier-code"
    LONG = "long"


@dataclass(frozen=True, slots=True)
class NumberLengths:
    """The lengths of a kind, in characters of the whole number.

    ``most`` of PARS is not the agency's: a Code 39 label of 30 still fits a sheet of paper. Beyond
    ``expected`` a number is warned of.
    """

    least: int
    expected: int
    most: int


FORMATS: Mapping[NumberKind, NumberLengths] = {
    NumberKind.PAPS: NumberLengths(least=6, expected=15, most=15),
    NumberKind.PARS: NumberLengths(least=8, expected=25, most=30),
}


@dataclass(frozen=True, slots=True)
class BorderNumber:
    """A number as typed and as it goes on the label, in its two parts.

    ``strange`` holds the characters that do not belong, each once. ``carrier`` and ``shipment`` are
    empty where a fault makes them unknown.
    """

    kind: NumberKind
    typed: str
    number: str
    carrier: str
    shipment: str
    faults: Sequence[Fault]
    warnings: Sequence[NumberCaution]
    strange: Sequence[str]

    @property
    def is_valid(self) -> bool:
        """Whether the format is right."""
        return not self.faults
