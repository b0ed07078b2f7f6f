"""Compact storage of many positions."""

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from portolan.domain.geo.position import Position


@dataclass(frozen=True, eq=False, repr=False)
class Positions:
    """Positions in two columns of degrees, sixteen bytes each; nothing writes to the columns."""

    latitudes: "array[float]"
    longitudes: "array[float]"

    @classmethod
    def of(cls, positions: Iterable[Position]) -> "Positions":
        """Return these positions."""
        latitudes, longitudes = array("d"), array("d")
        for latitude, longitude in positions:
            latitudes.append(latitude)
            longitudes.append(longitude)
        return cls(latitudes, longitudes)

    def __len__(self) -> int:
        return len(self.latitudes)

    def __getitem__(self, index: int) -> Position:
        return Position(self.latitudes[index], self.longitudes[index])

    def of_nodes(self, nodes: Iterable[int]) -> Iterator[tuple[float, float]]:
        """Yield latitude and longitude of some nodes."""
        latitudes, longitudes = self.latitudes, self.longitudes
        return ((latitudes[node], longitudes[node]) for node in nodes)

    def __iter__(self) -> Iterator[Position]:
        return map(Position, self.latitudes, self.longitudes)
