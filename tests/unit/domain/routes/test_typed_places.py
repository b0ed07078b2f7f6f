"""What people type for a place, and what each tool takes it for: by sea, by air, or by any mode."""

from pathlib import Path

import pytest

from portolan.core.config import INSTANCE
from portolan.domain.mode import Mode
from portolan.domain.places.place import PlaceKind
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.typed_places import LONGEST, also, meaning_by, resolve_text, taken_by
from portolan.domain.table import rows

FILE = Path(__file__).with_name("typed_places.csv")
COLUMNS = ("text", "mode", "meant", "told")
ROWS = [tuple(row[name] for name in COLUMNS) for row in rows(FILE, COLUMNS)]
"""For each mode (none: any) the place that is meant, or all that are asked about, with a question
mark; and the other places of the city that the page tells."""


@pytest.fixture(scope="module")
def network() -> RouteNetwork:
    return RouteNetwork.read(INSTANCE / "route_network")


@pytest.mark.parametrize(("text", "mode", "meant", "told"), ROWS)
def test_what_a_text_means(
    network: RouteNetwork, text: str, mode: str, meant: str, told: str
) -> None:
    by = Mode(mode) if mode else None
    result = meaning_by(network, text, by)
    codes = [place.code for place in result.candidates]
    assert ("? " + " ".join(codes) if result.is_ambiguous else " ".join(codes[:1])) == meant
    others = also(network, text, result.best, by)
    assert " ".join(place.code for place in others) == told


def test_only_the_beginning_of_a_long_text_counts(network: RouteNetwork) -> None:
    padded = "Rotterdam".ljust(LONGEST)
    assert resolve_text(network, f"{padded}(CNSHA)").best == network.by_code["NLRTM"]
    assert resolve_text(network, f"{padded[:-7]}(CNSHA)").best == network.by_code["CNSHA"]


def test_a_code_counts_where_the_kind_is_right(network: RouteNetwork) -> None:
    text = "Shanghai (PVG)"
    assert resolve_text(network, text, PlaceKind.AIRPORT).best == network.by_code["PVG"]
    assert resolve_text(network, text, PlaceKind.OCEANPORT).best != network.by_code["PVG"]


def test_by_air_a_port_goes_by_its_airport(network: RouteNetwork) -> None:
    port, airport = network.by_code["NLRTM"], network.by_code["AMS"]
    taken = {mode: taken_by(network, port, mode) for mode in (None, Mode.SEA, Mode.AIR)}
    assert taken == {None: port, Mode.SEA: port, Mode.AIR: airport}
