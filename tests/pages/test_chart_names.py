"""Names on charts belong to the dot that they are nearest to, at every width that shows them."""

import re
from collections.abc import Iterator
from math import hypot
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest

from portolan.core.line_width import line_width
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

PAGES = (
    "/",
    "/route-search",
    "/events",
    "/careers/teams/ocean-freight",
    "/company/customers",
    "/company/customers/auto-parts-two-ports",
    "/atlas/oceanport/shanghai-cnsha",
    "/route-search/shanghai-cnsha/rotterdam-nlrtm",
    "/route-search/shanghai-pudong-pvg/frankfurt-fra",
)
SVG = re.compile(r'<svg class="map[ "].*?</svg>', re.DOTALL)
PLACE = re.compile(r"translate\(([-.\d]+) ([-.\d]+)\)")

# CSS pixels: dots nearer to each other are one to the eye; no name is farther from its own.
ONE, FARTHEST = 4.0, 44.0


class View(NamedTuple):
    """A width at which names are shown: pixels in a unit, and how the type is scaled at its dot."""

    scale: float
    type: float = 1.0


def views(drawing: ET.Element, group: str) -> list[View]:
    """The views of a group of names, as the style sheets show them."""
    width = float(drawing.get("viewBox", "").split()[2])
    shape = drawing.get("class", "").split()
    if "narrow" in shape:
        return [View(390 / width), View(560 / width, 0.62), View(799 / width, 0.62)]
    if group == "large":
        phone = 1060 if "deep" in shape else width
        return [View(390 / phone), View(560 / width, 0.76), View(799 / width, 0.76)]
    if "around" in shape:
        return [View(300 / 560), View(1, 0.76)]
    return [View(800 / width), View(1440 / width)]


class Name(NamedTuple):
    """A name or none, its box around its point in units, and its point."""

    words: str
    x: float
    y: float
    em: float
    anchor: str
    at: tuple[float, float]

    def distance(self, dot: tuple[float, float], view: View) -> float:
        """Pixels between the box of the name and a dot."""
        count, smaller = len(self.words), view.type * view.scale
        em = self.em * smaller
        length = em * (0.6 * count + 0.4 * (line_width(self.words) - count))
        back = {"end": 1.0, "middle": 0.5, "": 0.0}[self.anchor] * length
        left = self.at[0] * view.scale + self.x * smaller - back
        foot = self.at[1] * view.scale + self.y * smaller
        x, y = dot[0] * view.scale, dot[1] * view.scale
        return hypot(max(left - x, 0, x - left - length), max(foot - 0.76 * em - y, 0, y - foot))


def names(group: ET.Element) -> Iterator[tuple[Name | None, tuple[float, float] | None]]:
    """Each name of a group, and the dot that it stands at; either may be missing."""
    for each in group.findall("g"):
        place = PLACE.search(each.get("transform", ""))
        assert place
        at, text = (float(place[1]), float(place[2])), each.find("text")
        dot = at if each.find("circle") is not None else None
        if text is None:
            yield None, dot
            continue
        x, y = float(text.get("x", 0)), float(text.get("y", 0))
        em = float(group.get("font-size", 0))
        yield Name(text.text or "", x, y, em, text.get("text-anchor", ""), at), dot


def groups(html: str) -> Iterator[tuple[ET.Element, str, list[ET.Element]]]:
    """Each chart with names, and its groups of names by the screens that they are for."""
    for markup in SVG.findall(html):
        drawing = ET.fromstring(markup)  # noqa: S314 - drawn by us
        sized = {kind: drawing.findall(f".//g[@class='{kind}']") for kind in ("small", "large")}
        for kind, holders in sized.items():
            for holder in holders:
                yield drawing, kind, holder.findall(".//g[@class='ports']")
        if not any(sized.values()):
            yield drawing, "", drawing.findall(".//g[@class='ports']")


@pytest.mark.parametrize("path", PAGES)
def test_a_name_is_nearest_to_its_own_dot_and_near(
    client: CheckingClient, path: str, locale: str
) -> None:
    html = client.get(path, base_url=BASE[locale], follow_redirects=True).text
    seen = 0
    for drawing, kind, holders in groups(html):
        every = [pair for holder in holders for pair in names(holder)]
        dots = [dot for _, dot in every if dot]
        for view in views(drawing, kind):
            for name in (name for name, _ in every if name):
                own = name.distance(name.at, view)
                assert own <= FARTHEST, (name, view)
                for dot in dots:
                    apart = hypot(dot[0] - name.at[0], dot[1] - name.at[1]) * view.scale
                    assert apart < ONE or own < name.distance(dot, view), (name, view, dot)
                seen += 1
    assert seen
