"""One hour on the clocks of some offices, and the working day of all.

All in standard time, as in January; where there is summer time, that of today is displayed.
"""

from collections.abc import Sequence
from typing import NamedTuple

from portolan.drawing.diagrams.sheet import Scale, Sheet, levels, uprights, words
from portolan.drawing.svg import element


class OfficeHours(NamedTuple):
    """An office: its code and city, the hours it is ahead of UTC, and when it opens and closes.

    `zone` is that of a place with summer time.
    """

    code: str
    city: str
    offset_h: float
    opens: float
    closes: float
    zone: str = ""


def local_time(office: OfficeHours, hour_utc: int) -> str:
    """Return the local time of an office at an hour in UTC."""
    hours = (hour_utc + office.offset_h) % 24
    return f"{int(hours):02d}:{round(hours % 1 * 60):02d}"


def one_hour(sheet: Sheet, offices: Sequence[OfficeHours], hour_utc: int) -> str:
    """Draw a day of some offices: working hours thick, the common hour across them."""
    start = sheet.left + sheet.em * (8 if sheet.wide else 5.6)
    x = Scale(0, 24, start, sheet.right - sheet.em * 4.5)
    foot = sheet.height - sheet.em * 2.4
    gap = (foot - sheet.em) / len(offices)
    ys = [sheet.em + gap * (i + 0.5) for i in range(len(offices))]
    edges = [(x.at(hour), sheet.em * 0.4, foot) for hour in (hour_utc, hour_utc + 1)]
    rows = [_day(sheet, x, hour_utc, office, y) for office, y in zip(offices, ys, strict=True)]
    axis = [
        words(f"{hour:02d}", x.at(hour), sheet.height - sheet.em * 0.6, "middle", "muted")
        for hour in range(0, 25, 3 if sheet.wide else 6)
    ]
    zone = words("UTC", sheet.left, sheet.height - sheet.em * 0.6, kind="muted")
    return "".join((*rows, uprights(edges, "mid"), *axis, zone))


def _day(sheet: Sheet, x: Scale, hour_utc: int, office: OfficeHours, y: float) -> str:
    ticks = [(x.at(h), y - sheet.em * 0.3, y + sheet.em * 0.3) for h in range(25)]
    works = [(y, x.at(a), x.at(b)) for a, b in open_utc(office)]
    return "".join(
        (
            words(office.city, sheet.left, y + sheet.em * 0.36, kind="label"),
            levels([(y, x.at(0), x.at(24))], "hair"),
            uprights(ticks, "thin"),
            levels(works, "strong"),
            words(local_time(office, hour_utc), sheet.right, y + sheet.em * 0.5, "end", "large"),
        )
    )


def open_utc(office: OfficeHours) -> list[tuple[float, float]]:
    """Return the hours in UTC in which an office is open, cut at midnight."""
    start, end = (office.opens - office.offset_h) % 24, (office.closes - office.offset_h) % 24
    return [(start, end)] if start < end else [(0, end), (start, 24)]


def working_days(sheet: Sheet, offices: Sequence[OfficeHours], now: str) -> str:
    """Draw the hours of every office over those of a day in UTC, and a line that can be now."""
    x = Scale(0, 24, sheet.left + sheet.em * (11 if sheet.wide else 8.6), sheet.right)
    top, foot = sheet.em * 2, sheet.height - sheet.em * 1.6
    gap = (foot - top) / len(offices)
    ys = [top + gap * (i + 0.5) for i in range(len(offices))]
    rows = list(zip(ys, offices, strict=True))
    hours = range(0, 25, 3) if sheet.wide else range(0, 25, 6)
    return "".join(
        (
            uprights([(x.at(h), top, foot) for h in range(0, 25, 3)], "hair"),
            levels([(y, x.at(0), x.at(24)) for y in ys], "faint"),
            *(_seasons(x, y, office) for y, office in rows),
            words("UTC", sheet.left, sheet.em, kind="muted"),
            *(words(f"{h:02d}", x.at(h), sheet.em, "middle", "muted") for h in hours),
            *(
                words(office.city, sheet.left, y + sheet.em * 0.36, kind="label")
                for y, office in rows
            ),
            _now(sheet, x, (top, foot), now),
        )
    )


def _seasons(x: Scale, y: float, office: OfficeHours) -> str:
    """Draw the open hours, with summer time too where it is: the browser displays today's."""
    winter, summer = (
        levels([(y, x.at(a), x.at(b)) for a, b in open_utc(one)], "bar")
        for one in (office, office._replace(offset_h=office.offset_h + 1))
    )
    if not office.zone:
        return winter
    known = {"data_zone": office.zone, "data_offset": f"GMT{office.offset_h:+g}"}
    later = {**known, "data_offset": f"GMT{office.offset_h + 1:+g}", "display": "none"}
    return element("g", winter, **known) + element("g", summer, **later)


def _now(sheet: Sheet, x: Scale, ends: tuple[float, float], name: str) -> str:
    """Draw the line of now at midnight, hidden: the browser moves it over the length of a day."""
    mark = words(name, x.at(0), sheet.height - sheet.em * 0.3, "middle", "strong")
    line = uprights([(x.at(0), *ends)], "mid")
    return element("g", line + mark, data_now=x.at(24) - x.at(0), visibility="hidden")
