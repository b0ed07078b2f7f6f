"""Validation rules as plain data, one type per kind of rule."""

from typing import Literal, TypedDict


class FilledCheck(TypedDict):
    """The value is required."""

    kind: Literal["filled"]
    message: str


class MayBeEmptyCheck(TypedDict):
    """The value may be empty; the remaining checks are then skipped."""

    kind: Literal["may-be-empty"]


class FilledUnlessRowsCheck(TypedDict):
    """The value is required unless each row of pieces has a figure in one column."""

    kind: Literal["filled-unless-rows"]
    rows: str
    column: str
    message: str


class ColumnView(TypedDict):
    """A column of the rows of pieces, as `piece_rows.Column`."""

    name: str
    label: str
    least: float
    most: float
    units: list[tuple[str, float]]
    whole: bool
    required: bool


class RowsCheck(TypedDict):
    """Rows of figures: each that is begun is complete, and in bounds."""

    kind: Literal["rows"]
    columns: list[ColumnView]
    missing: str
    message: str


class LimitCheck(TypedDict):
    """A maximum number of characters."""

    kind: Literal["limit"]
    most: int
    message: str


class AmountCheck(TypedDict):
    """A number within bounds, perhaps with one of the units, or a product by the expression."""

    kind: Literal["amount"]
    least: float
    most: float
    units: list[tuple[str, float]]
    times: str
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

    kind: Literal["email", "letters", "un-number"]
    message: str


Check = (
    FilledCheck
    | FilledUnlessRowsCheck
    | RowsCheck
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
