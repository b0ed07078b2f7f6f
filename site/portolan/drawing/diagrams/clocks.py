"""One hour on the clocks of four offices, and the working day of all.

All in standard time, as in January; where there is summer time, that of today is displayed. The
hour of the webinars is 14:00 UTC, at which most of them
start. Offices and their hours are those of their own pages.
"""

from typing import NamedTuple

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.drawing.diagrams.sheet import Scale, Sheet, levels, uprights, words
from portolan.drawing.svg import element


class Desk(NamedTuple):
    """An office: its city, the hours it is ahead of UTC, and when it opens and closes.

    `zone` is that of a place with summer time.
    """

    city: LazyString
    offset_h: float
    opens: float
    closes: float
    zone: str = ""


DESKS = {
    "USLAX": Desk(lazy("Los Angeles"), -8, 8, 17, "America/Los_Angeles"),
    "USNYC": Desk(lazy("New York"), -5, 8.5, 17.5, "America/New_York"),
    "BRSSZ": Desk(lazy_pgettext("city", "Santos"), -3, 8.5, 17.5),
    "ESVLC": Desk(lazy_pgettext("city", "Valencia"), 1, 8.5, 17.5, "Europe/Madrid"),
    "NLRTM": Desk(lazy_pgettext("city", "Rotterdam"), 1, 8.5, 17.5, "Europe/Amsterdam"),
    "DEHAM": Desk(lazy_pgettext("city", "Hamburg"), 1, 8.5, 17.5, "Europe/Berlin"),
    "ZADUR": Desk(lazy_pgettext("city", "Durban"), 2, 8, 16.5),
    "AEJEA": Desk(lazy_pgettext("city", "Dubai"), 4, 8, 17),
    "INNSA": Desk(lazy_pgettext("city", "Mumbai"), 5.5, 9.5, 18.5),
    "VNSGN": Desk(lazy("Ho Chi Minh City"), 7, 8, 17),
    "SGSIN": Desk(lazy_pgettext("city", "Singapore"), 8, 9, 18),
    "HKHKG": Desk(lazy("Hong Kong"), 8, 9, 18),
    "CNSZX": Desk(lazy_pgettext("city", "Shenzhen"), 8, 9, 18),
    "CNSHA": Desk(lazy_pgettext("city", "Shanghai"), 8, 9, 18),
}
"""The offices from west to east."""
TOGETHER = ("BRSSZ", "NLRTM", "INNSA", "CNSHA")
"""The offices that hold webinars."""
HOUR_UTC = 14
NOW = lazy_pgettext("at this hour", "now")


def local_time(office: str) -> str:
    """Return the local time of an office when the webinar starts."""
    hours = (HOUR_UTC + DESKS[office].offset_h) % 24
    return f"{int(hours):02d}:{round(hours % 1 * 60):02d}"


def one_hour(sheet: Sheet) -> str:
    """Draw a day of four offices: working hours thick, the common hour across all of them."""
    start = sheet.left + sheet.em * (8 if sheet.wide else 5.6)
    x = Scale(0, 24, start, sheet.right)
    foot = sheet.height - sheet.em * 2.4
    gap = (foot - sheet.em) / len(TOGETHER)
    ys = [sheet.em + gap * (i + 0.5) for i in range(len(TOGETHER))]
    edges = [(x.at(hour), sheet.em * 0.4, foot) for hour in (HOUR_UTC, HOUR_UTC + 1)]
    rows = [_day(sheet, x, office, y) for office, y in zip(TOGETHER, ys, strict=True)]
    axis = [
        words(f"{hour:02d}", x.at(hour), sheet.height - sheet.em * 0.6, "middle", "muted")
        for hour in range(0, 25, 3 if sheet.wide else 6)
    ]
    zone = words("UTC", sheet.left, sheet.height - sheet.em * 0.6, kind="muted")
    return "".join((*rows, uprights(edges, "mid"), *axis, zone))


def _day(sheet: Sheet, x: Scale, office: str, y: float) -> str:
    ticks = [(x.at(h), y - sheet.em * 0.3, y + sheet.em * 0.3) for h in range(25)]
    works = [(y, x.at(a), x.at(b)) for a, b in open_utc(DESKS[office])]
    at = x.at(HOUR_UTC + 1) + sheet.em * 0.7
    return "".join(
        (
            words(str(DESKS[office].city), sheet.left, y + sheet.em * 0.36, kind="label"),
            levels([(y, x.at(0), x.at(24))], "hair"),
            uprights(ticks, "thin"),
            levels(works, "strong"),
            words(local_time(office), at, y + sheet.em * 0.5, kind="large"),
        )
    )


def open_utc(desk: Desk) -> list[tuple[float, float]]:
    """Return the hours in UTC in which an office is open, cut at midnight."""
    start, end = (desk.opens - desk.offset_h) % 24, (desk.closes - desk.offset_h) % 24
    return [(start, end)] if start < end else [(0, end), (start, 24)]


def desks(sheet: Sheet) -> str:
    """Draw the hours of every office over those of a day in UTC, and a line that can be now."""
    x = Scale(0, 24, sheet.left + sheet.em * (11 if sheet.wide else 8.6), sheet.right)
    top, foot = sheet.em * 2, sheet.height - sheet.em * 1.6
    gap = (foot - top) / len(DESKS)
    ys = [top + gap * (i + 0.5) for i in range(len(DESKS))]
    rows = list(zip(ys, DESKS.values(), strict=True))
    hours = range(0, 25, 3) if sheet.wide else range(0, 25, 6)
    return "".join(
        (
            uprights([(x.at(h), top, foot) for h in range(0, 25, 3)], "hair"),
            levels([(y, x.at(0), x.at(24)) for y in ys], "faint"),
            *(_seasons(x, y, desk) for y, desk in rows),
            words("UTC", sheet.left, sheet.em, kind="muted"),
            *(words(f"{h:02d}", x.at(h), sheet.em, "middle", "muted") for h in hours),
            *(
                words(str(desk.city), sheet.left, y + sheet.em * 0.36, kind="label")
                for y, desk in rows
            ),
            _now(sheet, x, top, foot),
        )
    )


def _seasons(x: Scale, y: float, desk: Desk) -> str:
    """Draw the open hours, with summer time too where it is: the browser displays today's."""
    winter, summer = (
        levels([(y, x.at(a), x.at(b)) for a, b in open_utc(one)], "bar")
        for one in (desk, desk._replace(offset_h=desk.offset_h + 1))
    )
    if not desk.zone:
        return winter
    known = {"data_zone": desk.zone, "data_offset": f"GMT{desk.offset_h:+g}"}
    later = {**known, "data_offset": f"GMT{desk.offset_h + 1:+g}", "display": "none"}
    return element("g", winter, **known) + element("g", summer, **later)


def _now(sheet: Sheet, x: Scale, top: float, foot: float) -> str:
    """Draw the line of now at midnight, hidden: the browser moves it over the length of a day."""
    mark = words(str(NOW), x.at(0), sheet.height - sheet.em * 0.3, "middle", "strong")
    line = uprights([(x.at(0), top, foot)], "mid")
    return element("g", line + mark, data_now=x.at(24) - x.at(0), visibility="hidden")
