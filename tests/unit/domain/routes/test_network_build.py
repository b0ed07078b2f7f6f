"""Building the route network's folder: when, and what becomes of the one that was there."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from portolan.domain.geo.position import Position
from portolan.domain.routes import network_build as building
from portolan.domain.routes.network import RouteNetwork, RouteNetworkUnavailable
from portolan.domain.routes.network_build import (
    RouteNetworkBuildReport,
    build,
    inputs_mark,
    is_built_from,
)
from portolan.domain.routes.network_files import RouteNetworkFiles
from portolan.domain.sea import SeaNetwork, read_network
from portolan.domain.sea.network_file import written
from portolan.domain.sea.voyage import Berth
from portolan.domain.sea.ways import SeaEdge

INPUTS = ("domain/places", "domain/sea")
SMALL = SeaNetwork.of([Position(0, 0), Position(0, 1)], [SeaEdge(0, 1, 60.0)])


def small_network(file: Path, berths: Iterable[Berth]) -> SeaNetwork:
    assert not list(berths)
    file.write_bytes(written(SMALL))
    return SMALL


@pytest.fixture
def code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Code of the test's own that builds a small route network."""
    code = tmp_path / "code"
    for name in INPUTS:
        (code / name).mkdir(parents=True)
        (code / name / "a.py").write_text("one")
    monkeypatch.setattr(building, "CODE", code)
    monkeypatch.setattr(building, "built_places", tuple)
    monkeypatch.setattr(building, "build_sea_network", small_network)
    return code


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "route_network"


def silently(folder: Path) -> RouteNetworkBuildReport:
    return build(folder, report=lambda _: None)


@pytest.mark.usefixtures("code")
def test_nothing_is_built_twice(folder: Path) -> None:
    assert silently(folder).is_new
    assert is_built_from(inputs_mark(), folder)
    RouteNetworkFiles(folder).places.write_text("kept")
    assert not silently(folder).is_new
    assert RouteNetworkFiles(folder).places.read_text() == "kept"


@pytest.mark.parametrize("changed", INPUTS)
def test_other_inputs_are_built_anew(code: Path, folder: Path, changed: str) -> None:
    silently(folder)
    (code / changed / "a.py").write_text("other")
    assert not is_built_from(inputs_mark(), folder)
    assert silently(folder).is_new


@pytest.mark.usefixtures("code")
def test_a_folder_of_another_make_is_replaced(folder: Path) -> None:
    """A network as it was before it had a hierarchy: refused by name, and built anew."""
    folder.mkdir()
    files = RouteNetworkFiles(folder)
    files.places.write_text("")
    files.network.write_bytes(b"portolan sea network 1\n" + bytes(8))
    files.mark.write_text("of another make")
    with pytest.raises(RouteNetworkUnavailable, match="another make"):
        RouteNetwork.read(folder)
    assert silently(folder).is_new
    assert read_network(files.network).edges == SMALL.edges
    assert not list(folder.parent.glob("route_network.*"))
    assert RouteNetwork.read(folder).places == ()


@pytest.mark.usefixtures("code")
def test_places_of_another_make_are_refused(folder: Path) -> None:
    silently(folder)
    RouteNetworkFiles(folder).places.write_text(
        '{"code": "CNSHA", "kind": "oceanport", "of_old": 1}\n'
    )
    with pytest.raises(RouteNetworkUnavailable, match="another make"):
        RouteNetwork.read(folder)
