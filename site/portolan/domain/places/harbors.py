"""The harbors of the home page and of the offices.

Positions are those of the World Port Index (NGA Publication 150, a work of the United States
government in the public domain), rounded to a hundredth of a degree; codes are UN/LOCODE. Where
the index has no entry of that code, the source says what stands in for it.
"""

from dataclasses import dataclass
from functools import cache

from portolan.domain.geo.position import Position, in_degrees_and_minutes

WPI = "World Port Index"


@dataclass(frozen=True)
class Harbor:
    """A harbor: UN/LOCODE, English name, position in decimal degrees, and its source."""

    code: str
    name: str
    latitude: float
    longitude: float
    source: str = WPI

    @property
    def position(self) -> Position:
        """The position in the form that charts need."""
        return Position(self.latitude, self.longitude)

    @property
    def position_text(self) -> str:
        """The position in degrees and minutes: ``31°13'N 121°30'E``."""
        return in_degrees_and_minutes(self.position)


HARBORS = (
    Harbor("AEJEA", "Jebel Ali", 25.02, 55.05),
    Harbor("AUSYD", "Sydney", -33.87, 151.20),
    Harbor("BRSSZ", "Santos", -23.95, -46.30),
    Harbor("CLSAI", "San Antonio", -33.58, -71.62),
    Harbor("CNNGB", "Ningbo", 29.88, 121.55, f"{WPI}, as CNNBO"),
    Harbor("CNSHA", "Shanghai", 31.22, 121.50, f"{WPI}, as CNSGH"),
    Harbor("CNSZX", "Shenzhen", 22.47, 113.87, f"{WPI}, Shekou (CNSHK)"),
    Harbor("DEHAM", "Hamburg", 53.55, 9.93),
    Harbor("EGPSD", "Port Said", 31.27, 32.30),
    Harbor("ESVLC", "Valencia", 39.45, -0.32),
    Harbor("GBFXT", "Felixstowe", 51.95, 1.32),
    Harbor("GRPIR", "Piraeus", 37.93, 23.65),
    Harbor("HKHKG", "Hong Kong", 22.27, 114.20),
    Harbor("INNSA", "Nhava Sheva", 18.95, 72.95),
    Harbor("JPYOK", "Yokohama", 35.45, 139.58),
    Harbor("KEMBA", "Mombasa", -4.07, 39.67),
    Harbor("KRPUS", "Busan", 35.10, 129.03),
    Harbor("LKCMB", "Colombo", 6.95, 79.85),
    Harbor("MAPTM", "Tanger Med", 35.90, -5.52),
    Harbor("MATNG", "Tangier", 35.78, -5.82),
    Harbor("MXVER", "Veracruz", 19.20, -96.13),
    Harbor("NLRTM", "Rotterdam", 51.90, 4.48),
    Harbor("PABLB", "Balboa", 8.95, -79.57),
    Harbor("SGSIN", "Singapore", 1.28, 103.85, f"{WPI}, Keppel (SGKEP)"),
    Harbor("USLAX", "Los Angeles", 33.75, -118.25),
    Harbor("USNYC", "New York", 40.70, -74.02),
    Harbor("VNSGN", "Ho Chi Minh City", 10.77, 106.72),
    Harbor("ZACPT", "Cape Town", -33.92, 18.42),
    Harbor("ZADUR", "Durban", -29.87, 31.07),
)


def harbor(code: str) -> Harbor:
    """Return the harbor of a UN/LOCODE; raise KeyError for an unknown one."""
    return _by_code()[code]


@cache
def _by_code() -> dict[str, Harbor]:
    return {each.code: each for each in HARBORS}
