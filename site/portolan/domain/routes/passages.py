"""Names of passages in the visitor's language, and their places on charts."""

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Protocol

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.domain.geo.position import Position
from portolan.domain.sea.passage import CANALS, Passage

PASSAGE_NAMES = MappingProxyType(
    {
        Passage.SUEZ: lazy("Suez Canal"),
        Passage.PANAMA: lazy("Panama Canal"),
        Passage.CAPE_OF_GOOD_HOPE: lazy("Cape of Good Hope"),
        Passage.CAPE_HORN: lazy("Cape Horn"),
        Passage.MAGELLAN: lazy("Strait of Magellan"),
        Passage.GIBRALTAR: lazy("Strait of Gibraltar"),
        Passage.BAB_EL_MANDEB: lazy("Bab el-Mandeb"),
        Passage.HORMUZ: lazy("Strait of Hormuz"),
        Passage.MALACCA: lazy("Strait of Malacca"),
        Passage.SUNDA: lazy("Sunda Strait"),
        Passage.LOMBOK: lazy("Lombok Strait"),
        Passage.TORRES: lazy("Torres Strait"),
        Passage.TAIWAN: lazy("Taiwan Strait"),
        Passage.DOVER: lazy("Strait of Dover"),
        Passage.GREAT_BELT: lazy("Great Belt"),
        Passage.DARDANELLES: lazy_pgettext("waters", "Dardanelles"),
        Passage.BOSPORUS: lazy_pgettext("waters", "Bosporus"),
        Passage.BERING: lazy("Bering Strait"),
        Passage.NORTHWEST: lazy("Northwest Passage"),
        Passage.NORTHEAST: lazy("Northeast Passage"),
        Passage.KIEL: lazy("Kiel Canal"),
        Passage.SOUND: lazy_pgettext("waters", "Øresund"),
        Passage.ST_LAWRENCE: lazy("St. Lawrence"),
        Passage.GREAT_LAKES: lazy("Great Lakes"),
        Passage.WELLAND: lazy("Welland Canal"),
        Passage.ELBE: lazy_pgettext("waters", "Elbe"),
        Passage.WESER: lazy_pgettext("waters", "Weser"),
        Passage.YANGTZE: lazy_pgettext("waters", "Yangtze"),
        Passage.AMAZON: lazy_pgettext("waterway", "Amazon"),
        Passage.PARANA: lazy_pgettext("waters", "Paraná"),
        Passage.MISSISSIPPI: lazy_pgettext("waters", "Mississippi"),
        Passage.SEINE: lazy_pgettext("waters", "Seine"),
        Passage.RHINE: lazy_pgettext("waters", "Rhine"),
        Passage.DANUBE: lazy_pgettext("waters", "Danube"),
    }
)

AT = MappingProxyType(
    {
        Passage.SUEZ: Position(30.5, 32.4),
        Passage.PANAMA: Position(9.1, -79.7),
        Passage.CAPE_OF_GOOD_HOPE: Position(-35.0, 20.0),
        Passage.CAPE_HORN: Position(-56.2, -67.3),
        Passage.MAGELLAN: Position(-52.5, -69.5),
        Passage.GIBRALTAR: Position(35.9, -5.6),
        Passage.BAB_EL_MANDEB: Position(12.6, 43.4),
        Passage.HORMUZ: Position(26.5, 56.5),
        Passage.MALACCA: Position(3.3, 100.2),
        Passage.SUNDA: Position(-5.9, 105.8),
        Passage.LOMBOK: Position(-8.6, 115.8),
        Passage.TORRES: Position(-10.5, 142.3),
        Passage.TAIWAN: Position(24.8, 119.9),
        Passage.DOVER: Position(51.0, 1.5),
        Passage.GREAT_BELT: Position(55.4, 11.0),
        Passage.SOUND: Position(55.5, 12.7),
        Passage.WELLAND: Position(43.0, -79.2),
        Passage.DARDANELLES: Position(40.2, 26.4),
        Passage.BOSPORUS: Position(41.1, 29.1),
        Passage.BERING: Position(65.8, -169.0),
        Passage.KIEL: Position(54.3, 9.7),
    }
)
"""Where a chart of the world marks a passage, to half a degree; the closed Arctic has no mark."""

TELLING = (*CANALS, Passage.CAPE_OF_GOOD_HOPE, Passage.CAPE_HORN, Passage.MAGELLAN)
"""Passages that distinguish ways come first: small screens name only the first few."""


def marked(passages: Iterable[Passage]) -> list[Passage]:
    """Return the passages that a chart marks, each once, in the order in which it names them."""
    return sorted((one for one in dict.fromkeys(passages) if one in AT), key=_is_less_telling)


def _is_less_telling(passage: Passage) -> bool:
    return passage not in TELLING


class HasPassages(Protocol):
    """A way by sea, of a route or of a table of lanes."""

    @property
    def passages(self) -> Sequence[Passage]:
        """Straits, canals and capes in the order of the way."""


def past_the_cape(lane: HasPassages) -> bool:
    """Whether a way passes the Cape of Good Hope, as one with the canals closed need not."""
    return Passage.CAPE_OF_GOOD_HOPE in lane.passages
