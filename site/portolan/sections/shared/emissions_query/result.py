"""From a query to its result: the figure, other modes, other sets of factors."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from portolan.core.i18n import _
from portolan.domain.emissions import (
    Emission,
    Factor,
    FactorSet,
    NoFactor,
    Unit,
    and_by_land,
    emissions_by_teu,
    emissions_by_weight,
    factor_set,
    factor_sets,
    per_tonne_km,
)
from portolan.domain.emissions.factor_names import set_name
from portolan.domain.errors import UnknownCode
from portolan.domain.limits import DISTANCE_KM
from portolan.domain.mode import MODES, Mode
from portolan.domain.routes import KINDS, NoWayReason, Route
from portolan.sections.shared.emissions_query.cargo import Cargo, amount, cargo_of
from portolan.sections.shared.emissions_query.ends import End, end_of
from portolan.sections.shared.emissions_query.problems import Problem, Unanswerable
from portolan.sections.shared.emissions_query.query import SHIP_SIZES, EmissionsQuery
from portolan.sections.shared.emissions_query.ways import (
    OVERLAND,
    Way,
    other_ways,
    own_way,
    route_of,
    ways_of,
)
from portolan.web.locale import current_locale
from portolan.web.templating import in_a_row

Ends = tuple[End, End]


@dataclass(frozen=True)
class ComparisonRow:
    """A way with its figure by one set; None if the set has no factor for it."""

    way: Way
    factors: FactorSet
    emission: Emission | None
    radiative_forcing: bool = False


@dataclass(frozen=True)
class EmissionsResult:
    """The figure with its comparisons.

    `modes` are over other ways by the same set, `sets` over the same way by every set.
    """

    query: EmissionsQuery
    origin: End
    destination: End
    cargo: Cargo
    way: Way
    factors: FactorSet
    emission: Emission
    modes: Sequence[ComparisonRow]
    sets: Sequence[ComparisonRow]


def answer_to(query: EmissionsQuery) -> EmissionsResult:
    """The result of a query; raises Unanswerable with all its problems."""
    problems: list[Problem] = []
    factors = _choices(query, problems)
    if factors is None:
        raise Unanswerable(problems)
    ends = end_of(query, "origin"), end_of(query, "destination")
    way = _way(query, ends, problems)
    cargo = cargo_of(query, problems)
    if cargo is None or way is None:
        raise Unanswerable(problems)
    return _answer(query, ends, cargo, way, factors)


def _choices(query: EmissionsQuery, problems: list[Problem]) -> FactorSet | None:
    not_listed = _("Please enter a valid response")
    if query["mode"] not in MODES:
        problems.append(Problem("mode", not_listed))
    if query["ship_size"] and query["ship_size"] not in SHIP_SIZES:
        problems.append(Problem("ship_size", not_listed))
    try:
        factors = factor_set(query["factor_set"])
    except UnknownCode:
        problems.append(Problem("factor_set", not_listed))
        return None
    return None if problems else factors


def _way(query: EmissionsQuery, ends: Ends, problems: list[Problem]) -> Way | None:
    """The way of the query: over the visitor's own distance, if there is one.

    With such a distance the ends are only names, and may be any text.
    """
    before = len(problems)
    km = amount(query, "distance_km", DISTANCE_KM, problems)
    kind = KINDS.get(query.mode)
    faults = [end.length_problem() if query.names_will_do else end.problem(kind) for end in ends]
    problems.extend(problem for problem in faults if problem)
    if query.mode in OVERLAND and km is None and len(problems) == before:
        text = _("Enter the distance in km: we do not work out distances by road or rail.")
        problems.append(Problem("distance_km", text))
    if len(problems) > before:
        return None
    return _between(query.mode, ends, problems) if km is None else own_way(query.mode, km)


def _between(mode: Mode, ends: Ends, problems: list[Problem]) -> Way | None:
    route = route_of(*ends)
    if route is None:
        problems.append(Problem("destination", _("This is the same place as the origin.")))
        return None
    way = next((way for way in ways_of(route) if way.mode is mode), None)
    if way is None:
        problems.append(Problem("destination", _lacking(mode, route)))
    return way


def _lacking(mode: Mode, route: Route) -> str:
    """The reason why there is no way by a mode between two places with ports or airports."""
    if mode is Mode.AIR:
        return no_way_text(NoWayReason.SAME_AIRPORT)
    telling = (NoWayReason.SAME_PORT, NoWayReason.BY_LAND)
    return no_way_text(next((one for one in telling if one in route.lacking), NoWayReason.NO_WAY))


def no_way_text(reason: NoWayReason) -> str:
    """The sentence that says why there is no way."""
    if reason is NoWayReason.SAME_AIRPORT:
        return _("The same airport serves both places. Enter your own distance.")
    if reason is NoWayReason.SAME_PORT:
        return _("The same port serves both places. Enter your own distance.")
    if reason is NoWayReason.BY_LAND:
        return _("Road or rail covers it in about the same distance. Choose road or rail.")
    return _("We found no route by sea between these two. Enter your own distance.")


def _answer(
    query: EmissionsQuery, ends: Ends, cargo: Cargo, way: Way, factors: FactorSet
) -> EmissionsResult:
    cold, size = query.is_refrigerated, query.vehicle
    main = figure_line(way, factors, cargo, cold=cold, size=size)
    sets = [*_by_every_set(way, cargo, cold=cold, size=size)]
    if main.emission is None:
        raise Unanswerable([_silent(query, factors, sets)])
    others = [
        figure_line(other, factors, cargo, cold=cold, size=size if other.mode is Mode.SEA else None)
        for other in other_ways(way, *ends)
    ]
    return EmissionsResult(
        query,
        *ends,
        cargo,
        way,
        factors,
        main.emission,
        modes=_ranked([main, *others]),
        sets=sets,
    )


def _by_every_set(
    way: Way, cargo: Cargo, *, cold: bool, size: str | None
) -> Iterator[ComparisonRow]:
    """The same way by each set, and by air also with the non-CO2 effects of aviation."""
    for factors in factor_sets():
        yield figure_line(way, factors, cargo, cold=cold, size=size)
        if way.mode is Mode.AIR:
            line = figure_line(way, factors, cargo, cold=cold, radiative_forcing=True)
            if line.emission:
                yield line


def figure_line(
    way: Way,
    factors: FactorSet,
    cargo: Cargo,
    *,
    cold: bool,
    radiative_forcing: bool = False,
    size: str | None = None,
) -> ComparisonRow:
    """A way with its figure by a set: per TEU where factor and cargo are, otherwise by weight."""
    try:
        factor = factors.choose(
            way.mode, way.km, vehicle=size, refrigerated=cold, radiative_forcing=radiative_forcing
        )
        emission = _emission(factor, way.km, factors, cargo)
        for leg in way.legs:
            # No set has a factor for refrigerated goods by rail.
            on_land = factors.choose(Mode.ROAD if cold else Mode.RAIL, leg.km, refrigerated=cold)
            land = _emission(on_land, Decimal(leg.km), factors, cargo)
            emission = and_by_land(emission, land)
    except (NoFactor, UnknownCode):
        return ComparisonRow(way, factors, None, radiative_forcing)
    return ComparisonRow(way, factors, emission, radiative_forcing)


def _emission(factor: Factor, km: Decimal, factors: FactorSet, cargo: Cargo) -> Emission:
    if factor.unit is Unit.TEU_KM and cargo.teu:
        return emissions_by_teu(cargo.teu, km, factor)
    factor = per_tonne_km(factor, factors.tonnes_per_teu or 1)
    return emissions_by_weight(cargo.weight_kg, km, factor)


def _ranked(lines: Sequence[ComparisonRow]) -> Sequence[ComparisonRow]:
    """The rows by figure, the lowest first; those without a factor last."""
    return sorted(
        lines,
        key=lambda line: (line.emission is None, line.emission.co2e_kg if line.emission else 0),
    )


def _silent(query: EmissionsQuery, factors: FactorSet, sets: Sequence[ComparisonRow]) -> Problem:
    """The reason why the set has no factor, and the sets that do."""
    name = set_name(factors.code)
    if query.is_refrigerated and query.vehicle:
        text = _("{{set}} has no factor for refrigerated goods on a ship of this size.", set=name)
    elif query.is_refrigerated:
        text = _("{{set}} has no factor for refrigerated goods by this mode.", set=name)
    elif query.vehicle:
        text = _("{{set}} has no factors by the size of the ship.", set=name)
    else:
        text = _("{{set}} has no factor for a flight as short as this.", set=name)
    able = dict.fromkeys(set_name(line.factors.code) for line in sets if line.emission)
    none = _("No other set has one either.")
    alternative = _("Sets with such a factor: {{sets}}.", sets=in_a_row(able)) if able else none
    return Problem("factor_set", current_locale().marks.between_sentences.join((text, alternative)))
