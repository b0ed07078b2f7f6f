"""Access to the places and the route network: loaded at the first use, then shared."""

from pathlib import Path
from threading import Lock

from flask import Flask, current_app

from portolan.core.config import Settings
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.network_files import RouteNetworkFiles


def route_network_folder(settings: Settings) -> Path:
    """The folder of the built places and route network."""
    return settings.instance_path / "route_network"


def init_route_network(app: Flask) -> None:
    """Give the application its route network, which reads nothing yet."""
    reader = RouteNetworkReader(route_network_folder(app.config["SETTINGS"]))
    app.extensions["route_network"] = reader
    app.extensions["readiness"]["route_network"] = reader.is_built


def route_network() -> RouteNetwork:
    """The route network of the running application; raises RouteNetworkUnavailable if not built."""
    reader: RouteNetworkReader = current_app.extensions["route_network"]
    return reader.route_network()


class RouteNetworkReader:
    """A loader that reads the route network once, even with concurrent threads."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = Lock()
        self._read: RouteNetwork | None = None

    def is_built(self) -> bool:
        """Whether the route network has been built."""
        return RouteNetworkFiles(self._folder).mark.is_file()

    def route_network(self) -> RouteNetwork:
        """The route network, read at the first use."""
        if self._read is None:
            with self._lock:
                self._read = self._read or RouteNetwork.read(self._folder)
        return self._read
