"""The offices as the drawings of their hours take them."""

import datetime as dt
from zoneinfo import ZoneInfo

from portolan.content.types import CONTENT_TYPES, Doc
from portolan.domain.places.harbors import harbor
from portolan.drawing.diagrams.clocks import OfficeHours
from portolan.web.content import documents

WINTER, SUMMER = (dt.datetime(2026, month, 15, tzinfo=dt.UTC) for month in (1, 7))
"""Of the northern half of the world, where alone offices have summer time."""


def office_hours() -> list[OfficeHours]:
    """Every office from west to east by its clock, those on one clock from the equator on."""
    offices = documents(CONTENT_TYPES["office"])
    return [_hours_of(one) for one in sorted(offices, key=_clock_and_latitude)]


def _clock_and_latitude(office: Doc) -> tuple[float, float]:
    return _ahead_h(office, WINTER), harbor(office.meta["code"]).position.latitude


def _hours_of(office: Doc) -> OfficeHours:
    winter, meta = _ahead_h(office, WINTER), office.meta
    zone = meta["timezone"] if _ahead_h(office, SUMMER) != winter else ""
    opens, closes = (_hours(meta[end]) for end in ("opens", "closes"))
    return OfficeHours(meta["code"], office.title, winter, opens, closes, zone)


def _ahead_h(office: Doc, moment: dt.datetime) -> float:
    """The hours that its clock is ahead of UTC."""
    ahead = moment.astimezone(ZoneInfo(office.meta["timezone"])).utcoffset()
    return ahead / dt.timedelta(hours=1) if ahead else 0


def _hours(time: str) -> float:
    """A time of day in hours: 8.5 for `08:30`."""
    hours, minutes = map(int, time.split(":"))
    return hours + minutes / 60
