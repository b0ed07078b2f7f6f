"""Validation rules as plain data, one type per kind of rule."""

from typing import Literal, TypedDict


class FilledCheck(TypedDict):
    """The value is required."""

    kind: Literal["filled"]
    message: str


class MayBeEmptyCheck(TypedDict):
    """The value may be empty; the remaining checks are then skipped."""

    kind: Literal["may-be-empty"]


class LimitCheck(TypedDict):
    """A maximum number of characters."""

    kind: Literal["limit"]
    most: int
    message: str


class AmountCheck(TypedDict):
    """A number within bounds, optionally followed by one of the units."""

    kind: Literal["amount"]
    least: float
    most: float
    units: list[str]
    message: str


class CountsCheck(TypedDict):
    """Whole-number counts, each up to a maximum."""

    kind: Literal["counts"]
    most: int
    message: str


class DayCheck(TypedDict):
    """A day from today on, up to a maximum number of days ahead."""

    kind: Literal["day"]
    days: int
    message: str


class TickedCheck(TypedDict):
    """A checkbox that must be ticked and sends this value."""

    kind: Literal["ticked"]
    value: str
    message: str


class PhoneCheck(TypedDict):
    """A phone number for the country in another field."""

    kind: Literal["phone"]
    country: str
    message: str


class OtherPlaceCheck(TypedDict):
    """A place different from the one in another field."""

    kind: Literal["other-place"]
    than: str
    message: str


class ShapeCheck(TypedDict):
    """A text that matches a pattern."""

    kind: Literal["email", "un-number"]
    message: str


Check = (
    FilledCheck
    | MayBeEmptyCheck
    | LimitCheck
    | AmountCheck
    | CountsCheck
    | DayCheck
    | TickedCheck
    | PhoneCheck
    | OtherPlaceCheck
    | ShapeCheck
)
