"""The number of a container by ISO 6346: owner, category, serial number, check digit."""

import re
from dataclasses import dataclass

_NUMBER = re.compile(r"([A-Z]{3})([UJZ])([0-9]{6})([0-9])?")
_SEPARATORS = re.compile(r"[\s./-]+")

# Letters count from 10 on; multiples of 11 are left out, since the sum is taken modulo 11.
_VALUES = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (value for value in range(10, 39) if value % 11),
        strict=True,
    )
)


@dataclass(frozen=True, slots=True)
class ContainerNumber:
    """A container number; `typed_digit` is the check digit as typed, empty if left out."""

    prefix: str
    serial: str
    typed_digit: str

    @property
    def check_digit(self) -> str:
        """The check digit that belongs to the number."""
        letters_and_digits = self.prefix + self.serial
        values = (_VALUES[each] if each in _VALUES else int(each) for each in letters_and_digits)
        total = sum(value << place for place, value in enumerate(values))
        return str(total % 11 % 10)

    @property
    def is_right(self) -> bool:
        """Whether the check digit was typed and fits."""
        return self.typed_digit == self.check_digit

    @property
    def written(self) -> str:
        """The number as it is painted: `CSQU 305438 3`."""
        return f"{self.prefix} {self.serial} {self.check_digit}"

    @property
    def as_typed(self) -> str:
        """The number with the check digit that was typed: `CSQU 305438 4`."""
        return f"{self.prefix} {self.serial} {self.typed_digit}"

    @property
    def unspaced(self) -> str:
        """The number in one piece, as carriers ask for it: `CSQU3054383`."""
        return self.written.replace(" ", "")


def container_number(text: str) -> ContainerNumber | None:
    """Parse a container number with any spacing; None for any other text."""
    match = _NUMBER.fullmatch(_SEPARATORS.sub("", text).upper())
    if match is None:
        return None
    owner, category, serial, digit = match.groups()
    return ContainerNumber(owner + category, serial, digit or "")
