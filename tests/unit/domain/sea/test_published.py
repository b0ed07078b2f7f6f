"""Distances against published ones, in nautical miles.

Tables disagree with each other by one or two per cent: they begin at different piers and keep
different distances from the capes.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from statistics import fmean, median

import pytest

from portolan.core.config import ROOT
from portolan.domain.sea import CANALS, Passage, SeaNetwork, shortest
from portolan.domain.table import rows
from tests.support.sea import BerthOf

FILE = Path(__file__).with_name("published_distances.csv")
COLUMNS = ("origin", "destination", "closed", "distance_nm", "passage", "source")
CLOSED = {
    "": frozenset[Passage](),
    "canals": CANALS,
    "suez": frozenset({Passage.SUEZ}),
    "panama": frozenset({Passage.PANAMA}),
}
ABOUT_ONE_PERCENT = 0.0105
"""What pages say of distances on the main trade lanes: about one percent on average."""

Rows = Iterable[dict[str, str]]
TABLE = rows(FILE, COLUMNS)
OFF_THE_TRACKS = rows(FILE.with_name("published_distances_off_the_tracks.csv"), COLUMNS)


@pytest.mark.parametrize(
    "row", TABLE, ids=[f"{r['origin']}-{r['destination']}-{r['closed']}" for r in TABLE]
)
def test_a_published_distance(network: SeaNetwork, berth: BerthOf, row: dict[str, str]) -> None:
    way = shortest(
        network, berth(row["origin"]), berth(row["destination"]), closed=CLOSED[row["closed"]]
    )
    assert way.distance_nm == pytest.approx(float(row["distance_nm"]), rel=0.03), row["source"]
    assert row["passage"] in ("", *way.passages)


def errors(network: SeaNetwork, berth: BerthOf, table: Rows) -> list[float]:
    """By how much each distance differs from the published one, as a share of it."""
    found = []
    for row in table:
        ends = (berth(row["origin"]), berth(row["destination"]))
        way = shortest(network, *ends, closed=CLOSED[row["closed"]])
        found.append(abs(way.distance_nm / float(row["distance_nm"]) - 1))
    return found


def test_on_the_main_lanes_the_claim_of_the_pages_is_so(
    network: SeaNetwork, berth: BerthOf
) -> None:
    found = errors(network, berth, TABLE)
    assert fmean(found) < ABOUT_ONE_PERCENT
    assert median(found) < ABOUT_ONE_PERCENT


def test_elsewhere_ways_are_longer_as_the_pages_say(network: SeaNetwork, berth: BerthOf) -> None:
    assert fmean(errors(network, berth, OFF_THE_TRACKS)) > ABOUT_ONE_PERCENT


@pytest.mark.parametrize(
    "page", ["route_search/index.html", "route_search/route.html", "atlas/_parts.html"]
)
def test_pages_claim_it_of_the_main_lanes_alone(page: str) -> None:
    text = (ROOT / "templates" / page).read_text(encoding="utf-8")
    [claim] = re.findall(r"[^.]*published tables[^.]*", text)
    assert re.search(r"main trade lanes.* about (one percent|1%) on average", claim, re.IGNORECASE)
    assert "come out longer" in claim
