"""The validation rules of a form as data, with their messages, for the page's script.

They are read from the server's validators. Some the script checks in part only: whether a place
is known, a phone number assigned, a domain allowed or a choice offered, only the server knows.
The server validates everything again.
"""

from functools import singledispatch
from typing import TypedDict

from forms import validators
from forms.check_view import Check, ColumnView
from forms.dangerous_goods import UnNumber
from forms.doors import AddressOfDoor
from forms.fields import Drawn
from forms.figures import TIMES
from forms.messages import Rule, text_of
from forms.piece_fields import FilledRows, FilledUnlessRows
from forms.piece_rows import COLUMNS, PieceColumn
from forms.site_form import SiteForm
from forms.units import Units


class RulesView(TypedDict):
    """The rules of one field in order, and its name in the error summary."""

    called: str
    checks: list[Check]


def rules_view(form: SiteForm) -> dict[str, RulesView]:
    """The rules of every field, by its name."""
    return {str(field.name): _rules(field) for field in form.questions}


def _rules(field: Drawn) -> RulesView:
    checks = [check_view(rule) for rule in field.validators]
    return {"called": field.called, "checks": [check for check in checks if check]}


@singledispatch
def check_view(_rule: object) -> Check | None:
    """A rule as data; None for one that only the server can check."""
    return None


@check_view.register
def _(rule: validators.Filled) -> Check:
    return {"kind": "filled", "message": text_of(rule.rule)}


@check_view.register
def _(_rule: validators.MayBeEmpty) -> Check:
    return {"kind": "may-be-empty"}


@check_view.register
def _(rule: validators.WithinLimit) -> Check:
    return {"kind": "limit", "most": rule.limit, "message": text_of(rule.rule)}


@check_view.register
def _(rule: validators.Amount) -> Check:
    return {
        "kind": "amount",
        "least": float(rule.least),
        "most": float(rule.most),
        "units": _units_view(rule.units),
        "times": TIMES,
        "message": text_of(Rule.RESPONSE),
    }


@check_view.register
def _(rule: validators.Counts) -> Check:
    return {"kind": "counts", "most": rule.most, "message": text_of(Rule.RESPONSE)}


@check_view.register
def _(rule: validators.Ticked) -> Check:
    return {"kind": "ticked", "value": rule.value, "message": text_of(Rule.RESPONSE)}


@check_view.register
def _(rule: validators.EmailAddress) -> Check:
    return {"kind": "email", "message": text_of(rule.rule)}


@check_view.register
def _(rule: validators.PhoneNumber) -> Check:
    return {"kind": "phone", "country": rule.country_field, "message": text_of(Rule.PHONE)}


@check_view.register
def _(rule: validators.OtherPlace) -> Check:
    return {"kind": "other-place", "than": rule.than, "message": text_of(Rule.RESPONSE)}


@check_view.register
def _(rule: validators.ComingDay) -> Check:
    return {"kind": "day", "days": rule.ahead.days, "message": text_of(Rule.RESPONSE)}


@check_view.register
def _(_rule: UnNumber) -> Check:
    return {"kind": "un-number", "message": text_of(Rule.RESPONSE)}


@check_view.register
def _(_rule: AddressOfDoor) -> Check:
    return {"kind": "letters", "message": text_of(Rule.RESPONSE)}


@check_view.register
def _(rule: FilledUnlessRows) -> Check:
    return {
        "kind": "filled-unless-rows",
        "rows": rule.rows,
        "column": rule.column,
        "message": text_of(Rule.REQUIRED),
    }


@check_view.register
def _(_rule: FilledRows) -> Check:
    return {
        "kind": "rows",
        "columns": [_column_view(column) for column in COLUMNS],
        "missing": text_of(Rule.REQUIRED),
        "message": text_of(Rule.RESPONSE),
    }


def _column_view(column: PieceColumn) -> ColumnView:
    return {
        "name": column.name,
        "label": str(column.label),
        "least": float(column.least),
        "most": float(column.most),
        "units": _units_view(column.units),
        "whole": column.is_whole,
        "required": column.is_required,
    }


def _units_view(units: Units) -> list[tuple[str, float]]:
    return [(unit, float(size)) for unit, size in units.items()]
