"""One hour on the clocks of four offices, for webinars; their places and hours, for careers.

All in standard time, as in January. The hour of the webinars is 14:00 UTC, at which most of them
start. Positions are those of portolan.domain.places.harbors.
"""

from portolan.domain.places.harbors import harbor
from portolan.drawing.diagrams.sheet import Scale, Sheet, dot, levels, uprights, words

OFFSETS_H = {
    "USLAX": -8.0,
    "USNYC": -5.0,
    "BRSSZ": -3.0,
    "ESVLC": 1.0,
    "NLRTM": 1.0,
    "DEHAM": 1.0,
    "ZADUR": 2.0,
    "AEJEA": 4.0,
    "INNSA": 5.5,
    "VNSGN": 7.0,
    "SGSIN": 8.0,
    "HKHKG": 8.0,
    "CNSZX": 8.0,
    "CNSHA": 8.0,
}
"""The offices from west to east, and how many hours their clocks are ahead of UTC."""
TOGETHER = ("BRSSZ", "NLRTM", "INNSA", "CNSHA")
"""The offices that hold webinars."""
HOUR_UTC = 14
WORK_FROM, WORK_TO = 9, 17
BEFORE = ("ESVLC", "VNSGN", "NLRTM", "HKHKG")
"""Offices whose code stands before their stem, since a neighbor's stands after it."""
LEAST_STEM = 5
"""A stem of fewer degrees has its code below the equator."""
FAR = tuple(code for code in OFFSETS_H if code != "CNSZX")
"""Offices that are named; Shenzhen stands a line's width beside Hong Kong."""


def local_time(office: str) -> str:
    """Return the local time of an office when the webinar starts."""
    hours = (HOUR_UTC + OFFSETS_H[office]) % 24
    return f"{int(hours):02d}:{round(hours % 1 * 60):02d}"


def one_hour(sheet: Sheet) -> str:
    """Draw a day of four offices: working hours thick, the common hour across all of them."""
    start = sheet.left + sheet.em * (6 if sheet.wide else 4)
    x = Scale(0, 24, start, sheet.right)
    gap = (sheet.height - sheet.em * 4) / len(TOGETHER)
    ys = [sheet.em * 3.2 + gap * (i + 0.5) for i in range(len(TOGETHER))]
    hour = uprights([(x.at(HOUR_UTC), sheet.em * 1.4, sheet.height)], "mid")
    end = uprights([(x.at(HOUR_UTC + 1), sheet.em * 1.4, sheet.height)], "mid")
    rows = [_day(sheet, x, office, y) for office, y in zip(TOGETHER, ys, strict=True)]
    return "".join(rows) + hour + end


def _day(sheet: Sheet, x: Scale, office: str, y: float) -> str:
    offset = OFFSETS_H[office]
    ticks = [(x.at(h), y - sheet.em * 0.3, y + sheet.em * 0.3) for h in range(25)]
    works = [(y, x.at(a), x.at(b)) for a, b in _working(offset)]
    at = x.at(HOUR_UTC + 1) + sheet.em * 0.7
    return "".join(
        (
            words(office, sheet.left, y + sheet.em * 0.36),
            levels([(y, x.at(0), x.at(24))], "hair"),
            uprights(ticks, "thin"),
            levels(works, "strong"),
            words(local_time(office), at, y - sheet.em * 0.8, kind="large"),
        )
    )


def _working(offset: float) -> list[tuple[float, float]]:
    """Return the working hours of an office in UTC, cut at midnight."""
    start, end = (WORK_FROM - offset) % 24, (WORK_TO - offset) % 24
    return [(start, end)] if start < end else [(0, end), (start, 24)]


def desks(sheet: Sheet) -> str:
    """Draw the working day of every office over the hours of a day in UTC."""
    x = Scale(0, 24, sheet.left + sheet.em * (6 if sheet.wide else 4), sheet.right)
    top, gap = sheet.em * 2, (sheet.height - sheet.em * 2) / len(OFFSETS_H)
    ys = [top + gap * (i + 0.5) for i in range(len(OFFSETS_H))]
    hours = [(x.at(h), top, sheet.height) for h in range(0, 25, 3)]
    works = [
        (y, x.at(a), x.at(b))
        for y, offset in zip(ys, OFFSETS_H.values(), strict=True)
        for a, b in _working(offset)
    ]
    return "".join(
        (
            uprights(hours, "hair"),
            levels([(y, x.at(0), x.at(24)) for y in ys], "faint"),
            levels(works, "bar"),
            *(words(f"{h:02d}", x.at(h), sheet.em, "middle") for h in range(0, 25, 3)),
            *(
                words(office, sheet.left, y + sheet.em * 0.36)
                for office, y in zip(OFFSETS_H, ys, strict=True)
            ),
        )
    )


def meridians(sheet: Sheet) -> str:
    """Draw the offices on their meridians: a stem from the equator as long as the latitude."""
    x = Scale(-135, 135, sheet.left, sheet.right)
    middle = sheet.height * 0.64
    y = Scale(0, 60, middle, sheet.em * 1.6)
    zones = [(x.at(d), middle - 4, middle + 4) for d in range(-135, 136, 15)]
    stems = [(x.at(h.longitude), middle, y.at(h.latitude)) for h in map(harbor, OFFSETS_H)]
    named = FAR if sheet.wide else ("USLAX", "USNYC", "BRSSZ", "NLRTM", "ZADUR", "CNSHA")
    return "".join(
        (
            levels([(middle, 0, sheet.width)], "rule"),
            uprights(zones, "rule"),
            uprights(stems, "mid"),
            *(dot(at, tip, sheet.em * 0.36) for at, _, tip in stems),
            *(_office(sheet, x, y, code) for code in named),
        )
    )


def _office(sheet: Sheet, x: Scale, y: Scale, code: str) -> str:
    place = harbor(code)
    if abs(place.latitude) < LEAST_STEM:
        below = y.at(0) + sheet.em * 1.6
        return words(code, x.at(place.longitude), below, "middle")
    at = y.at(place.latitude) + sheet.em * 0.36
    before = code in BEFORE or (code == "CNSHA" and not sheet.wide)
    side, anchor = (-1, "end") if before else (1, None)
    return words(code, x.at(place.longitude) + side * sheet.em * 0.7, at, anchor)
