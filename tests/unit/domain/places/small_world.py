"""A small world of places, in which each rule of the resolver can be seen alone."""

from dataclasses import replace

from portolan.domain.places.place import LARGE, MIDDLING, MINOR, WRITTEN_UP, Place, PlaceKind
from portolan.domain.places.resolver import Resolver

PORT, AIRPORT = PlaceKind.OCEANPORT, PlaceKind.AIRPORT


def port(code: str, name: str, at: tuple[float, float], **more: object) -> Place:
    return Place(code, PORT, name, name, code[:2], *at, **more)  # type: ignore[arg-type]  # of the test's own


def airport(code: str, name: str, country: str, at: tuple[float, float], **more: object) -> Place:
    return Place(code, AIRPORT, name, name, country, *at, **more)  # type: ignore[arg-type]  # of the test's own


ALONE = {"stands_alone": True}


def zh(name: str) -> dict[str, object]:
    return {"translations": {"zh": name}}


WORLD = (
    port("NLRTM", "Rotterdam", (4.4, 51.9), importance=WRITTEN_UP, **ALONE, **zh("鹿特丹")),
    port("ESVLC", "Valencia", (-0.3, 39.4), importance=WRITTEN_UP),
    port("USPDX", "Portland", (-122.7, 45.6), region="Oregon", importance=WRITTEN_UP),
    port("CNNSA", "Nansha", (113.6, 22.7), importance=WRITTEN_UP, aliases=("Guangzhou Nansha",)),
    port("HKHKG", "Hong Kong", (114.2, 22.3), importance=WRITTEN_UP, **ALONE, **zh("香港")),
    airport("HKG", "Hong Kong", "HK", (113.9, 22.3), importance=3, **ALONE, **zh("香港")),
    airport("HAM", "Hamburg", "DE", (10.0, 53.6), importance=LARGE),
    port("ITGOA", "Genoa", (8.9, 44.4), importance=LARGE, aliases=("Genova", "GOA")),
    airport("GOI", "Goa", "IN", (73.8, 15.4), importance=LARGE),
    airport("GOA", "Genoa", "IT", (8.8, 44.4), importance=MIDDLING),
    port("USPWM", "Portland", (-70.2, 43.7), region="Maine", importance=MIDDLING),
    airport("VLN", "Valencia", "VE", (-67.9, 10.1), importance=MIDDLING),
    port("SCPOV", "Port Victoria", (55.5, -4.6), importance=MIDDLING, aliases=("Victoria",)),
    replace(port("MYPEN", "Penang", (100.4, 5.4), importance=3, **ALONE), city="Georgetown"),
    port("GYGEO", "Georgetown", (-58.2, 6.8), importance=MIDDLING),
    port("NZAKL", "Auckland", (174.8, -36.8), importance=WRITTEN_UP, **ALONE, **zh("奥克兰")),
    port("USOAK", "Oakland", (-122.3, 37.8), importance=WRITTEN_UP, **ALONE, **zh("奥克兰")),
    airport("CPH", "Copenhagen", "DK", (12.6, 55.6), importance=WRITTEN_UP),
    port("DKCPH", "Copenhagen", (12.6, 55.7), importance=LARGE),
    airport("BBG", "Bamburg", "US", (-81.0, 33.3), importance=MINOR),
    port("GBZZZ", "Quarrington", (-1.5, 54.7), importance=MINOR),
)  # fmt: skip
RESOLVER = Resolver(WORLD)


def best(text: str, kind: PlaceKind | None = None) -> str | None:
    result = RESOLVER.resolve(text, kind).best
    return result.code if result else None
