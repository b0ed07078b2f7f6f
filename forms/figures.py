"""Numbers, counts and days as people type them."""

import re
import unicodedata
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal

# Digits, separators and decimals of any amount that a form asks for.
AMOUNT_LIMIT = 20
# A point for decimals, commas or spaces between thousands: the way of both locales. `1,5` is
# refused rather than guessed at: it could be one and a half, or a slip.
_AMOUNT = re.compile(r"(?:[0-9]+|[0-9]{1,3}(?:[, ][0-9]{3})+)(?:\.[0-9]{1,6})?")
_COUNT = re.compile(r"[0-9]{1,6}")
# Full-width forms and hard spaces. A raised digit is none that stands beside others: 10² is no 102.
_ASCII_TOO = ("<wide>", "<noBreak>", "<compat> 0020")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
# How far the clocks of the earth are from UTC.
_BEHIND, _AHEAD = timedelta(hours=12), timedelta(hours=14)


def amount_of(text: str) -> Decimal | None:
    """The number in a text, `1,250.5`, in full-width digits too; None if it is none."""
    if len(text) > AMOUNT_LIMIT:
        return None
    plain = _plain(text)
    return Decimal(re.sub("[, ]", "", plain)) if _AMOUNT.fullmatch(plain) else None


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
