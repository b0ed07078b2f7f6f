"""The gazetteer as the sections see it: read when it is first asked for, then shared."""

from pathlib import Path
from threading import Lock

from flask import Flask, current_app

from portolan.core.config import Settings
from portolan.domain.routes.files import Files
from portolan.domain.routes.network import RouteNetwork


def route_network_folder(settings: Settings) -> Path:
    """Where the gazetteer is built."""
    return settings.instance_path / "gazetteer"


def init_route_network(app: Flask) -> None:
    """Give the application its gazetteer; nothing is read yet."""
    shelf = RouteNetworkReader(route_network_folder(app.config["SETTINGS"]))
    app.extensions["gazetteer"] = shelf
    app.extensions["readiness"]["gazetteer"] = shelf.is_built


def route_network() -> RouteNetwork:
    """The gazetteer of the running application; raises RouteNetworkUnavailable if there is none."""
    shelf: RouteNetworkReader = current_app.extensions["gazetteer"]
    return shelf.route_network()


class RouteNetworkReader:
    """Reads the gazetteer once, however many threads ask for it first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = Lock()
        self._read: RouteNetwork | None = None

    def is_built(self) -> bool:
        """Whether there is a gazetteer to read."""
        return Files(self._folder).mark.is_file()

    def route_network(self) -> RouteNetwork:
        """The gazetteer, read when it is first asked for."""
        if self._read is None:
            with self._lock:
                self._read = self._read or RouteNetwork.read(self._folder)
        return self._read
