"""Places, routes, emissions and codes as JSON of the API."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypedDict

from portolan.domain.emissions import in_figures
from portolan.domain.hs.record import HsCode
from portolan.domain.hs.result import HsMatch
from portolan.domain.hs.store import CodeEntry
from portolan.domain.places.place import Place
from portolan.domain.routes import AirWay, GatewayRoute, LandLeg, OceanWay, Route, gateway_routes
from portolan.domain.routes.passages import past_the_cape
from portolan.domain.routes.what_if import WhatIf
from portolan.sections.shared.emissions_query.result import EmissionsResult
from portolan.sections.shared.on_lakes import note_on
from portolan.web.locale import current_locale
from portolan.web.place_names import name_of
from portolan.web.route_network import route_network
from portolan.web.templating import country

OCEAN_MODES = ("ocean-fcl", "ocean-lcl")


class PlaceShape(TypedDict):
    """A place: its type is `airport`, `oceanport` or `town`; latitude and longitude in degrees."""

    code: str
    name: str
    type: str
    country: str
    country_name: str
    slug: str
    latitude: float
    longitude: float


class CodeShape(TypedDict):
    """An HS code: its text, in the language that `lang` names."""

    code: str
    dotted: str
    level: str
    text: str
    lang: str
    slug: str


class MatchShape(CodeShape):
    """An HS code that matches a search, the reason, and the name that matched."""

    why: str
    name: str


class PlaceMatches(TypedDict):
    """The places that match a search, the best first."""

    places: list[PlaceShape]


class CodeMatches(TypedDict):
    """The HS codes that match a search, the best first; without any, words that may be meant."""

    codes: list[MatchShape]
    suggestions: list[str]


def place_shape(place: Place) -> PlaceShape:
    """A place, with its name and country in the visitor's language."""
    return {
        "code": place.code,
        "name": name_of(place),
        "type": place.kind.value,
        "country": place.country,
        "country_name": country(place.country),
        "slug": place.slug,
        "latitude": place.latitude,
        "longitude": place.longitude,
    }


def options(direct: Route) -> Iterator[dict[str, Any]]:
    """The options of a route: by sea the shortest, then with the canals closed; by air.

    Where ships do not reach an end, those by sea go through the quickest seaport and on by land.
    """
    through = next(iter(gateway_routes(route_network(), direct)), None)
    route = through.route if through else direct
    if route.ports:
        ends = _ends(*(served.place for served in route.ports))
        for mode in OCEAN_MODES:
            yield from ({"mode": mode, **ends, **_ocean(way, through)} for way in route.ocean)
    if route.airports and route.air:
        ends = _ends(*(served.place for served in route.airports))
        yield {"mode": "air", **ends, **_figures(route.air), "passages": []}


def case_shape(case: WhatIf) -> dict[str, Any]:
    """A voyage with passages closed; without figures where there is no way."""
    way = case.way
    return {
        "closed": sorted(passage.value for passage in case.closed),
        "passages": [passage.value for passage in way.passages] if way else [],
        "distance_nm": round(float(way.distance_nm), 1) if way else None,
        "distance_km": round(float(way.distance_km), 1) if way else None,
        "transit_days": list(way.days) if way else [],
        "emissions_kg_per_tonne": float(way.per_tonne.co2e_kg) if way else None,
        "cut_off": [
            {"port": one.port.code, "stand_in": one.stand_in and one.stand_in.place.code}
            for one in case.cut_off
        ],
    }


def _ends(origin: Place, destination: Place) -> dict[str, str]:
    return {"from": origin.code, "to": destination.code}


def _ocean(way: OceanWay, through: GatewayRoute | None) -> dict[str, Any]:
    passages = [passage.value for passage in way.passages]
    hubs = [hub.code for hub in way.service.hubs]
    return {**_figures(way), "passages": passages, "hubs": hubs, "by_cape": past_the_cape(way),
            "canals_closed": way.by_cape, "note": note_on(way.passages),
            **_by_land(way, through)}  # fmt: skip


def _by_land(way: OceanWay, through: GatewayRoute | None) -> dict[str, Any]:
    """The ways by land, with days and emissions of the whole; nothing where there are none."""
    if through is None:
        return {}
    by_land = [leg.per_tonne.co2e_kg for leg in through.legs]
    return {
        "transit_days": list(through.pair.days(way.days)),
        "emissions_kg_per_tonne": float(sum(by_land, way.per_tonne.co2e_kg)),
        "by_land": land_legs(through.legs),
    }


def land_legs(legs: Sequence[LandLeg]) -> list[dict[str, Any]]:
    """The ways by land between seaports and places beyond."""
    return [
        {"seaport": leg.seaport.code, "inland": leg.inland.code, "distance_km": leg.km}
        for leg in legs
    ]


def _figures(way: OceanWay | AirWay) -> dict[str, Any]:
    return {
        "distance_nm": round(float(way.distance_nm), 1),
        "distance_km": round(float(way.distance_km), 1),
        "transit_days": list(way.days),
        "emissions_kg_per_tonne": float(way.per_tonne.co2e_kg),
        "factor_set": way.per_tonne.factor_set,
        "path": [[round(at.longitude, 3), round(at.latitude, 3)] for at in way.path],
    }


def emission_shape(answer: EmissionsResult) -> Mapping[str, Any]:
    """An emissions figure with its working and its input.

    `from` and `to` are null if the distance is the visitor's own.
    """
    emission, line = answer.emission, answer.emission.line
    first, last = answer.way.ends or (None, None)
    return {
        "from": first and first.place.code,
        "to": last and last.place.code,
        "way": answer.way.kind,
        "weight_kg": float(answer.cargo.weight_kg),
        "weight_assumed_from": answer.cargo.assumed,
        "teu": None if answer.cargo.teu is None else float(answer.cargo.teu),
        "refrigerated": answer.query.is_refrigerated,
        "ship_size": answer.query["ship_size"] or None,
        "co2e_kg": float(emission.co2e_kg),
        "distance_km": float(emission.distance_km),
        "distance_basis": emission.distance_basis.value,
        "factor": float(emission.factor),
        "factor_unit": emission.factor_unit.value,
        "factor_name": line.name,
        "factor_set": emission.factor_set,
        "year": emission.year,
        "scope": emission.scope.value,
        "by_land": land_legs(answer.way.legs),
        "formula": in_figures(emission.formula),
        "source": line.source,
    }


def code_shape(code: HsCode) -> CodeShape:
    """An HS code, with its text in the visitor's language or else in English."""
    locale = current_locale()
    return {
        "code": code.code,
        "dotted": code.dotted,
        "level": code.level.value,
        "text": code.text_in(locale),
        "lang": code.lang_in(locale) or locale.code,
        "slug": code.slug,
    }


def match_shape(match: HsMatch) -> MatchShape:
    """A search result: a code and the reason for the match."""
    return {**code_shape(match.code), "why": match.why.value, "name": match.name}


def entry_shape(entry: CodeEntry) -> dict[str, Any]:
    """An HS code with the codes and notes around it."""
    return {
        **code_shape(entry.code),
        "parents": [code_shape(one) for one in entry.parents],
        "children": [code_shape(one) for one in entry.children],
        "previous": code_shape(entry.previous) if entry.previous else None,
        "next": code_shape(entry.following) if entry.following else None,
        "notes": [
            {
                "code": note.code,
                "kind": note.kind.value,
                "text": note.text_in(current_locale()),
                "mentions": list(note.mentions),
            }
            for note in entry.notes
        ],
    }
