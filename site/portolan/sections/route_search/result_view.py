"""The view of a route: columns to compare, formulas, inclusions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from forms.choices import AIR, FCL, LCL, MODES
from portolan.content.types import Doc
from portolan.core.i18n import _, lazy, pgettext
from portolan.core.line_breaks import in_one_line
from portolan.domain.emissions import (
    DEFAULT_SET,
    Emission,
    FactorSet,
    NoFactor,
    emissions_by_weight,
    factor_by_weight,
    factor_set,
    factor_sets,
)
from portolan.domain.emissions.factor_names import set_name, vehicle_name
from portolan.domain.mode import Mode
from portolan.domain.routes import (
    AirWay,
    GatewayRoute,
    LandLeg,
    NoWayReason,
    OceanWay,
    Route,
    ServingPlace,
)
from portolan.domain.routes.by_way_of import more_miles_around, way_around
from portolan.domain.routes.passages import PASSAGE_NAMES
from portolan.domain.routes.transit import Days
from portolan.domain.sea.passage import CANALS, Passage
from portolan.sections.route_search.cargo_weight import TONNE_KG, CargoWeight
from portolan.sections.route_search.next_pages import quote_address
from portolan.sections.route_search.service_view import service_text
from portolan.sections.shared.around_suez import detour_of, red_sea_page, sailed
from portolan.web.content import documents_at
from portolan.web.templating import in_a_row, number

NAMES = dict(MODES)
SAYS = {
    FCL: lazy("A container of your own"),
    LCL: lazy("Space in a shared container"),
    AIR: lazy("By the chargeable kilogram"),
}
PRODUCTS = {FCL: "/products/ocean-freight", LCL: "/products/lcl", AIR: "/products/air-freight"}
NOT_COUNTED = {
    FCL: lazy("Trucks, waiting for the sailing, customs"),
    LCL: lazy("The same, and time at both freight stations"),
    AIR: lazy("Pickup, waiting for space, customs, delivery"),
}
LACKS = {
    NoWayReason.NO_PORT: lazy(
        "No route by sea: one of the two places has no larger seaport within 150 km."
    ),
    NoWayReason.NO_AIRPORT: lazy(
        "No route by air: one of the two has no larger airport within 150 km."
    ),
    NoWayReason.SAME_PORT: lazy("No route by sea: the same port serves both places."),
    NoWayReason.SAME_AIRPORT: lazy("No route by air: the same airport serves both places."),
    NoWayReason.NO_WAY: lazy("No route by sea: we found none that container ships can take."),
    NoWayReason.BY_LAND: lazy(
        "No route by sea: road or rail covers it in about the same distance."
    ),
}


@dataclass(frozen=True)
class Column:
    """One mode, compared with the others; `legs` are the ways by land that belong to it."""

    mode: str
    name: str
    says: str
    way: OceanWay | AirWay
    ends: tuple[ServingPlace, ServingPlace]
    legs: Sequence[LandLeg]
    days: Days
    co2e_kg: Decimal
    via: str
    service: str
    not_counted: str
    quote: str
    product: Doc | None

    @property
    def is_air(self) -> bool:
        """Whether the mode is air."""
        return self.mode == AIR


def columns(route: Route, gateway: GatewayRoute | None, weight: CargoWeight) -> list[Column]:
    """The available modes, in display order; by sea as lines sail, through the gateway, if any."""
    products = {doc.path: doc for doc in documents_at(PRODUCTS.values())}
    by_land = {FCL: gateway, LCL: gateway}
    return [
        Column(
            mode=mode,
            name=str(NAMES[mode]),
            says=str(SAYS[mode]),
            way=way,
            ends=ends,
            legs=through.legs if through else (),
            days=through.pair.days(way.days) if through else way.days,
            co2e_kg=_co2e_kg(way, through.legs if through else ()) * weight.kg / TONNE_KG,
            via=_via(mode, way),
            service="–" if isinstance(way, AirWay) else service_text(way),
            not_counted=str(NOT_COUNTED[mode]),
            quote=quote_address(route, mode, weight.own),
            product=products.get(PRODUCTS[mode]),
        )
        for mode, way, ends in _modes(route)
        for through in [by_land.get(mode)]
    ]


def _modes(
    route: Route,
) -> Iterator[tuple[str, OceanWay | AirWay, tuple[ServingPlace, ServingPlace]]]:
    if route.ports:
        yield FCL, sailed(route.ocean), route.ports
        yield LCL, sailed(route.ocean), route.ports
    if route.airports and route.air:
        yield AIR, route.air, route.airports


def _co2e_kg(way: OceanWay | AirWay, legs: Sequence[LandLeg]) -> Decimal:
    """The emissions of one tonne on a way and on what belongs to it by land."""
    return sum((leg.per_tonne.co2e_kg for leg in legs), way.per_tonne.co2e_kg)


def _via(mode: str, way: OceanWay | AirWay) -> str:
    if isinstance(way, AirWay):
        return _("Great circle")
    return passages(way) if mode == FCL else _("On the same ships")


def passages(way: OceanWay) -> str:
    """The passages of a way, in order."""
    names = [str(PASSAGE_NAMES[passage]) for passage in way.passages]
    return in_a_row(names) if names else _("No canal, and no strait we list")


def headline(route: Route, gateway: GatewayRoute | None = None) -> str:
    """The title of the comparison, with the days; by sea those of the way that lines sail."""
    if gateway:
        return _by_sea_and_land(route, day_range(gateway.pair.days(sailed(route.ocean).days)))
    sea = day_range(sailed(route.ocean).days) if route.ocean else ""
    air = day_range(route.air.days) if route.air else ""
    if sea and air:
        return _("{{sea}} days by sea, {{air}} by air.", sea=sea, air=air)
    return _("{{days}} days by sea.", days=sea) if sea else _("{{days}} days by air.", days=air)


def _by_sea_and_land(route: Route, days: str) -> str:
    if not route.air:
        return _("{{days}} days by sea and land.", days=days)
    air = day_range(route.air.days)
    return _("{{days}} days by sea and land, {{air}} by air.", days=days, air=air)


def day_range(days: Days) -> str:
    """A range of days, as one number where both ends are the same."""
    return str(days.low) if days.low == days.high else f"{days.low}–{days.high}"


@dataclass(frozen=True)
class Working:
    """The working of a figure for a weight: kilometers, factor, kilograms, source."""

    name: str
    distance_km: Decimal
    emission: Emission
    vehicle: str
    by: FactorSet
    set_name: str
    by_another: Sequence[tuple[str, Decimal]]


def workings(route: Route, legs: Sequence[LandLeg], kg: Decimal) -> list[Working]:
    """The workings of sea, land and air for a weight, and those by other sets of factors."""
    lines = []
    if route.ocean:
        lines.append(_working(_("By sea"), Mode.SEA, sailed(route.ocean).distance_km, kg))
    by_rail = _("By rail")
    lines += [_working(by_rail, Mode.RAIL, Decimal(leg.km), kg) for leg in legs]
    if route.air:
        lines.append(_working(_("By air"), Mode.AIR, route.air.distance_km, kg))
    return lines


def _working(name: str, mode: Mode, distance_km: Decimal, cargo_kg: Decimal) -> Working:
    factor = factor_by_weight(factor_set(), mode, distance_km)
    emission = emissions_by_weight(cargo_kg, distance_km, factor)
    others = [
        (set_name(one.code), _by_set(one, mode, distance_km, cargo_kg))
        for one in factor_sets()
        if one.code != DEFAULT_SET
    ]
    return Working(
        name=name,
        distance_km=distance_km,
        emission=emission,
        vehicle=vehicle_name(emission.line),
        by=factor_set(),
        set_name=set_name(DEFAULT_SET),
        by_another=[(one, kg) for one, kg in others if kg is not None],
    )


def _by_set(
    factors: FactorSet, mode: Mode, distance_km: Decimal, cargo_kg: Decimal
) -> Decimal | None:
    try:
        factor = factor_by_weight(factors, mode, distance_km)
    except NoFactor:
        return None
    return emissions_by_weight(cargo_kg, distance_km, factor).co2e_kg


def detour(
    route: Route, gateway: GatewayRoute | None, weight: CargoWeight
) -> dict[str, Any] | None:
    """The way with the canals closed beside the shortest, if there is one; the sailed one first."""
    if len(route.ocean) == 1 or not route.ocean:
        return None
    first, cape = route.ocean
    more = Days(cape.days.low - first.days.low, cape.days.high - first.days.high)
    canal = next((one for one in first.passages if one in CANALS), None)
    page = red_sea_page() if canal is Passage.SUEZ else None
    longer = detour_of(route.ocean)
    more_nm = round(cape.distance_nm) - round(first.distance_nm)
    return {
        "ways": [
            (way, passages(way), day_range(way.days), way.per_tonne.co2e_kg * weight.kg / TONNE_KG)
            for way in sorted(route.ocean, key=lambda way: way is not sailed(route.ocean))
        ],
        "around": way_around(cape),
        "canal": PASSAGE_NAMES[canal] if canal else pgettext("of several ways", "Shortest"),
        "page": page,
        "since": longer.month if longer else None,
        "by_suez": in_one_line(day_range((gateway or first).days)),
        "title": more_miles_around(cape, number(float(more_nm))),
        "more_nm": more_nm,
        "more_days": in_one_line(day_range(more)),
    }
