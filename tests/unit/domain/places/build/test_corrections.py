"""The tables of corrections fit the data sets, and say who says so."""

from pathlib import Path

import pytest

from portolan.domain.geo.position import Position
from portolan.domain.places.build.by_hand import by_hand
from portolan.domain.places.build.corrections import (
    AIRPORTS,
    AIRPORTS_LEFT_OUT,
    FOLDER,
    PORTS,
    PORTS_LEFT_OUT,
    Correction,
    corrections,
    left_out,
)
from portolan.domain.places.build.packaged import airport_rows, port_records
from portolan.domain.places.build.ports import ADDED, record_names
from portolan.domain.places.build.second_source import second_positions
from portolan.domain.table import rows

RECORDS = {
    PORTS: set(record_names(port_records())),
    AIRPORTS: {row["iata"] for row in airport_rows()},
}
CORRECTED = ("field", "value", "source", "reason")


@pytest.mark.parametrize(("fixes", "out"), [(PORTS, PORTS_LEFT_OUT), (AIRPORTS, AIRPORTS_LEFT_OUT)])
def test_every_row_is_about_a_record_that_exists(fixes: Path, out: Path) -> None:
    assert corrections(fixes).keys() <= RECORDS[fixes]
    assert left_out(out) <= RECORDS[fixes]


@pytest.mark.parametrize(("fixes", "out"), [(PORTS, PORTS_LEFT_OUT), (AIRPORTS, AIRPORTS_LEFT_OUT)])
def test_nothing_is_put_right_and_left_out(fixes: Path, out: Path) -> None:
    assert not corrections(fixes).keys() & left_out(out)


@pytest.mark.parametrize(
    ("file", "columns"),
    [
        (PORTS, ("record", *CORRECTED)),
        (AIRPORTS, ("code", *CORRECTED)),
        (PORTS_LEFT_OUT, ("record", "name", "reason", "source")),
        (AIRPORTS_LEFT_OUT, ("code", "name", "reason", "source")),
        (ADDED, ("code", "name", "longitude", "latitude", "source", "reason")),
        (FOLDER / "second_positions.csv", ("code", "longitude", "latitude", "source", "called")),
    ],
)
def test_every_row_is_full_and_said_once(file: Path, columns: tuple[str, ...]) -> None:
    result = rows(file, columns)
    assert all(all(row.values()) for row in result)
    keys = [(row[columns[0]], row.get("field")) for row in result]
    assert len(keys) == len(set(keys))
    assert [key[0] for key in keys] == sorted(key[0] for key in keys)


def test_added_ports_are_not_in_the_data_set() -> None:
    codes = {
        row["code"]
        for row in rows(ADDED, ("code", "name", "longitude", "latitude", "source", "reason"))
    }
    assert not codes & {record.code for record in port_records()}


def test_an_unknown_field_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "fixes.csv"
    file.write_text("code,field,value,source,reason\nAMS,colour,red,nobody,none\n")
    with pytest.raises(ValueError, match="colour"):
        corrections(file)


def test_a_position_is_longitude_and_latitude() -> None:
    wrong = Position(1, 2)
    assert Correction({"position": "4.48 50.9"}).position(wrong) == Position(50.9, 4.48)
    assert Correction({}).position(wrong) == wrong


def test_a_second_source_has_nearly_all_that_are_named_by_hand() -> None:
    """The rest are new; only their own publications have the position."""
    second = second_positions()
    for what, share in (("airports", 0.99), ("ports", 0.95)):
        codes = by_hand(what).keys()
        assert len(codes & second.keys()) >= share * len(codes)
