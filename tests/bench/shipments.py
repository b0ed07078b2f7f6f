"""The CPU time of lists of 1,000 shipments, in process: `python -m tests.bench.shipments`.

From the file to the answer as page, XLSX and statement. Places are drawn from all ports and
airports, so that nearly every row has a pair of its own, which the network has to be searched for.
In the last list each name is misspelled, which is the dearest to look up. It exits 1 beyond three
seconds of CPU.
"""

import os
import random
import sys
import time
from collections.abc import Iterator
from io import BytesIO

from flask import Flask
from openpyxl import Workbook

from app import create_app
from portolan.domain.places.place import Place
from portolan.web.locale import served_locales, site_url
from portolan.web.route_network import route_network

ROWS, LIMIT_S = 1000, 3.0
HEAD = ("Reference", "Date", "Origin", "Destination", "Mode", "Weight (kg)")
MODES = {"oceanport": ("ocean FCL", "ocean LCL"), "airport": ("air",)}


def main() -> None:
    """Print the time of each list and kind of answer."""
    app = create_app({**os.environ, "SITE_ENV": "test"})
    app.config["LIST_LIMIT"] = "1000 per minute"
    with app.test_request_context():
        lists = {name: _file(name) for name in ("codes", "codes by sea", "misspelled names")}
        base_url = site_url(served_locales()[0])
    _cost(app, base_url, lists["codes"], "xlsx")  # loads what is loaded once
    times = {
        (name, kind): _cost(app, base_url, file, kind)
        for name, file in lists.items()
        for kind in ("page", "csv", "xlsx", "statement")
    }
    for (name, kind), seconds in times.items():
        print(f"{ROWS} rows, {name}, as {kind}: {seconds:.2f} s of CPU")
    sys.exit(max(times.values()) > LIMIT_S)


def _file(name: str) -> bytes:
    book = Workbook(write_only=True)
    sheet = book.create_sheet()
    sheet.append(HEAD)
    for row in _rows(name):
        sheet.append(row)
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def _rows(name: str) -> Iterator[tuple[str | int, ...]]:
    drawn = random.Random(1)  # noqa: S311 - a draw that is the same each time
    for number in range(ROWS):
        kind = "oceanport" if name.endswith("sea") else drawn.choice(list(MODES))
        places = [place for place in route_network().places if place.kind == kind]
        ends = [_written(name, place) for place in drawn.sample(places, 2)]
        date = f"2026-{1 + number % 12:02}-15"
        yield number, date, *ends, drawn.choice(MODES[kind]), drawn.randint(100, 20_000)


def _written(name: str, place: Place) -> str:
    return place.code if name.startswith("codes") else f"{place.name[:-1]}qx"


def _cost(app: Flask, base_url: str, file: bytes, kind: str) -> float:
    data = {"file": (BytesIO(file), "list.xlsx"), "format": kind}
    started = time.process_time()
    app.test_client().post(
        "/emissions-calculator/list",
        data=data,
        content_type="multipart/form-data",
        base_url=base_url,
        headers={"Sec-Fetch-Site": "same-origin"},
    )
    return time.process_time() - started


if __name__ == "__main__":
    main()
