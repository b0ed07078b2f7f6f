"""The files of a built route network, side by side in one folder."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class RouteNetworkFiles:
    """The files of a route network in its folder."""

    folder: Path

    @property
    def places(self) -> Path:
        """The airports and ports, one a line."""
        return self.folder / "places.jsonl"

    @property
    def names(self) -> Path:
        """The index of the places' names."""
        return self.folder / "names.txt"

    @property
    def network(self) -> Path:
        """The network of the sea."""
        return self.folder / "sea-network.bin"

    @property
    def lanes(self) -> Path:
        """The ways between the ports that are written up, and the hubs of the small: a database."""
        return self.folder / "sea-lanes.sqlite"

    @property
    def mark(self) -> Path:
        """Digest of the others' inputs; written last, so that its presence vouches for them."""
        return self.folder / "built-from"
