"""The airports: airportsdata, corrected, with the names written by hand and their runways."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from portolan.domain.geo.distance import great_circle_km
from portolan.domain.geo.position import Position
from portolan.domain.places.build.by_hand import ByHand, by_hand
from portolan.domain.places.build.cldr_names import city_names
from portolan.domain.places.build.corrections import (
    AIRPORTS,
    AIRPORTS_LEFT_OUT,
    NONE,
    Correction,
    corrections,
    left_out,
)
from portolan.domain.places.build.naming import (
    WITH_STATES,
    airport_name,
    occurring_once,
    own_name,
    town,
)
from portolan.domain.places.build.ourairports import NO_AIRPORT, Opinion, opinions
from portolan.domain.places.build.packaged import airport_rows, metropolitan_codes
from portolan.domain.places.build.runways import runways
from portolan.domain.places.folding import folded
from portolan.domain.places.place import (
    LARGE,
    MIDDLING,
    MINOR,
    WRITTEN_UP,
    Place,
    PlaceKind,
)

# Armed forces in a name; such a place is an airport only if scheduled flights go there too.
_MILITARY = re.compile(
    r"\b(?:Air Force|Afb|Air ?Base|Army|Aaf|Naval|Nas|Mcas|Mcaf|Raf|Nolf|Military)\b", re.IGNORECASE
)
# An airport as far away as this is another one, of an older or a newer owner of the code.
OTHER_AIRPORT_KM = 100
_NO_RUNWAY = re.compile(r"\b(?:Heliport|Seaplane|Water Aerodrome)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Record:
    """An airport's record, corrected."""

    code: str
    name: str
    city: str
    region: str
    country: str
    timezone: str
    position: Position
    opinion: Opinion | None
    icao: str | None
    elevation: int | None = None

    @property
    def town(self) -> tuple[str, str, str]:
        """Return the key of its town: country, region and name."""
        state = self.region if self.country in WITH_STATES else ""
        return self.country, state, folded(self.city)


def airports() -> list[Place]:
    """Return every airport that scheduled freight may use, in no order."""
    records = airport_records()
    single = occurring_once(record.town for record in records)
    written, metropolis = by_hand("airports"), metropolitan_codes()
    places = [
        _written(record, written[record.code], metropolis.get(record.code))
        if record.code in written
        else _other(record, metropolis.get(record.code), alone=record.town in single)
        for record in records
    ]
    known = runways()
    return [
        replace(place, **known[place.code]._asdict()) if place.code in known else place
        for place in places
    ]


def airport_records() -> list[Record]:
    """Return the corrected records of airports, without those that are no airports."""
    fixes, out, second = corrections(AIRPORTS), left_out(AIRPORTS_LEFT_OUT), opinions()
    lines = (row for row in airport_rows() if row["iata"] not in out)
    records = (_record(row, fixes.get(row["iata"], NONE), second.get(row["iata"])) for row in lines)
    named = by_hand("airports")
    return [record for record in records if record.code in named or is_airport(record)]


def _record(row: Mapping[str, str], fix: Correction, opinion: Opinion | None) -> Record:
    position = fix.position(Position(float(row["lat"]), float(row["lon"])))
    if opinion and great_circle_km(position, opinion.position) > OTHER_AIRPORT_KM:
        opinion = None
    city = row["city"] or (opinion.city if opinion else "")
    return Record(
        code=row["iata"],
        name=fix.of("name", row["name"].strip()),
        city=town(fix.of("city", city.strip())),
        region=fix.of("region", row["subd"].replace("-", " ").strip()),
        country=fix.of("country", row["country"]),
        timezone=row["tz"],
        position=position,
        opinion=opinion,
        icao=row["icao"] or None,
        # A zero is what the data set has where it does not know.
        elevation=round(float(row["elevation"] or 0)) or None,
    )


def is_airport(record: Record) -> bool:
    """Whether a record has a town and a runway that civil freight may use."""
    opinion = record.opinion
    if not record.city or _NO_RUNWAY.search(record.name):
        return False
    if opinion and opinion.size in NO_AIRPORT and not opinion.is_scheduled:
        return False
    is_civil = bool(opinion and opinion.is_scheduled)
    return is_civil or not _MILITARY.search(record.name)


def _written(record: Record, words: ByHand, metropolis: str | None) -> Place:
    return Place(
        code=record.code,
        kind=PlaceKind.AIRPORT,
        name=words.name,
        translations=words.translations,
        city=words.city,
        country=record.country,
        region=record.region or None,
        longitude=record.position.longitude,
        latitude=record.position.latitude,
        timezone=record.timezone,
        aliases=_distinct_aliases(words.name, (*words.aliases, metropolis, own_name(record.name))),
        importance=WRITTEN_UP if words.is_written_up else LARGE,
        stands_alone=words.stands_alone,
        icao=record.icao,
        elevation=record.elevation,
    )


def _other(record: Record, metropolis: str | None, *, alone: bool) -> Place:
    name = airport_name(record.city, record.name, alone=alone)
    return Place(
        code=record.code,
        kind=PlaceKind.AIRPORT,
        name=name,
        translations=city_names(record.city, record.timezone) if name == record.city else {},
        city=record.city,
        country=record.country,
        region=record.region or None,
        longitude=record.position.longitude,
        latitude=record.position.latitude,
        timezone=record.timezone,
        aliases=_distinct_aliases(name, (metropolis, own_name(record.name))),
        importance=_importance(record.opinion),
        icao=record.icao,
        elevation=record.elevation,
    )


def _distinct_aliases(name: str, words: Iterable[str | None]) -> tuple[str, ...]:
    """Return the aliases that differ from the name."""
    return tuple(dict.fromkeys(word for word in words if word and folded(word) != folded(name)))


def _importance(opinion: Opinion | None) -> int:
    if opinion is None:
        return MINOR
    if opinion.size == "large":
        return LARGE
    return MIDDLING if opinion.size == "medium" or opinion.is_scheduled else MINOR
