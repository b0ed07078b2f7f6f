"""The largest ships that canals take, and which sizes of container ships these are."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from portolan.domain.sea.passage import Passage


class ShipSize(StrEnum):
    """A size of container ship, by the canals that take it."""

    FEEDER = "feeder"
    NEOPANAMAX = "neopanamax"
    LARGEST = "largest"


@dataclass(frozen=True, slots=True)
class CanalLimit:
    """The greatest length, beam and draft of a ship in a canal, in meters, and who says so."""

    length_m: float
    beam_m: float
    draft_m: float
    source: str

    def admits(self, ship: ShipSize) -> bool:
        """Whether a ship of that size may pass, laden no deeper than the canal allows."""
        length_m, beam_m = SHIP_SIZES_M[ship]
        return length_m <= self.length_m and beam_m <= self.beam_m


SHIP_SIZES_M: Mapping[ShipSize, tuple[float, float]] = MappingProxyType(
    {
        ShipSize.FEEDER: (235.5, 32.5),
        ShipSize.NEOPANAMAX: (366, 51.25),
        ShipSize.LARGEST: (400, 61.5),
    }
)
"""Length and beam."""

CANAL_LIMITS: Mapping[Passage, CanalLimit] = MappingProxyType(
    {
        Passage.SUEZ: CanalLimit(
            400, 77.5, 20.1, "Suez Canal Authority, Rules of Navigation 2020, article 52"
        ),
        Passage.PANAMA: CanalLimit(
            366, 51.25, 15.2, "Panama Canal Authority, Notice to Shipping N-1, Neopanamax locks"
        ),
        Passage.KIEL: CanalLimit(
            235.5, 32.5, 7.0, "Generaldirektion Wasserstraßen und Schifffahrt, Kiel Canal"
        ),
    }
)
"""In Suez the draft depends on the beam, and 20.1 m is the most; in Kiel 9.5 m are allowed up to a
length of 160 m; in Panama the draft follows the level of Gatun Lake."""


def canals_closed_to(ship: ShipSize) -> frozenset[Passage]:
    """The canals that a ship of that size does not pass."""
    return frozenset(canal for canal, limit in CANAL_LIMITS.items() if not limit.admits(ship))
