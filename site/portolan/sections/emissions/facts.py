"""The facts behind a figure: distance, weight, factor, and what is not included."""

from collections.abc import Iterator, Mapping

from portolan.core.i18n import _, ngettext, pgettext
from portolan.domain.cargo import pieces_count, pieces_volume_m3, pieces_weight_kg
from portolan.domain.emissions.factor_names import set_name, vehicle_name
from portolan.domain.limits import VOLUME_M3, WEIGHT_KG
from portolan.domain.mode import Mode
from portolan.domain.routes import ServingPlace
from portolan.sections.emissions.props import FactView
from portolan.sections.shared.emissions_query.cargo import (
    CONVENTION_SET,
    Assumed,
    figure_in,
    kg_per_m3,
    tonnes_per_teu,
)
from portolan.sections.shared.emissions_query.ends import End
from portolan.sections.shared.emissions_query.result import EmissionsResult
from portolan.sections.shared.emissions_query.ways import DistanceKind
from portolan.sections.shared.emissions_query.wording import (
    BASES,
    UNITS,
    distance_text,
    end_name,
    exact_figure,
    kilograms,
)
from portolan.sections.shared.load_query.floor import floor_text
from portolan.sections.shared.load_query.totals import charged_text, product_text, weight_text
from portolan.web.locale import current_locale
from portolan.web.place_names import name_of
from portolan.web.templating import number


def facts(answer: EmissionsResult) -> Iterator[FactView]:
    """All facts behind the figure, the distance first."""
    yield from _of_the_way(answer)
    yield from _of_the_cargo(answer)
    yield from _of_the_factor(answer)


def _of_the_way(answer: EmissionsResult) -> Iterator[FactView]:
    yield _fact(pgettext("of a shipment", "Distance"), distance_text(answer.way))
    if answer.way.kind is DistanceKind.OWN:
        yield _fact(_("Your own distance"), _("We used your distance instead of ours."))
    yield from _stand_ins(answer)
    yield from _by_land(answer)
    yield _fact(_("Distance added"), str(BASES[answer.emission.distance_basis]))


def _stand_ins(answer: EmissionsResult) -> Iterator[FactView]:
    """The ports or airports that stand in for another place."""
    ends = zip((answer.origin, answer.destination), answer.way.ends or (), strict=False)
    texts = [_stand_in(end, one) for end, one in ends if one.is_stand_in]
    if texts:
        label = (
            pgettext("kind of place", "Airport")
            if answer.way.mode is Mode.AIR
            else pgettext("place", "Seaport")
        )
        yield _fact(label, " ".join(texts))


def _by_land(answer: EmissionsResult) -> Iterator[FactView]:
    """The ways on land to places that ships do not reach."""
    for leg in answer.way.legs:
        names = {
            "place": name_of(leg.inland),
            "seaport": name_of(leg.seaport),
            "code": leg.seaport.code,
            "km": number(leg.km),
        }
        yield _fact(
            _("By land"), _by_truck(names) if answer.query.is_refrigerated else _by_rail(names)
        )


def _by_rail(names: Mapping[str, str]) -> str:
    return _(
        "No container ship reaches {{place}}. We use {{seaport}} ({{code}}), and add about {{km}} "
        "km by rail between the two, at the rail factor of the same set.",
        **names,
    )


def _by_truck(names: Mapping[str, str]) -> str:
    return _(
        "No container ship reaches {{place}}. We use {{seaport}} ({{code}}), and add about {{km}} "
        "km by truck between the two, at the road factor for refrigerated goods. The same set "
        "has no such factor for rail.",
        **names,
    )


def _stand_in(end: End, served: ServingPlace) -> str:
    return _(
        "For {{place}} we use {{name}} ({{code}}), {{km}} km away in a straight line.",
        place=end_name(end),
        name=name_of(served.place),
        code=served.place.code,
        km=number(served.away_km),
    )


def _of_the_cargo(answer: EmissionsResult) -> Iterator[FactView]:
    typed = answer.query["weight_kg"]
    if text := product_text(typed, figure_in(typed, WEIGHT_KG)):
        yield _fact(pgettext("goods", "Cargo"), text)
    if answer.query.pieces.pieces:
        yield _fact(pgettext("of a shipment", "Pieces"), _of_the_pieces(answer))
    if answer.cargo.assumed:
        yield _fact(_("Assumed weight"), _assumption(answer))
    if answer.cargo.is_overweight:
        text = _("The cargo is heavier than these containers may hold. Check the count.")
        yield _fact(_("Check the payload"), text)


def _of_the_pieces(answer: EmissionsResult) -> str:
    """Count, volume, weight, loading meters and chargeable weight of the rows of pieces."""
    query, pieces = answer.query, answer.query.pieces.pieces
    weight = figure_in(query["weight_kg"], WEIGHT_KG)
    volume = pieces_volume_m3(pieces)
    texts = (
        ngettext(
            "{{count}} piece, {{volume}} m³.",
            "{{count}} pieces, {{volume}} m³.",
            pieces_count(pieces),
            volume=number(volume, 3),
        ),
        weight_text(pieces, weight),
        floor_text(pieces),
        charged_text(
            query["mode"],
            pieces,
            weight or pieces_weight_kg(pieces),
            figure_in(query["volume_m3"], VOLUME_M3) or volume,
        ),
    )
    return current_locale().marks.between_sentences.join(text for text in texts if text)


def _of_the_factor(answer: EmissionsResult) -> Iterator[FactView]:
    line = answer.emission.line
    factor = _(
        "{{name}}: {{factor}} {{unit}}",
        name=vehicle_name(line),
        factor=exact_figure(line.value),
        unit=UNITS[line.unit],
    )
    yield _fact(pgettext("emissions", "Factor"), factor)
    yield _fact(_("Set of factors"), set_name(answer.factors.code))
    yield _fact(_("Year of the factor"), str(answer.emission.year))
    yield _fact(_("Its two parts"), _parts(answer))


def _parts(answer: EmissionsResult) -> str:
    direct, made = answer.emission.direct_kg, answer.emission.wtt_kg
    if direct is None or made is None:
        return _("The set gives burning and making the fuel as one sum.")
    return _(
        "{{direct}} kg from burning the fuel, {{made}} kg from making it.",
        direct=kilograms(direct),
        made=kilograms(made),
    )


def _fact(label: str, text: str) -> FactView:
    return {"label": label, "text": text}


def _assumption(answer: EmissionsResult) -> str:
    tonnes = number(float(tonnes_per_teu()))
    kg = number(float(answer.cargo.weight_kg))
    convention = set_name(CONVENTION_SET)
    if answer.cargo.assumed is Assumed.CONTAINERS:
        return _(
            "{{kg}} kg: {{tonnes}} t of goods in a twenty-foot unit, the convention of {{set}}. "
            "Give the weight if you know it.",
            kg=kg, tonnes=tonnes, set=convention,
        )  # fmt: skip
    return _(
        "{{kg}} kg, at {{density}} kg per cubic meter. By the convention of {{set}}, "
        "{{tonnes}} t fill a 20' container. Give the weight if you know it.",
        kg=kg, density=number(float(kg_per_m3())), tonnes=tonnes, set=convention,
    )  # fmt: skip
