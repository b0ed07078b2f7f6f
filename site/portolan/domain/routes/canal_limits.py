"""The largest ships that canals take, and which sizes of container ships these are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import inf
from types import MappingProxyType

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.domain.sea.passage import Passage


class ShipSize(StrEnum):
    """A size of container ship, by the canals that take it."""

    FEEDER = "feeder"
    NEOPANAMAX = "neopanamax"
    LARGEST = "largest"


@dataclass(frozen=True, slots=True)
class CanalLimit:
    """The greatest length, beam, draft and height above the water of a ship, in meters.

    None where no figure is published. `used_by` are the container ships that sail there; the
    source says who publishes the figures.
    """

    length_m: float | None
    beam_m: float | None
    draft_m: float | None
    air_draft_m: float | None
    used_by: LazyString
    source: LazyString

    def admits(self, ship: ShipSize) -> bool:
        """Whether a ship of that size may pass, laden no deeper than the canal allows."""
        length_m, beam_m = SHIP_SIZES_M[ship]
        return length_m <= (self.length_m or inf) and beam_m <= (self.beam_m or inf)


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
            400, 77.5, 20.1, 68, lazy("All sizes"),
            lazy("Suez Canal Authority, Rules of Navigation 2020, article 52"),
        ),
        Passage.PANAMA: CanalLimit(
            366, 51.25, 15.2, 57.91, lazy("Up to Neopanamax"),
            lazy("Panama Canal Authority, Notice to Shipping N-1, Neopanamax locks"),
        ),
        Passage.KIEL: CanalLimit(
            235.5, 32.5, 7.0, 40, lazy_pgettext("equipment", "Feeders"),
            lazy("Generaldirektion Wasserstraßen und Schifffahrt, Kiel Canal"),
        ),
    }
)  # fmt: skip
"""In Suez the draft depends on the beam, and 20.1 m is the most; in Kiel 9.5 m are allowed up to a
length of 160 m; in Panama the draft follows the level of Gatun Lake."""

OTHER_LIMITS: Sequence[tuple[LazyString, CanalLimit]] = (
    (
        lazy("Great Belt"),
        CanalLimit(
            None, None, 17.0, 65, lazy("All sizes"), lazy("Danish Maritime Authority, Route T")
        ),
    ),
    (
        lazy_pgettext("waters", "Øresund"),
        CanalLimit(
            None, None, 7.7, None, lazy("Feeders; larger ships take the Great Belt"),
            lazy("Danish Maritime Authority, Drogden"),
        ),
    ),
    (
        lazy_pgettext("waters", "Bosporus"),
        CanalLimit(
            None, None, None, 58, lazy("All but the largest; long ships by day, one way"),
            lazy("Turkish Straits Vessel Traffic Service"),
        ),
    ),
    (
        lazy_pgettext("waters", "Dardanelles"),
        CanalLimit(
            None, None, None, 58, lazy("As in the Bosporus"),
            lazy("Turkish Straits Vessel Traffic Service"),
        ),
    ),
    (
        lazy("Torres Strait"),
        CanalLimit(
            None, None, 12.2, None, lazy("Medium sizes, with a pilot and the tide"),
            lazy("Australian Maritime Safety Authority, Prince of Wales Channel"),
        ),
    ),
    (
        lazy("Welland Canal"),
        CanalLimit(
            225.5, 23.8, 8.08, 35.5, lazy("No container line; small ships; closed in winter"),
            lazy("St. Lawrence Seaway Management Corporation, Seaway Handbook"),
        ),
    ),
    (
        lazy("Corinth Canal"),
        CanalLimit(
            None, 17.6, 7.3, 52, lazy("None: coasters and yachts"),
            lazy("Corinth Canal Company (AEDIK)"),
        ),
    ),
    (
        lazy("Cape Cod Canal"),
        CanalLimit(
            251, None, 9.75, 41, lazy("None: coasters and barges"),
            lazy("US Army Corps of Engineers, 33 CFR 207.20"),
        ),
    ),
    (
        lazy("Inside Passage"),
        CanalLimit(
            None, None, None, None, lazy("None: barges, ferries and cruise ships"),
            lazy("NOAA, United States Coast Pilot 8"),
        ),
    ),
    (
        lazy("Volga-Don Canal"),
        CanalLimit(
            141, 16.8, 3.6, None, lazy("None: river-sea ships"),
            lazy("Volga-Don Basin Administration"),
        ),
    ),
)  # fmt: skip
"""Straits, and canals that no container line takes: our network leaves out the last four."""


def canals_closed_to(ship: ShipSize) -> frozenset[Passage]:
    """The canals that a ship of that size does not pass."""
    return frozenset(canal for canal, limit in CANAL_LIMITS.items() if not limit.admits(ship))
