"""Numbers, counts and days as people type them."""

import re
import unicodedata
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal

# Digits, separators, decimals and a unit of any amount that a form asks for.
AMOUNT_LIMIT = 20
# The way of both locales: a point before decimals, commas, spaces or apostrophes between thousands.
# By it `1.200` is one and a fifth, and `1,200` twelve hundred.
_GROUP, _DECIMALS = "[1-9][0-9]{0,2}", "[0-9]{1,6}"
_POINT = re.compile(
    rf"(?=.)(?:[0-9]+|{_GROUP}(?:,[0-9]{{3}})+|{_GROUP}(?:[ '’][0-9]{{3}})+)?(?:\.{_DECIMALS})?"
)
# The other way, where it cannot be taken for that one: `3,5`, `0,125`, `1 200,5`, `1.200,5`,
# `1.200.000`.
_COMMA = re.compile(
    rf"[0-9]+,[0-9]{{1,2}}|0,{_DECIMALS}|{_GROUP}(?:[ '’][0-9]{{3}})+,{_DECIMALS}"
    rf"|{_GROUP}(?:\.[0-9]{{3}})+,{_DECIMALS}|{_GROUP}(?:\.[0-9]{{3}}){{2,}}"
)
_COUNT = re.compile(r"[0-9]{1,6}")
# Full-width forms and hard spaces. A raised digit is none that stands beside others: 10² is no 102.
_ASCII_TOO = ("<wide>", "<noBreak>", "<compat> 0020")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
# How far the clocks of the earth are from UTC.
_BEHIND, _AHEAD = timedelta(hours=12), timedelta(hours=14)


def amount_of(text: str, units: Sequence[str] = ()) -> Decimal | None:
    """The number in a text, `1,250.5` or `1.250,5`, in full-width digits too; None if it is none.

    Args:
        text: what was typed.
        units: what may stand before or behind the number, `kg` or `$`, in any case.
    """
    if len(text) > AMOUNT_LIMIT:
        return None
    number = _without_unit(_plain(text), units)
    if _POINT.fullmatch(number):
        return Decimal(re.sub("[^0-9.]", "", number))
    if _COMMA.fullmatch(number):
        return Decimal(re.sub("[^0-9,]", "", number).replace(",", "."))
    return None


def _without_unit(text: str, units: Sequence[str]) -> str:
    """The text less the first of the units that it begins or ends with."""
    for unit in units:
        if text.lower().startswith(unit):
            return text[len(unit) :].strip()
        if text.lower().endswith(unit):
            return text[: -len(unit)].strip()
    return text


def count_of(text: str) -> int | None:
    """The whole number in a text; None if it is none."""
    if len(text) > AMOUNT_LIMIT:
        return None
    plain = _plain(text)
    return int(plain) if _COUNT.fullmatch(plain) else None


def _plain(text: str) -> str:
    """The text with those characters as ASCII that only look wider there."""
    return "".join(
        unicodedata.normalize("NFKC", each)
        if unicodedata.decomposition(each).startswith(_ASCII_TOO)
        else each
        for each in text
    )


def day_of(text: str) -> date | None:
    """The day in a text, `2026-11-21` as date fields send it; None if it is none."""
    if not _DAY.fullmatch(text):
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def now() -> datetime:
    """The time in UTC."""
    return datetime.now(UTC)


def today_anywhere() -> tuple[date, date]:
    """The first and the last day that is today somewhere on earth."""
    moment = now()
    return (moment - _BEHIND).date(), (moment + _AHEAD).date()
