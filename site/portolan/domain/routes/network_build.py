"""Builder of the route network: places, the sea network, and the ways between curated ports.

The parts are written into a new folder that then takes the old one's place, so a reader finds a
whole route network or none. Nothing is built while its inputs are the same: the tables beside this
file, the code that reads them, and the packaged data sets by their versions.
"""

import hashlib
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from portolan.domain.places.build.places_build import built_places
from portolan.domain.places.names import written_names
from portolan.domain.places.place import WRITTEN_UP, Place, PlaceKind
from portolan.domain.places.place_file import written_places
from portolan.domain.routes.hubs import nearest_hubs, write_hubs
from portolan.domain.routes.network_files import RouteNetworkFiles
from portolan.domain.sea.approaches import Approaches
from portolan.domain.sea.build.build import build_sea_network
from portolan.domain.sea.build.matrix import sea_lanes
from portolan.domain.sea.lane_table import write_lanes
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.voyage import Berth

PACKAGES = ("airportsdata", "searoute")
CODE = Path(__file__).parents[2]
INPUTS = ("domain/geo", "domain/places", "domain/routes", "domain/sea")

Report = Callable[[str], object]


@dataclass(frozen=True)
class RouteNetworkBuildReport:
    """The result of a build; not new if the inputs were the same."""

    is_new: bool
    places: int = 0


def build(folder: Path, report: Report = print) -> RouteNetworkBuildReport:
    """Build the route network in `folder` if its inputs have changed, and report each step."""
    mark = inputs_mark()
    if is_built_from(mark, folder):
        return RouteNetworkBuildReport(is_new=False)
    draft = folder.with_name(f"{folder.name}.draft")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    places = _write(RouteNetworkFiles(draft), report)
    RouteNetworkFiles(draft).mark.write_text(mark)
    _take_the_place(draft, folder)
    return RouteNetworkBuildReport(is_new=True, places=len(places))


def is_built_from(mark: str, folder: Path) -> bool:
    """Whether the folder has a route network built from the inputs of this mark."""
    mark_file = RouteNetworkFiles(folder).mark
    return mark_file.is_file() and mark_file.read_text() == mark


def inputs_mark() -> str:
    """Digest of all inputs of the route network."""
    digest = hashlib.sha256()
    for package in PACKAGES:
        digest.update(f"{package} {version(package)}\n".encode())
    for name in INPUTS:
        for file in sorted((CODE / name).rglob("*")):
            if file.suffix in (".py", ".csv", ".json"):
                digest.update(file.relative_to(CODE).as_posix().encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


def _write(files: RouteNetworkFiles, report: Report) -> tuple[Place, ...]:
    report("places")
    places = built_places()
    files.places.write_text(written_places(places), encoding="utf-8")
    files.names.write_text(written_names(places), encoding="utf-8")
    report("network of the sea")
    network = build_sea_network(files.network, berths_of(places).values())
    report("ways between written-up ports, hubs of the small")
    _write_lanes(files.lanes, network, places)
    return places


def berths_of(places: Iterable[Place]) -> dict[str, Berth]:
    """Return the berths of the ports among some places, by code."""
    approaches = Approaches.read()
    ports = (place for place in places if place.kind is PlaceKind.OCEANPORT)
    return {port.code: approaches.berth(port.code, port.position) for port in ports}


def _write_lanes(file: Path, network: SeaNetwork, places: Sequence[Place]) -> None:
    berths = berths_of(place for place in places if place.importance == WRITTEN_UP)
    with closing(sqlite3.connect(file)) as database:
        write_lanes(database, sea_lanes(network, berths))
        write_hubs(database, nearest_hubs(network, places))
        database.commit()


def _take_the_place(draft: Path, folder: Path) -> None:
    former = folder.with_name(f"{folder.name}.former")
    shutil.rmtree(former, ignore_errors=True)
    if folder.exists():
        folder.rename(former)
    draft.rename(folder)
    shutil.rmtree(former, ignore_errors=True)
