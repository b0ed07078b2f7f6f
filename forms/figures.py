"""Parsing of typed numbers, counts and days."""

import re
import unicodedata
from datetime import UTC, date, datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal

from forms.units import Units
from portolan.core.locales import phrase

# Room for the digits, separators, decimals and unit of any amount.
AMOUNT_LIMIT = 20
# The same with a count and its word before it.
TOTAL_LIMIT = 40
# The format of both locales: a decimal point; commas, spaces or apostrophes between thousands.
# In it `1.200` is one and a fifth, and `1,200` is twelve hundred.
_GROUP, _DECIMALS = "[1-9][0-9]{0,2}", "[0-9]{1,6}"
_POINT = re.compile(
    rf"(?=.)(?:[0-9]+|{_GROUP}(?:,[0-9]{{3}})+|{_GROUP}(?:[ '’][0-9]{{3}})+)?(?:\.{_DECIMALS})?"
)
# The decimal comma, where it is unambiguous: `3,5`, `0,125`, `1 200,5`, `1.200,5`,
# `1.200.000`.
_COMMA = re.compile(
    rf"[0-9]+,[0-9]{{1,2}}|0,{_DECIMALS}|{_GROUP}(?:[ '’][0-9]{{3}})+,{_DECIMALS}"
    rf"|{_GROUP}(?:\.[0-9]{{3}})+,{_DECIMALS}|{_GROUP}(?:\.[0-9]{{3}}){{2,}}"
)
_COUNT = re.compile(r"[0-9]{1,6}")
TIMES = (
    rf"([1-9][0-9]{{0,4}})\s*{phrase('pieces')}?\s*(?:[x×*@]|{phrase('each')})"
    rf"\s*(.+?){phrase('each, behind')}?"
)
"""`8 x 600`, `8 pallets of 600 kg`, `8托，每托600公斤`: how many, and what each is."""
_TIMES = re.compile(TIMES, re.IGNORECASE)
NO_UNITS: Units = {}
# What a converted figure is rounded to.
_STEP = Decimal("0.001")
# Full-width forms and hard spaces, but not superscripts: 10² is not 102.
_ASCII_TOO = ("<wide>", "<noBreak>", "<compat> 0020")
# Year, month and day with a hyphen, slash, point or a word such as 年 behind each.
_BETWEEN = r"\s?[-/.\u0080-\U0010ffff]\s?"
_DAY = re.compile(rf"([0-9]{{4}}){_BETWEEN}([0-9]{{1,2}}){_BETWEEN}([0-9]{{1,2}})(?:{_BETWEEN})?")
# The extreme offsets from UTC.
_BEHIND, _AHEAD = timedelta(hours=12), timedelta(hours=14)


def amount_of(text: str, units: Units = NO_UNITS) -> Decimal | None:
    """The number in a text, `1,250.5` or `1.250,5`, also in full-width digits; None if invalid.

    Args:
        text: what was typed.
        units: what may come before or after the number, `kg` or `$`, in any case. One of another
            size is converted, to the thousandth: `48 in` in centimeters is 121.92.
    """
    if len(text) > AMOUNT_LIMIT:
        return None
    number, size = _without_unit(_plain(text), units)
    if _POINT.fullmatch(number):
        return _sized(re.sub("[^0-9.]", "", number), size)
    if _COMMA.fullmatch(number):
        return _sized(re.sub("[^0-9,]", "", number).replace(",", "."), size)
    return None


def _sized(number: str, size: Decimal) -> Decimal:
    """The number times the size of its unit."""
    if size == 1:
        return Decimal(number)
    exact = (Decimal(number) * size).quantize(_STEP, ROUND_HALF_UP)
    return exact.to_integral_value() if exact % 1 == 0 else exact.normalize()


def total_of(text: str, units: Units = NO_UNITS) -> Decimal | None:
    """The number in a text, or the product in `8 x 600 kg`; None if invalid."""
    times = factors_of(text)
    if times is None:
        return amount_of(text, units)
    count, each = times
    amount = amount_of(each, units)
    return None if amount is None else count * amount


def factors_of(text: str) -> tuple[int, str] | None:
    """The count and the text of each in `8 x 600 kg`; None for a text that is no product."""
    if len(text) > TOTAL_LIMIT:
        return None
    match = _TIMES.fullmatch(_plain(text))
    return (int(match[1]), match[2]) if match else None


def _without_unit(text: str, units: Units) -> tuple[str, Decimal]:
    """The text without the first unit that it begins or ends with, and the size of that."""
    for unit, size in units.items():
        if text.lower().startswith(unit):
            return text[len(unit) :].strip(), size
        if text.lower().endswith(unit):
            return text[: -len(unit)].strip(), size
    return text, Decimal(1)


def count_of(text: str) -> int | None:
    """The whole number in a text; None if invalid."""
    if len(text) > AMOUNT_LIMIT:
        return None
    plain = _plain(text)
    return int(plain) if _COUNT.fullmatch(plain) else None


def _plain(text: str) -> str:
    """The text with full-width characters and hard spaces as ASCII."""
    return "".join(
        unicodedata.normalize("NFKC", each)
        if unicodedata.decomposition(each).startswith(_ASCII_TOO)
        else each
        for each in text
    )


def day_of(text: str) -> date | None:
    """The day in `2026-11-21`, as date inputs send it, `2026/11/21` or `2026年11月21日`.

    None if invalid, or if another part than the year comes first: `01/02/2027` is two days.
    """
    match = _DAY.fullmatch(_plain(text)) if len(text) <= AMOUNT_LIMIT else None
    try:
        return date(*map(int, match.groups())) if match else None
    except ValueError:
        return None


def now() -> datetime:
    """The time in UTC."""
    return datetime.now(UTC)


def today_anywhere() -> tuple[date, date]:
    """The earliest and the latest date that is today somewhere on earth."""
    moment = now()
    return (moment - _BEHIND).date(), (moment + _AHEAD).date()
