"""Plans of mixed loads, block by block: the same pieces always stand the same way."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from portolan.domain.loading import LoadPiece, LoadPlan, PackingEffort, load_plan, load_unit
from portolan.domain.table import rows
from tests.support.br_cases import UNIT, br_case
from tests.support.load_checks import assert_sound

KNOWN = Path(__file__).with_name("known_plans.csv")
"""The plans as they are, written anew where the packing is to make others."""

COLUMNS = ("load", "unit", "row", "at", "piece", "counts")
EFFORT = 4_000

CARTON = LoadPiece((600, 400, 350), 12.5, 40)


def _load(unit: str, *pieces: LoadPiece) -> tuple[str, Sequence[LoadPiece]]:
    return unit, pieces


LOADS = {
    "household": _load(
        "20-standard",
        LoadPiece((1200, 800, 1150), 310, 3),
        LoadPiece((600, 400, 400), 14, 37),
        LoadPiece((1850, 620, 880), 95, 2),
        LoadPiece((2030, 900, 250), 38, 4, upright=(False, True, True)),
    ),
    "machine": _load(
        "40-standard",
        LoadPiece((3200, 1750, 2050), 5400, turns=False, stackable=False),
        LoadPiece((1200, 1000, 900), 640, 5),
        LoadPiece((800, 600, 500), 85, 11),
        LoadPiece((4100, 350, 300), 120, 6),
    ),
    "paint": _load(
        "20-standard",
        LoadPiece((1200, 800, 1000), 480, 4, dangerous=True),
        LoadPiece((2200, 1100, 160), 60, 9),
        LoadPiece((570, 380, 410), 21, 46),
    ),
    "drums": _load(
        "40-high-cube",
        LoadPiece((600, 600, 880), 215, 90),
        LoadPiece((1140, 1140, 1210), 820, 14, stackable=False),
    ),
    "pallet": _load(
        "euro-pallet",
        LoadPiece((390, 290, 240), 8.5, 19),
        LoadPiece((500, 330, 180), 6, 7),
    ),
    "air": _load(
        "pmc",
        LoadPiece((1190, 790, 1020), 260, 3),
        LoadPiece((740, 510, 430), 33, 12),
        LoadPiece((1600, 400, 350), 48, 3, turns=False),
    ),
    "cool": _load(
        "40-reefer",
        LoadPiece((1200, 1000, 1780), 760, 13, stackable=False),
        LoadPiece((400, 300, 220), 9, 150),
    ),
    "unlike": _load(
        "20-standard",
        LoadPiece((1530, 870, 640), 130, 9, upright=(True, True, True)),
        LoadPiece((910, 730, 1110), 75, 12),
        LoadPiece((660, 490, 370), 31, 41, upright=(True, False, True)),
        LoadPiece((1270, 530, 290), 24, 30),
        LoadPiece((830, 830, 830), 99, 9),
    ),
    "layer": _load("20-standard", LoadPiece((600, 400, 400), 18, 60)),
    "uneven": _load("40-standard", LoadPiece((1200, 800, 1100), 600, 31), CARTON),
    "bars": _load(
        "45-pallet-wide",
        LoadPiece((6000, 400, 400), 90, 2),
        LoadPiece((3000, 200, 200), 50, 30),
        LoadPiece((1220, 1020, 1100), 0, 24),
    ),
}


def plan_of(load: str) -> LoadPlan:
    unit, pieces = LOADS[load]
    return load_plan(load_unit(unit), pieces, PackingEffort(EFFORT))


def lines(load: str, plan: LoadPlan) -> list[list[str]]:
    """The plan as rows of the table: each block, where it stands, a piece of it, and how many."""
    return [
        [load, str(number), str(one.block.row), *(" ".join(map(str, each)) for each in placed)]
        for number, unit in enumerate(plan.loads, 1)
        for one in unit.blocks
        for placed in [((one.x, one.y, one.z), one.block.piece, one.block.counts)]
    ]


def known(load: str) -> list[list[str]]:
    return [list(row.values()) for row in rows(KNOWN, COLUMNS) if row["load"] == load]


@pytest.mark.parametrize("load", LOADS)
def test_the_same_pieces_always_stand_the_same_way(load: str) -> None:
    plan = plan_of(load)
    assert_sound(plan)
    assert lines(load, plan) == known(load)


@pytest.mark.parametrize("group", [3, 7])
def test_a_full_container_is_always_filled_the_same_way(group: int) -> None:
    load = f"BR{group}"
    assert lines(load, load_plan(UNIT, br_case(group, 1), PackingEffort(EFFORT))) == known(load)
