"""Particulars of a statement by ISO 14083: method, boundaries, sets, kinds of data, gaps."""

from collections.abc import Iterable, Iterator, Sequence

from portolan.core.i18n import _, ngettext, pgettext
from portolan.domain.emissions import factor_sets
from portolan.domain.emissions.factor_names import set_name
from portolan.domain.geo.distance import Basis
from portolan.domain.mode import Mode
from portolan.sections.shared.emissions_query.cargo import CONVENTION_SET, tonnes_per_teu
from portolan.sections.shared.emissions_query.ways import DistanceKind
from portolan.sections.shared.emissions_query.wording import BASES, TRANSPORT
from portolan.sections.shared.shipment_query.amounts import DecimalMark, is_doubtful
from portolan.sections.shared.shipment_query.answer import AnsweredRow, ListAnswer
from portolan.sections.shared.shipment_query.months import is_open_date
from portolan.sections.shared.shipment_query.shipment import dates_of
from portolan.sections.shared.shipment_query.table import figures_of
from portolan.sections.shared.shipment_query.totals import total_of
from portolan.sections.shipment_list.totals_view import month_text
from portolan.web.locale import current_locale
from portolan.web.templating import in_a_row, number

MOST_NAMED = 20
"""Rows that a gap names."""


def method_lines(answer: ListAnswer) -> Iterator[tuple[str, str]]:
    """Each subject with its sentences."""
    yield from _how_it_was_worked_out(answer)
    yield from _what_it_rests_on()
    gaps = list(_gaps(answer))
    yield _("Gaps in this list"), _sentences(gaps or [pgettext("of a statement", "None.")])
    verification = [_("This statement has not been verified.")]
    if gaps:
        verification.append(_("To conform with ISO 14083, close the gaps named here first."))
    yield pgettext("of a statement", "Verification"), _sentences(verification)


def _how_it_was_worked_out(answer: ListAnswer) -> Iterator[tuple[str, str]]:
    yield (
        pgettext("of a statement", "Organization"),
        _(
            "On the printed page write the name of the company whose shipments these are and which "
            "answers for the list. {{brand}} worked out the figures and keeps neither list nor "
            "result."
        ),
    )
    yield pgettext("of a statement", "Period"), _period(answer)
    yield (
        pgettext("way to calculate", "Method"),
        _(
            "Calculated by ISO 14083:2023 and the GLEC Framework v3.2. Each row is one element "
            "of a transport chain: distance × cargo × factor. Rows with one reference are added "
            "up to a shipment."
        ),
    )
    yield (
        pgettext("of a statement", "Boundary"),
        _(
            "Well to wheel (WTW): making the fuel (well to tank, WTT) and burning it "
            "(tank to wheel, TTW), as CO₂ equivalents. Where a set separates the two, "
            "both are given."
        ),
    )
    yield _("Sets of factors"), _sets()
    yield pgettext("of a shipment", "Distances"), _sentences(_distances(answer))


def _what_it_rests_on() -> Iterator[tuple[str, str]]:
    yield (
        _("Type of data"),
        _(
            "Default data 100%, primary data of a carrier 0%, modeled data 0%: factors for an "
            "average vehicle and an average load, with empty trips as far as their publishers "
            "count them. Global warming potentials are those of each publisher."
        ),
    )
    yield (
        pgettext("emissions", "Allocation"),
        _(
            "By the gross weight, packaging included; by TEU where the factor is per TEU and the "
            "row gives TEU. Otherwise {{tonnes}} t count as one TEU, the convention of {{set}}.",
            tonnes=number(tonnes_per_teu()),
            set=set_name(CONVENTION_SET),
        ),
    )
    yield (
        _("Not included"),
        _(
            "Ports, terminals and warehouses; the way to and from the port or airport, unless the "
            "list has it as a row of its own or ships do not reach the place; "
            "empty containers sent back; leaking refrigerants; "
            "black carbon; contrails and other effects at altitude."
        ),
    )
    yield (
        _("Offsets and certificates"),
        _("We deduct none, neither carbon offsets nor certificates for fuel used elsewhere."),
    )


def _sentences(texts: Iterable[str]) -> str:
    return (" " if current_locale().script.has_spaces else "").join(texts)


def _period(answer: ListAnswer) -> str:
    months = sorted(month for row in answer.rows if (month := row.shipment.month))
    if not months:
        return _("The list gives no dates.")
    first, last = (month_text(month) for month in (months[0], months[-1]))
    span = first if first == last else _("{{first}} to {{last}}", first=first, last=last)
    undated = len(answer.rows) - len(months)
    if not undated:
        return span
    return _("{{span}}; {{rows}} without a date", span=span, rows=_rows(undated))


