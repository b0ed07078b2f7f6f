"""Notes on securing a load, each with the rule that gives it.

CTU Code: IMO/ILO/UNECE Code of Practice for Packing of Cargo Transport Units (2014), annex 7.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from portolan.domain.loading.gaps import MOST_GAP_MM, has_gap_inside
from portolan.domain.loading.piece import LoadPiece
from portolan.domain.loading.plan import UnitLoad
from portolan.domain.loading.unit import UnitKind

OFF_CENTER, FAR_OFF_CENTER = 0.05, 0.10
"""CTU Code, annex 7, 3.1.4: the center of gravity within 5% of the middle of the length, at most
10%."""
TOP_HEAVY = 0.5


class Securing(StrEnum):
    """A note on securing."""

    GAP_ALONG = "gap-along"
    GAPS_AT_BOTH_ENDS = "gaps-at-both-ends"
    GAP_ACROSS = "gap-across"
    GAP_INSIDE = "gap-inside"
    TIGHT = "tight"
    OFF_CENTER = "off-center"
    FAR_OFF_CENTER = "far-off-center"
    TOP_HEAVY = "top-heavy"
    LINE_LOAD = "line-load"
    DANGEROUS = "dangerous"
    AIR_FLOW = "air-flow"
    IN_EUROPE = "in-europe"
    STRAPS = "straps"
    NET = "net"


OUTSIDE = {UnitKind.PALLET: Securing.STRAPS, UnitKind.AIR: Securing.NET}
"""Means of securing pieces on a unit without walls."""


OF_THE_KIND = {UnitKind.REEFER: Securing.AIR_FLOW, UnitKind.PALLET_WIDE: Securing.IN_EUROPE}
"""Further means that one kind of container needs."""


def securing_notes(load: UnitLoad, pieces: Sequence[LoadPiece]) -> Sequence[Securing]:
    """The notes on a load, the gravest last."""
    notes = [*_in_a_container(load)] if load.unit.is_container else [OUTSIDE[load.unit.kind]]
    if load.unit.kind in OF_THE_KIND:
        notes.append(OF_THE_KIND[load.unit.kind])
    if load.balance.center[2] > load.unit.room[2] * TOP_HEAVY:
        notes.append(Securing.TOP_HEAVY)
    if any(pieces[one.block.row].dangerous for one in load.blocks):
        notes.append(Securing.DANGEROUS)
    return notes


def _in_a_container(load: UnitLoad) -> Iterator[Securing]:
    along, across, _up = load.free
    if along > MOST_GAP_MM:
        yield Securing.GAPS_AT_BOTH_ENDS if load.ahead_mm else Securing.GAP_ALONG
    if across > MOST_GAP_MM:
        yield Securing.GAP_ACROSS
    if is_inside := has_gap_inside(load.blocks):
        yield Securing.GAP_INSIDE
    if max(along, across) <= MOST_GAP_MM and not is_inside:
        yield Securing.TIGHT
    off = abs(load.off_center[0])
    if off > FAR_OFF_CENTER:
        yield Securing.FAR_OFF_CENTER
    elif off > OFF_CENTER:
        yield Securing.OFF_CENTER
    if load.unit.line_kg_m and load.balance.line_kg_m > load.unit.line_kg_m:
        yield Securing.LINE_LOAD
