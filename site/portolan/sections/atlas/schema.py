"""Front matter of the atlas's documents."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from portolan.content.schema import Country, FrontMatter, Line, Locode, Slug, Source

Iata = Annotated[str, StringConstraints(pattern=r"^[A-Z]{3}$")]
Call = Annotated[str, StringConstraints(pattern=r"^([A-Z]{2}[A-Z2-9]{3}|[A-Z]{3})$")]
Weekday = Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

FIRST_BUILT, LAST_BUILT = 1990, 2030


def _has_check_digit(number: str) -> str:
    """An IMO number: six digits weighted 7 to 2, whose sum ends in the seventh."""
    weighted = sum(
        int(digit) * weight for digit, weight in zip(number[:6], range(7, 1, -1), strict=True)
    )
    if weighted % 10 != int(number[6]):
        raise ValueError(f"{number} has a wrong check digit")
    return number


Imo = Annotated[str, StringConstraints(pattern=r"^\d{7}$"), AfterValidator(_has_check_digit)]


class AtlasPort(FrontMatter):
    """A seaport; position and country come from the data set, by its code."""

    code: Locode
    waters: Line
    serves: Line
    terminals: Annotated[tuple[Line, ...], Field(max_length=8)] = ()


class AtlasAirport(FrontMatter):
    """A cargo airport."""

    code: Iata
    serves: Line
    known_for: Line


class AtlasVessel(FrontMatter):
    """A container ship, with the nominal capacity that its operator states."""

    imo: Imo
    operator: Line
    teu: Annotated[int, Field(ge=500, le=25_000)]
    built: Annotated[int, Field(ge=FIRST_BUILT, le=LAST_BUILT)]
    length_m: Annotated[float, Field(ge=100, le=420)] | None = None
    beam_m: Annotated[float, Field(ge=15, le=70)] | None = None
    sources: Annotated[tuple[Source, ...], Field(min_length=1)]


class AtlasWarehouse(FrontMatter):
    """A warehouse of the provider's own; `near` names ports and airports by their codes."""

    city: Line
    country: Country
    latitude: Annotated[float, Field(ge=-90, le=90)]
    longitude: Annotated[float, Field(ge=-180, le=180)]
    area_m2: Annotated[int, Field(ge=200, le=100_000)]
    doors: Annotated[int, Field(ge=1, le=200)]
    handles: Annotated[tuple[Line, ...], Field(min_length=2, max_length=6)]
    near: Annotated[tuple[Call, ...], Field(min_length=1, max_length=4)]


class AtlasRoute(FrontMatter):
    """A lane between two ports or two airports; distance and transit are computed."""

    mode: Literal["ocean", "air"]
    origin: Call
    destination: Call
    cargo: Annotated[tuple[Line, ...], Field(min_length=2, max_length=5)]
    products: Annotated[tuple[Slug, ...], Field(min_length=1, max_length=3)]


class AtlasService(FrontMatter):
    """A sailing or flight that the provider offers each week."""

    mode: Literal["lcl", "fcl", "air"]
    calls: Annotated[tuple[Call, ...], Field(min_length=2, max_length=8)]
    departs: Annotated[tuple[Weekday, ...], Field(min_length=1, max_length=7)]
    cutoff_days: Annotated[int, Field(ge=1, le=10)]
    product: Slug