def _sets() -> str:
    return _sentences(
        _(
            "{{set}}: {{source}} ({{url}}).",
            set=set_name(one.code),
            source=one.source,
            url=one.url,
        )
        for one in factor_sets()
    )


def _distances(answer: ListAnswer) -> Iterator[str]:
    kinds = {row.way.kind for row in answer.rows}
    if DistanceKind.SHORTEST in kinds:
        yield _("By sea the shortest feasible distance between the ports.")
    beyond = sum(bool(row.way.legs) for row in answer.rows)
    if beyond:
        yield _on_land(beyond)
    if DistanceKind.GREAT_CIRCLE in kinds:
        yield _("By air, the great-circle distance between the airports.")
    if DistanceKind.OWN in kinds:
        own = sum(row.way.kind is DistanceKind.OWN for row in answer.rows)
        yield _("{{rows}} over a distance that the list gives.", rows=_rows(own))
    yield from _bases(answer)


def _bases(answer: ListAnswer) -> Iterator[str]:
    """The kind of distance that each factor is made for, by mode."""
    sets: dict[tuple[Mode, Basis], dict[str, None]] = {}
    for row in answer.rows:
        for emission in filter(None, row.emissions):
            key = row.way.mode, emission.distance_basis
            sets.setdefault(key, {})[emission.factor_set] = None
    for (mode, basis), codes in sets.items():
        yield _(
            "{{mode}}, {{sets}}: {{basis}}",
            mode=TRANSPORT[mode],
            sets=in_a_row(map(set_name, codes)),
            basis=BASES[basis],
        )


def _on_land(count: int) -> str:
    return ngettext(
        "One row includes the land leg between its inland place and the seaport: by rail, or by "
        "truck for refrigerated goods.",
        "{{count}} rows include the land leg between their inland place and the seaport: by rail, "
        "or by truck for refrigerated goods.",
        count,
    )


def _gaps(answer: ListAnswer) -> Iterator[str]:
    """Gaps of this list, in numbers."""
    yield from (text for count, text in _counted_gaps(answer) if count)
    yield from reading_notes(answer)


def _counted_gaps(answer: ListAnswer) -> Iterator[tuple[int, str]]:
    refused = len(answer.refused)
    assumed = sum(row.shipment.cargo.assumed is not None for row in answer.rows)
    standing = [str(row.row.number) for row in answer.rows if _is_elsewhere(row)]
    yield (
        refused,
        _(
            "{{rows}} could not be worked out and did not count toward any total.",
            rows=_rows(refused),
        ),
    )
    yield (
        assumed,
        _("{{rows}} with TEU and no weight: the weight is assumed.", rows=_rows(assumed)),
    )
    yield (
        len(standing),
        ngettext(
            "Row {{rows}} uses a port or airport of another city.",
            "Rows {{rows}} use a port or airport of another city.",
            len(standing),
            rows=in_a_row(_first(standing)),
        ),
    )
    for part in total_of(answer.rows).by_set:
        text = _(
            "{{rows}} without a factor in {{set}}: left out of its totals.",
            rows=_rows(part.missing),
            set=set_name(part.factors.code),
        )
        yield part.missing, text


def reading_notes(answer: ListAnswer) -> Iterator[str]:
    """Notes on how ambiguous figures and dates were read."""
    if any(map(is_doubtful, figures_of(answer.table.rows))):
        if answer.table.mark is DecimalMark.COMMA:
            yield _("We read the comma as the decimal mark: 1.200 is one thousand two hundred.")
        else:
            yield _("We read the point as the decimal mark: 1,200 is one thousand two hundred.")
    if any(map(is_open_date, dates_of(answer.table))):
        yield _date_order(answer)


def _date_order(answer: ListAnswer) -> str:
    if answer.has_day_first:
        return _("Dates such as 3/4/2026 are read with the day first, as another date shows.")
    return _("Dates such as 3/4/2026 are read with the month first.")


def _rows(count: int) -> str:
    return ngettext("One row", "{{count}} rows", count)


def _first(numbers: Sequence[str]) -> Sequence[str]:
    return numbers if len(numbers) <= MOST_NAMED else [*numbers[:MOST_NAMED], "…"]


def _is_elsewhere(row: AnsweredRow) -> bool:
    """Whether the port or airport of an end is that of another city."""
    pairs = zip(row.ends, row.way.ends or (), strict=False)
    return any(
        used.is_stand_in and end.place is not None and used.place.city != end.place.city
        for end, used in pairs
    )
