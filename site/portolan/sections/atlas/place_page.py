"""The page of a port or an airport, from data sets and its document, if any."""

from typing import Any

from portolan.content.types import Doc
from portolan.core.i18n import _, ngettext, pgettext
from portolan.core.line_width import WIDEST_DESCRIPTION, as_many_as_fit
from portolan.core.measures import measure
from portolan.domain.geo.position import in_degrees_and_minutes
from portolan.domain.places.place import WRITTEN_UP, Place, PlaceKind
from portolan.domain.routes.network import RouteNetwork
from portolan.sections.atlas.around import Surroundings, surroundings
from portolan.sections.atlas.charts import place_chart
from portolan.sections.atlas.entries import is_offered
from portolan.sections.atlas.kinds import PLACES
from portolan.sections.atlas.lanes import gateways_beyond, lanes_from
from portolan.sections.atlas.mentions import mentions
from portolan.sections.atlas.names import area_of, offset_text
from portolan.sections.atlas.on_the_way import on_the_way
from portolan.sections.atlas.pages import SEARCH_INDEX, frame
from portolan.sections.shared.around_suez import longer_way
from portolan.web.content import document
from portolan.web.content_section import alternates
from portolan.web.locale import current_locale
from portolan.web.page import Body, Metadata, Page
from portolan.web.place_names import lang_of, name_of, written
from portolan.web.route_network import route_network
from portolan.web.templating import in_a_row, number

TEMPLATE = "atlas/place.html"
NEAR_NAMED = 2
METERS_IN_A_FOOT = 0.3048


def place_page(place: Place) -> Page:
    """The page of a port or an airport."""
    kind = PLACES[place.kind]
    doc = document(kind.content, place.slug)
    around = surroundings(route_network(), place)
    context = {**frame(kind, doc), **_of_data(route_network(), place, doc, around)}
    title = _title(place)
    summary = doc.summary if doc else _description(place, around)
    if doc:
        offered = alternates(doc)
        return Page(
            Body(TEMPLATE, title=title, context=context),
            metadata=Metadata(description=summary, search_index=SEARCH_INDEX, **offered),
        )
    indexable = is_offered(place)
    return Page(
        Body(TEMPLATE, title=title, context=context),
        metadata=Metadata(description=summary, search_index=SEARCH_INDEX, indexable=indexable),
    )


def _of_data(
    known: RouteNetwork, place: Place, doc: Doc | None, around: Surroundings
) -> dict[str, Any]:
    """The context from the data sets."""
    lanes = lanes_from(known, place)
    return {
        "place": place,
        "name": name_of(place),
        "lang": lang_of(place),
        "quote": {"origin": written(place)},
        "area": area_of(place),
        "position": in_degrees_and_minutes(place.position),
        "elevation": "" if place.elevation is None else _in_both_units(place.elevation),
        "runways": _runways(place),
        "offset": offset_text(place.timezone) if place.timezone else "",
        "chart": place_chart(place, around.in_sight, _nearest(around)),
        "summary": doc.summary if doc else _summary(place),
        "facts": _facts(doc),
        "lanes": lanes,
        "way": on_the_way(lanes),
        "detour": longer_way() if any(lane.by_cape for lane in lanes) else None,
        "goals": [] if lanes else gateways_beyond(known, place),
        "near": [(PLACES[kind], places) for kind, places in around.nearest],
        "mentions": mentions(place.code) if place.importance == WRITTEN_UP else [],
    }


def _nearest(around: Surroundings) -> Place | None:
    """The nearest place of the same kind; where there is none, of the other."""
    listed = next((places for _kind, places in around.nearest if places), ())
    return min(listed, key=lambda one: one.distance_nm).place if listed else None


def _runways(place: Place) -> str:
    """How many runways an airport has in use, and the length of the longest; empty if unknown."""
    if not place.runways:
        return ""
    return ngettext(
        "{{count}}, {{length}} long",
        "{{count}}, the longest {{length}}",
        place.runways,
        length=_in_both_units(place.longest_runway),
    )


def _in_both_units(feet: int) -> str:
    """A height or a length, in the home unit and in that of charts."""
    meters = measure(number(feet * METERS_IN_A_FOOT), "m")
    return f"{meters} / {measure(number(feet), 'ft')}"


def _facts(doc: Doc | None) -> list[tuple[str, Any]]:
    """The facts in the document's front matter."""
    if doc is None:
        return []
    meta = doc.meta
    facts = [
        (pgettext("of a port", "Waters"), meta.get("waters")),
        (_("Known for"), meta.get("known_for")),
        (pgettext("place", "Serves"), meta.get("serves")),
    ]
    return [(label, value) for label, value in facts if value]


def _title(place: Place) -> str:
    """The page title, which distinguishes a city's port from its airport."""
    values = {"name": name_of(place), "code": place.code}
    if place.kind is PlaceKind.AIRPORT:
        return _("{{name}}, airport {{code}}", **values)
    return _("{{name}}, ocean port {{code}}", **values)


def _summary(place: Place) -> str:
    values = {"name": name_of(place), "code": place.code, "area": area_of(place)}
    if place.kind is PlaceKind.AIRPORT:
        return _("{{name}} ({{code}}), {{area}}: an airport.", **values)
    return _("{{name}} ({{code}}), {{area}}: an ocean port.", **values)


def _description(place: Place, around: Surroundings) -> str:
    """The description for search engines: the place, its neighbors, the contents of the page."""
    near = [name_of(one.place) for _kind, places in around.nearest for one in places[:NEAR_NAMED]]
    sentences = [
        _summary(place),
        _("Near {{places}}.", places=in_a_row(near)),
        _("Position, local time, and how far it is to the ports and airports around it."),
    ]
    return as_many_as_fit(sentences, WIDEST_DESCRIPTION, current_locale().marks.between_sentences)
