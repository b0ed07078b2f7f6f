"""Hostile files as lists: refused in words, within bounded memory."""

import tracemalloc
from collections.abc import Callable

import pytest

from portolan.web.form_posts import FORM_LIMIT
from tests.support.checking_client import CheckingClient
from tests.support.shipment_lists import (
    HEAD,
    LANE,
    inline_row,
    main_text,
    raw_workbook,
    sent,
    table,
    workbook,
)

EXPANDING = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
OUTER = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
LAST_CELL = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
BREAKS = "\n" * 5_000_000

# Made where they are sent: some take seconds.
HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "ten million columns": (
        lambda: raw_workbook('<row r="1">' + "<c/>" * 10_000_000 + "</row>"),
        "too much",
    ),
    "a million columns": (
        lambda: raw_workbook('<row r="1">' + "<c/>" * 1_000_000 + "</row>"),
        "too much",
    ),
    "cells of nothing but breaks": (
        lambda: raw_workbook(f'<row r="1"><c t="inlineStr"><is><t>{BREAKS}</t></is></c></row>'),
        "too much",
    ),
    "a part of many megabytes": (
        lambda: raw_workbook("", more={"xl/media/a.png": b"\0" * 100_000_000}),
        "too much",
    ),
    "thousands of parts": (
        lambda: raw_workbook("", more={f"xl/{n}.xml": b"<a/>" for n in range(2000)}),
        "too much",
    ),
    "the last cell of all": (
        lambda: raw_workbook(inline_row(1, *HEAD) + LAST_CELL),
        "There is no shipment",
    ),
    "elements in elements": (
        lambda: raw_workbook("<a>" * 300_000 + "</a>" * 300_000),
        "too much",
    ),
    "a cell of many parts": (
        lambda: raw_workbook('<row r="1"><c>' + "<is/>" * 290_000 + "</c></row>"),
        "no row with names",
    ),
    "entities": (
        lambda: raw_workbook(inline_row(1, "&b;"), before=EXPANDING),
        "cannot read this workbook",
    ),
    "an outer entity": (
        lambda: raw_workbook(inline_row(1, "&a;"), before=OUTER),
        "cannot read this workbook",
    ),
    "no workbook": (lambda: b"PK\x03\x04" + b"x" * 500, "cannot read this workbook"),
    "encrypted": (lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 5000, "has a password"),
    "a picture": (
        lambda: b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)) * 4,
        "cannot read this table",
    ),
    "a page": (lambda: b"<!doctype html><p>Origin, Destination", "no row with names"),
    "columns of a text": (
        lambda: table(LANE, head=[*HEAD, *["x"] * 400_000]).encode(),
        "At most 100",
    ),
    "one long cell": (
        lambda: b"Origin,Destination,Mode,Weight\n" + b"a" * 900_000,
        "cannot read this table",
    ),
    "open quotes": (
        lambda: b'Origin,Destination,Mode,Weight\n"' + b"a,\n" * 300_000,
        "cannot read this table",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused_within_bounded_memory(client: CheckingClient, name: str) -> None:
    make, message = HOSTILE[name]
    file = make()
    assert len(file) < FORM_LIMIT
    sent(client, file=workbook(LANE))  # what is loaded once counts for no file
    tracemalloc.start()
    try:
        answer = sent(client, file=file)
        _now, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert answer.status_code == 422
    assert message in main_text(answer)
    assert most < 48_000_000


def test_an_encrypted_part_is_refused(client: CheckingClient) -> None:
    # The flag stands six bytes into each entry, and eight into each line of the directory.
    file = bytearray(workbook(LANE))
    file[6] |= 1
    at = file.index(b"PK\x01\x02")
    file[at + 8] |= 1
    answer = sent(client, file=bytes(file))
    assert answer.status_code == 422
    assert "has a password" in main_text(answer)


def test_a_size_that_lies_unpacks_no_more_than_it_says(client: CheckingClient) -> None:
    file = bytearray(raw_workbook(inline_row(1, *HEAD) + "<row/>" * 2_000_000))
    name = b"xl/worksheets/sheet1.xml"
    for mark, offset in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        head = 30 if mark == b"PK\x03\x04" else 46
        at = next(
            n for n in range(len(file)) if file[n : n + 4] == mark
            and file[n + head : n + head + len(name)] == name
        )  # fmt: skip
        file[at + offset : at + offset + 4] = (900).to_bytes(4, "little")
    answer = sent(client, file=bytes(file))
    assert answer.status_code == 422
    assert "cannot read this workbook" in main_text(answer)
