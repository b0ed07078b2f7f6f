"""The ocean ports: searoute's, corrected, and a few newer ones, with the names written by hand.

Neither time zone nor state is in the data; both are those of the nearest airport in the country.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from portolan.domain.geo.distance import great_circle_km
from portolan.domain.geo.position import Position
from portolan.domain.places.build.by_hand import ByHand, by_hand
from portolan.domain.places.build.cldr_names import city_names
from portolan.domain.places.build.corrections import (
    FOLDER,
    NONE,
    PORTS,
    PORTS_LEFT_OUT,
    corrections,
    left_out,
)
from portolan.domain.places.build.naming import WITH_STATES, port_name, without_port
from portolan.domain.places.build.packaged import PortRecord, port_records
from portolan.domain.places.place import (
    LARGE,
    MIDDLING,
    MINOR,
    WRITTEN_UP,
    Place,
    PlaceKind,
)
from portolan.domain.table import rows

ADDED = FOLDER / "ports_added.csv"
NEAR_KM = 150
"""How far the airport may lie whose state and time zone a port shares."""


def ports(airports: Iterable[Place]) -> list[Place]:
    """Return every ocean port, in no order; time zones and states come from airports near by."""
    near: dict[str, list[Place]] = defaultdict(list)
    for airport in airports:
        near[airport.country].append(airport)
    written = by_hand("ports")
    return [_port(record, written.get(record.code), near) for record in port_list()]


def port_list() -> list[PortRecord]:
    """Return the corrected records of ports, each code once."""
    by_code: dict[str, PortRecord] = {}
    for record in (*_corrected(), *_added()):
        by_code.setdefault(record.code, record)
    return list(by_code.values())


def record_names(records: Sequence[PortRecord]) -> list[str]:
    """Return the key of each record in the tables: its code, with its name if others share it."""
    shared: dict[str, int] = defaultdict(int)
    for record in records:
        shared[record.code] += 1
    return [
        f"{record.code}:{record.name}" if shared[record.code] > 1 else record.code
        for record in records
    ]


def _corrected() -> Iterable[PortRecord]:
    fixes, out, records = corrections(PORTS), left_out(PORTS_LEFT_OUT), port_records()
    for known_as, record in zip(record_names(records), records, strict=True):
        if known_as not in out:
            fix = fixes.get(known_as, NONE)
            yield PortRecord(
                fix.of("code", record.code),
                port_name(fix.of("name", record.name)),
                fix.position(record.position),
                record.is_terminal,
                fix.of("region", ""),
            )


def _added() -> Iterable[PortRecord]:
    columns = ("code", "name", "longitude", "latitude", "source", "reason")
    for row in rows(ADDED, columns):
        position = Position(float(row["latitude"]), float(row["longitude"]))
        yield PortRecord(row["code"], row["name"], position, is_terminal=True)


def _port(
    record: PortRecord, words: ByHand | None, airports: Mapping[str, Sequence[Place]]
) -> Place:
    country = record.code[:2]
    airport = _nearest(record.position, airports.get(country, ()))
    zone = airport.timezone if airport else None
    name = words.name if words else record.name
    return Place(
        code=record.code,
        kind=PlaceKind.OCEANPORT,
        name=name,
        translations=words.translations if words else city_names(name, zone or ""),
        city=words.city if words else name,
        country=country,
        region=record.region or _state(country, airport),
        longitude=record.position.longitude,
        latitude=record.position.latitude,
        timezone=zone,
        aliases=words.aliases if words else without_port(name),
        importance=_importance(record, words),
        stands_alone=bool(words and words.stands_alone),
    )


def _state(country: str, airport: Place | None) -> str | None:
    return airport.region if airport and country in WITH_STATES else None


def _nearest(position: Position, airports: Sequence[Place]) -> Place | None:
    if not airports:
        return None
    distances = [(great_circle_km(position, each.position), each.code) for each in airports]
    km, code = min(distances)
    return next(each for each in airports if each.code == code) if km <= NEAR_KM else None


def _importance(record: PortRecord, words: ByHand | None) -> int:
    if words:
        return WRITTEN_UP if words.is_written_up else LARGE
    return MIDDLING if record.is_terminal else MINOR
