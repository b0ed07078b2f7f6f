"""The two comparisons of a result: other modes by one set of factors, and one mode by all sets."""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from portolan.core.i18n import _, pgettext
from portolan.domain.emissions.factor_names import set_name
from portolan.domain.sea.passage import Passage
from portolan.sections.emissions.props import ComparedLine, Comparison
from portolan.sections.shared.around_suez import longer_way
from portolan.sections.shared.emissions_query.result import ComparisonRow, EmissionsResult
from portolan.sections.shared.emissions_query.ways import DistanceKind, Way
from portolan.sections.shared.emissions_query.wording import (
    CO2E,
    UNITS,
    distance_text,
    exact_figure,
    heading,
    kilograms,
)
from portolan.web.locale import current_locale

FULL = 100


def modes_compared(answer: EmissionsResult) -> Comparison:
    """The same cargo by other modes, the lowest emissions first."""
    lines = answer.modes
    details = [_detail(line.way) for line in lines]
    return {
        "label": pgettext("way of transport", "Modes"),
        "title": _("The same cargo by other modes."),
        "lead": current_locale().marks.between_sentences.join(_lead(answer)),
        "columns": (_("Mode and route"), str(CO2E)),
        "rows": _rows(answer, lines, [heading(line.way) for line in lines], details),
    }


def _lead(answer: EmissionsResult) -> Iterator[str]:
    """What the ranking rests on; before it, that ships sail by another way than the figure's."""
    by_cape = any(line.way.kind is DistanceKind.CAPE for line in answer.modes)
    if by_cape and Passage.SUEZ in answer.way.named and (longer := longer_way()):
        yield _("Container lines have sailed around the Cape since {{month}}.", month=longer.month)
    yield _("All figures use one set of factors, because mixing sets can reverse a ranking.")


def _detail(way: Way) -> str:
    """A distance, with the codes of its ends where they stand in for other places."""
    if not any(end.is_stand_in for end in way.ends or ()):
        return distance_text(way)
    codes = "–".join(end.place.code for end in way.ends or ())
    return _("{{way}}, {{codes}}", way=distance_text(way), codes=codes)


def sets_compared(answer: EmissionsResult) -> Comparison:
    """The same way and cargo by every set of factors, in the order of their table."""
    lines = answer.sets
    return {
        "label": _("Sets of factors"),
        "title": _("Which set of factors you choose matters most."),
        "lead": _("The same cargo on the same route, by each published set."),
        "columns": (_("Set of factors"), str(CO2E)),
        "rows": _rows(
            answer, lines, [_set_name(line) for line in lines], [_factor(line) for line in lines]
        ),
    }


def _rows(
    answer: EmissionsResult,
    lines: Sequence[ComparisonRow],
    names: Sequence[str],
    details: Sequence[str],
) -> list[ComparedLine]:
    """The rows, each with a bar in percent of the greatest figure."""
    greatest = max(line.emission.co2e_kg for line in lines if line.emission)
    return [
        {
            "name": name,
            "detail": detail,
            "figure": kilograms(line.emission.co2e_kg) if line.emission else _("no factor"),
            "is_known": line.emission is not None,
            "width": _width(line, greatest),
            "is_chosen": _is_chosen(line, answer),
        }
        for line, name, detail in zip(lines, names, details, strict=True)
    ]


def _is_chosen(line: ComparisonRow, answer: EmissionsResult) -> bool:
    same = line.way == answer.way and line.factors is answer.factors
    return same and not line.radiative_forcing


def _width(line: ComparisonRow, greatest: Decimal) -> str:
    if line.emission is None or not greatest:
        return "0"
    return f"{float(line.emission.co2e_kg / greatest) * FULL:.1f}"


def _set_name(line: ComparisonRow) -> str:
    if line.radiative_forcing:
        return _("{{set}}, with radiative forcing", set=set_name(line.factors.code))
    return set_name(line.factors.code)


def _factor(line: ComparisonRow) -> str:
    if line.emission is None:
        return _("This set has no figure for it.")
    return _(
        "{{factor}} {{unit}}",
        factor=exact_figure(line.emission.factor),
        unit=UNITS[line.emission.factor_unit],
    )
