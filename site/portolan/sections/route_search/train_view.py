"""The train between China and Europe, on the routes of places from which it runs.

What is said of it is a part of the page on rail freight, and is read from there.
"""

import re
from dataclasses import dataclass

from markupsafe import Markup

from portolan.content.types import CONTENT_TYPES
from portolan.domain.places.place import PlaceKind
from portolan.domain.routes import Ends, Route
from portolan.domain.routes.seaports import is_beyond
from portolan.web.content import document
from portolan.web.route_network import route_network

KIND, SLUG, PART = "product", "rail-freight", "between-china-and-europe"
OVERSEAS = frozenset({"GB", "GG", "IE", "IM", "IS", "JE", "MT"})
"""The countries with a time zone of Europe that no train from China reaches on land."""


@dataclass(frozen=True)
class TrainView:
    """The heading and the first paragraph of that part, its address, and its page's title."""

    title: str
    text: Markup
    href: str
    page: str


def train_view(route: Route) -> TrainView | None:
    """What we say of the train; None for routes on which it is no choice."""
    ends = (route.origin, route.destination)
    if not (any(map(_is_inland_china, ends)) and any(map(_is_europe, ends))):
        return None
    doc = document(CONTENT_TYPES[KIND], SLUG)
    text = doc and re.search(rf'id="{PART}".*?<p>(.*?)</p>', doc.html, re.DOTALL)
    if not (doc and text):
        return None
    title = next(heading.text for heading in doc.toc if heading.id == PART)
    return TrainView(title, Markup(text[1]), f"{doc.path}#{PART}", doc.title)  # noqa: S704 - a part of the document's own HTML


def _is_inland_china(end: Ends) -> bool:
    """Whether a place lies inland in China: beyond the seaports, a town, or up a river."""
    if end.place.country != "CN":
        return False
    if end.place.kind is PlaceKind.TOWN or is_beyond(end):
        return True
    return bool(end.port and route_network().approach(end.port.place).on_river)


def _is_europe(end: Ends) -> bool:
    """Whether a place lies on the continent, by the time zone of the airport that serves it."""
    zone = end.airport and end.airport.place.timezone
    return bool(zone and zone.startswith("Europe/")) and end.place.country not in OVERSEAS
