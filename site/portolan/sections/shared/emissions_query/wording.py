"""Texts for modes, distances and terms of the calculator."""

from decimal import Decimal

from babel.numbers import format_decimal

from forms.choices import MODES
from portolan.core.i18n import _, lazy, lazy_pgettext
from portolan.core.measures import measure
from portolan.domain.emissions import Term, TermKind, Unit
from portolan.domain.geo.distance import Basis
from portolan.domain.limits import rounded
from portolan.domain.mode import Mode
from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.routes.passages import PASSAGE_NAMES
from portolan.sections.shared.emissions_query.ends import End
from portolan.sections.shared.emissions_query.query import RAIL, ROAD
from portolan.sections.shared.emissions_query.ways import DistanceKind, Way
from portolan.web.locale import current_locale
from portolan.web.place_names import name_of
from portolan.web.templating import country, in_a_row, number

MODE_NAMES = {
    **dict(MODES),
    ROAD: lazy_pgettext("mode of transport", "Road"),
    RAIL: lazy_pgettext("mode of transport", "Rail"),
}
TRANSPORT = {
    Mode.SEA: lazy_pgettext("mode of transport", "Ocean"),
    Mode.AIR: lazy_pgettext("mode of transport", "Air"),
    Mode.ROAD: lazy_pgettext("mode of transport", "Road"),
    Mode.RAIL: lazy_pgettext("mode of transport", "Rail"),
}
UNITS = {Unit.TONNE_KM: lazy("kg CO₂e per tonne-km"), Unit.TEU_KM: lazy("kg CO₂e per TEU-km")}
PARTS = {
    TermKind.DETOUR_KM: lazy_pgettext("part of a calculation", "detour"),
    TermKind.DETOUR_RATIO: lazy_pgettext("part of a calculation", "detour"),
    TermKind.CARGO: lazy_pgettext("part of a calculation", "cargo"),
    TermKind.REFRIGERATION: lazy_pgettext("part of a calculation", "refrigeration"),
    TermKind.BY_LAND: lazy("on land"),
}
KINDS = {
    DistanceKind.SHORTEST: lazy("shortest route by sea"),
    DistanceKind.CAPE: lazy("by the Cape"),
    DistanceKind.CANALS_CLOSED: lazy("canals closed"),
    DistanceKind.GREAT_CIRCLE: lazy("great circle"),
    DistanceKind.OWN: lazy("your own distance"),
}
BASES = {
    Basis.UNKNOWN: lazy(
        "The publisher does not say which distances this factor is based on. Nothing is added, "
        "so the figure may be a little low."
    ),
    Basis.SHORTEST: lazy(
        "This factor is made for the shortest feasible distance, so we add no detour."
    ),
    Basis.GREAT_CIRCLE: lazy(
        "This factor applies to great-circle distances and already includes flight detours, so "
        "nothing is added."
    ),
    Basis.ACTUAL: lazy(
        "This factor applies to the distance actually traveled, so we raise the planned "
        "distance: by 15% at sea, 5% by road, 95 km for a flight."
    ),
}
KIND_NAMES = {
    PlaceKind.OCEANPORT: lazy_pgettext("place", "seaport"),
    PlaceKind.AIRPORT: lazy_pgettext("place", "airport"),
    PlaceKind.TOWN: lazy_pgettext("place", "town"),
}
CO2E = lazy("kg CO₂e")
LARGE, MIDDLING = 100, 10


def end_name(end: End) -> str:
    """The name of an end: that of its place, or the typed text."""
    return name_of(end.place) if end.place else end.typed


def kilograms(value: Decimal) -> str:
    """Kilograms with three significant digits, as precise as the factors allow."""
    return number(rounded_for_display(value), _digits(value))


def rounded_for_display(value: Decimal) -> Decimal:
    """Kilograms rounded as they are shown."""
    return rounded(value, Decimal(1).scaleb(-_digits(value)))


def _digits(value: Decimal) -> int:
    if value >= LARGE:
        return 0
    return 1 if value >= MIDDLING else 3 if value < Decimal("0.1") else 2


def weight(value: Decimal) -> str:
    """A weight in kilograms, with a decimal where it is not whole."""
    return number(value, 1 if value % 1 else 0)


def exact_figure(value: Decimal) -> str:
    """A figure of the formula with all its decimals, in the locale's format."""
    return str(format_decimal(value.normalize(), "#,##0.######", locale=current_locale().babel))


def term_text(term: Term) -> str:
    """A term of the formula with all its decimals and its unit."""
    figure = exact_figure(term.value)
    return measure(figure, term.unit) if term.unit else figure


def distance(way: Way) -> str:
    """A distance, at sea in nautical miles first."""
    km = _("{{km}} km", km=number(float(way.km)))
    if way.nm is None:
        return km
    return _("{{nm}} nm, {{km}} km", nm=number(float(way.nm)), km=number(float(way.km)))


def manner(way: Way) -> str:
    """The origin of a distance: `shortest way by sea, Suez Canal`."""
    if not way.named:
        return str(KINDS[way.kind])
    canals = in_a_row(str(PASSAGE_NAMES[passage]) for passage in way.named)
    return _("{{manner}}, {{canals}}", manner=KINDS[way.kind], canals=canals)


def distance_text(way: Way) -> str:
    """A distance and its origin."""
    return _("{{distance}}: {{manner}}", distance=distance(way), manner=manner(way))


def by_land(way: Way) -> str:
    """The distance on land beyond the seaports; empty without one."""
    if not way.legs:
        return ""
    return _("and {{km}} km on land", km=number(way.land_km))


def heading(way: Way) -> str:
    """The name of a line in the comparison: `Ocean, by the Cape`."""
    if way.kind is DistanceKind.CANALS_CLOSED:
        return _("Ocean, canals closed")
    return _("Ocean, by the Cape") if way.kind is DistanceKind.CAPE else str(TRANSPORT[way.mode])


def place_line(place: Place) -> str:
    """The text of a place as a choice: `Valencia, Spain: seaport, ESVLC`."""
    name = name_of(place)
    land, kind = country(place.country), KIND_NAMES[place.kind]
    return _(
        "{{name}}, {{country}}: {{kind}} {{code}}",
        name=name,
        country=land,
        kind=kind,
        code=place.code,
    )
