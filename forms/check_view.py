"""The rules of a field as data, each by its kind."""

from typing import Literal, TypedDict


class FilledCheck(TypedDict):
    """Something has to be there."""

    kind: Literal["filled"]
    message: str


class MayBeEmptyCheck(TypedDict):
    """Nothing is an answer too, and ends the checks."""

    kind: Literal["may-be-empty"]


class LimitCheck(TypedDict):
    """A text has at most so many characters."""

    kind: Literal["limit"]
    most: int
    message: str


class AmountCheck(TypedDict):
    """A number within bounds, which may have one of the units beside it."""

    kind: Literal["amount"]
    least: float
    most: float
    units: list[str]
    message: str


class CountsCheck(TypedDict):
    """Each count is a whole number, at most so large."""

    kind: Literal["counts"]
    most: int
    message: str


class DayCheck(TypedDict):
    """A day from today on, at most so many days ahead."""

    kind: Literal["day"]
    days: int
    message: str


class TickedCheck(TypedDict):
    """A box that sends this value."""

    kind: Literal["ticked"]
    value: str
    message: str


class PhoneCheck(TypedDict):
    """A phone number for the country in another field."""

    kind: Literal["phone"]
    country: str
    message: str


class OtherPlaceCheck(TypedDict):
    """A place that is not the one in another field."""

    kind: Literal["other-place"]
    than: str
    message: str


class ShapeCheck(TypedDict):
    """A text of a certain shape."""

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
