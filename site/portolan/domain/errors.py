"""Errors of the freight tools about their input."""

from decimal import Decimal


class FreightError(Exception):
    """Input that the freight tools cannot use; its attributes say why."""


class OutOfRange(FreightError):  # noqa: N818 - reads as what happened where a view catches it
    """A figure that is not finite, or not between the bounds of its field, both included."""

    def __init__(self, field: str, low: Decimal, high: Decimal) -> None:
        super().__init__(f"{field} is not between {low} and {high}")
        self.field, self.low, self.high = field, low, high


class UnknownCode(FreightError):  # noqa: N818 - reads as what happened where a view catches it
    """A code that is not in its list: of a container, a set of factors, a trade term."""

    def __init__(self, field: str, code: str) -> None:
        super().__init__(f"{field} does not know {code!r}")
        self.field, self.code = field, code
