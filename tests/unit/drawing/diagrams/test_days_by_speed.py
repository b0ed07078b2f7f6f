"""The picture of canal and Cape: the days, and what lies between them."""

import re
from xml.etree import ElementTree as ET

from portolan.drawing.diagrams.days_by_speed import KNOTS, NamedWay, both_sheets, days_apart

SHORT, LONG = NamedWay("Canal", 10_596), NamedWay("Cape & on", 13_914)


def test_the_picture_says_the_difference_at_two_speeds() -> None:
    drawn = both_sheets(SHORT, LONG)
    assert re.findall(r">(\+[\d.]+ d)<", drawn) == ["+9.9 d", "+7.7 d"] * 2
    assert drawn.count("Cape &amp; on") == 2
    for sheet in re.findall(r"<svg.*?</svg>", drawn):
        assert ET.fromstring(sheet).get("aria-hidden") == "true"  # noqa: S314 - our own markup


def test_the_slower_the_ship_the_more_days() -> None:
    days = [float(days_apart(SHORT, LONG, knots)) for knots in KNOTS]
    assert days == sorted(days, reverse=True)
    assert len(set(days)) == len(days)
