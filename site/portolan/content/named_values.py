"""Figures that documents name and nobody types: `{{distance:shanghai-cnsha/rotterdam-nlrtm}}`.

Each is computed or kept in one place, so that two documents cannot disagree. What a name may be:

- `distance:a/b`: nautical miles of the shortest way between two ports of the atlas, by their slugs.
- `distance-by-cape:a/b`: the same without Suez and Panama.
- `distance-km:a/b` and `distance-km-by-cape:a/b`: the two in kilometers, for sums of emissions.
- `detour-by-cape:a/b`: by how many nautical miles the way without canals is longer.
- `factor:set/vehicle`: kilograms of CO₂e per tonne-kilometer, well to wheel.
- `fact:founded`: the year in which the company was founded (`portolan.core.brand`).
"""

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from babel.numbers import format_decimal

from portolan.core import brand
from portolan.core.brand import BRAND
from portolan.core.i18n import FIGURE
from portolan.core.locale import Locale
from portolan.domain.emissions.factor_tables import FACTORS_FILE, factor_set
from portolan.domain.errors import FreightError
from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.limits import DISTANCE_NM
from portolan.domain.routes.network_files import RouteNetworkFiles
from portolan.domain.sea.lane_table import SeaLane, read_lanes

FACTS: Mapping[str, float] = {"founded": BRAND.founded}


class UnknownValueError(Exception):
    """A name that nothing computes; the text says why."""


@dataclass(frozen=True)
class NamedValues:
    """The figures that documents can name, read from the route network in `folder` on demand."""

    folder: Path

    @cached_property
    def edition(self) -> bytes:
        """The bytes of all files that the figures are read from, to see when they change."""
        files = (RouteNetworkFiles(self.folder).mark, FACTORS_FILE, Path(brand.__file__))
        return b"".join(file.read_bytes() for file in files if file.exists())

    def figure(self, name: str) -> float:
        """The figure of that name; raises UnknownValueError."""
        kind, _, rest = name.partition(":")
        try:
            return KINDS[kind](self, rest)
        except (LookupError, ValueError, FreightError):
            raise UnknownValueError(f"no figure is called {name}") from None
        except sqlite3.Error as error:
            raise UnknownValueError(f"{name} cannot be computed: {error}") from None

    def text(self, name: str, locale: Locale) -> str:
        """The figure as readers of that language write it; a year has no mark of thousands."""
        pattern = "0" if name == "fact:founded" else "#,##0.#####"
        return str(format_decimal(self.figure(name), pattern, locale=locale.babel))

    def texts(self, sources: Iterable[str], locale: Locale) -> dict[str, str]:
        """Every figure that these texts name."""
        names = {name for source in sources for name in FIGURE.findall(source)}
        return {name: self.text(name, locale) for name in sorted(names)}

    def _ways(self, ends: str) -> list[SeaLane]:
        """The shortest way, and the one without canals where it differs; neither drawn."""
        origin, destination = (slug.rpartition("-")[2].upper() for slug in ends.split("/"))
        address = f"file:{RouteNetworkFiles(self.folder).lanes}?mode=ro&immutable=1"
        with closing(sqlite3.connect(address, uri=True)) as lanes:
            return read_lanes(lanes, origin, destination, drawn=False)

    def distance(self, ends: str) -> float:
        """Nautical miles of the shortest way."""
        return _whole(self._ways(ends)[0])

    def distance_by_cape(self, ends: str) -> float:
        """Nautical miles of the way without canals."""
        return _whole(self._ways(ends)[1])

    def distance_km(self, ends: str) -> float:
        """Kilometers of the shortest way, from its miles as written."""
        return round(self.distance(ends) * float(KM_PER_NM))

    def distance_km_by_cape(self, ends: str) -> float:
        """Kilometers of the way without canals."""
        return round(self.distance_by_cape(ends) * float(KM_PER_NM))

    def detour_by_cape(self, ends: str) -> float:
        """Nautical miles by which the way without canals is longer."""
        return self.distance_by_cape(ends) - self.distance(ends)

    def factor(self, vehicle: str) -> float:
        """Kilograms of CO₂e per tonne-kilometer."""
        code, _, name = vehicle.partition("/")
        factors = {one.vehicle: one for one in reversed(factor_set(code).factors)}
        return float(factors[name].wtw)

    def fact(self, name: str) -> float:
        """A figure of the company."""
        return FACTS[name]


def _whole(way: SeaLane) -> int:
    """The miles of a way, from the tenths to which the route search rounds them."""
    return round(DISTANCE_NM.checked(way.distance_nm))


KINDS: Mapping[str, Callable[[NamedValues, str], float]] = {
    "distance": NamedValues.distance,
    "distance-by-cape": NamedValues.distance_by_cape,
    "distance-km": NamedValues.distance_km,
    "distance-km-by-cape": NamedValues.distance_km_by_cape,
    "detour-by-cape": NamedValues.detour_by_cape,
    "factor": NamedValues.factor,
    "fact": NamedValues.fact,
}
