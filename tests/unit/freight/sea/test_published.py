"""Distances against published ones, in nautical miles.

Tables disagree with each other by one or two per cent: they begin at different piers and keep
different distances from the capes.
"""

from pathlib import Path

import pytest

from portolan.freight.sea import CANALS, Passage, SeaNetwork, shortest
from portolan.freight.table import rows
from tests.support.sea import BerthOf

FILE = Path(__file__).with_name("published_distances.csv")
COLUMNS = ("origin", "destination", "closed", "distance_nm", "passage", "source")
CLOSED = {
    "": frozenset[Passage](),
    "canals": CANALS,
    "suez": frozenset({Passage.SUEZ}),
    "panama": frozenset({Passage.PANAMA}),
}
TABLE = rows(FILE, COLUMNS)


@pytest.mark.parametrize(
    "row", TABLE, ids=[f"{r['origin']}-{r['destination']}-{r['closed']}" for r in TABLE]
)
def test_a_published_distance(network: SeaNetwork, berth: BerthOf, row: dict[str, str]) -> None:
    way = shortest(
        network, berth(row["origin"]), berth(row["destination"]), closed=CLOSED[row["closed"]]
    )
    assert way.distance_nm == pytest.approx(float(row["distance_nm"]), rel=0.03), row["source"]
    assert row["passage"] in ("", *way.passages)


def test_all_together_are_close(network: SeaNetwork, berth: BerthOf) -> None:
    errors = [
        shortest(
            network, berth(r["origin"]), berth(r["destination"]), closed=CLOSED[r["closed"]]
        ).distance_nm
        / float(r["distance_nm"])
        - 1
        for r in TABLE
    ]
    assert sum(map(abs, errors)) / len(errors) < 0.0125
