"""The tables of ways that `make sea-ways` makes, here of an archipelago that nobody sailed."""

from pathlib import Path

import pytest

from portolan.domain.sea.build.added_ways import COLUMNS
from portolan.domain.sea.build.straightening import __main__ as program
from portolan.domain.sea.build.straightening import harbors
from portolan.domain.sea.build.straightening.__main__ import WayTables, sea_ways
from portolan.domain.table import rows
from tests.support import archipelago

KNOWN = Path(__file__).with_name("archipelago_ways.csv")
"""The tables as the program makes them, written anew where it is to make others."""


@pytest.fixture(scope="module")
def made() -> WayTables:
    """What the program makes of the archipelago."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(program, "rings", lambda: archipelago.RINGS)
        patch.setattr(program, "read_gates", lambda: archipelago.GATES)
        patch.setattr(program, "read_marnet", lambda _file: archipelago.lattice())
        patch.setattr(program, "read_added_ways", set)
        patch.setattr(harbors, "by_hand", lambda _kind: archipelago.WRITTEN_UP)
        for module in (program, harbors):
            patch.setattr(module, "port_list", lambda: archipelago.PORTS)
        return sea_ways()


def known(table: str) -> list[tuple[float, ...]]:
    return [
        tuple(float(row[name]) for name in COLUMNS)
        for row in rows(KNOWN, ("table", *COLUMNS))
        if row["table"] == table
    ]


# A corner may be let go to where it is: that way has no length, and is left out.
@pytest.mark.filterwarnings("ignore:invalid value encountered:RuntimeWarning")
@pytest.mark.parametrize("table", WayTables._fields)
def test_the_same_coasts_make_the_same_ways(made: WayTables, table: str) -> None:
    """To a thousandth of a degree, a hundred meters."""
    ways = sorted(getattr(made, table))
    result = [(a.longitude, a.latitude, b.longitude, b.latitude) for a, b in ways]
    assert result == [pytest.approx(row, abs=0.001) for row in known(table)]
