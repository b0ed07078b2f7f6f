"""React draws the place picker and the frame of the chart as the server sent them."""

import json
import re
from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import BASE
from tests.pages.test_island_parity import ISLAND, assert_islands, spoken
from tests.unit.web.nodes import nodes
from tests.unit.web.react import React

QUESTIONS = ["", "?origin=Shanghai&destination=", "?origin=%3Cb%3E%20%22&destination=CNSHA"]
DRAWING = re.compile(r"<svg.*?</svg>", re.DOTALL)


@pytest.fixture(scope="module")
def react(tmp_path_factory: pytest.TempPathFactory) -> Iterator[React]:
    """React in Node."""
    with React(tmp_path_factory.mktemp("react") / "complaints.txt") as running:
        yield running


@pytest.fixture
def visitor(app: Flask) -> FlaskClient:
    """A browser."""
    return app.test_client()


@pytest.mark.parametrize("query", QUESTIONS)
def test_the_place_pickers(visitor: FlaskClient, react: React, locale: str, query: str) -> None:
    html = visitor.get(f"/route-search{query}", base_url=BASE[locale]).text
    assert_islands(react, html, locale, "SearchBox", "PlacePicker", "PlacePicker")


def test_the_frame_of_the_chart(visitor: FlaskClient, react: React, locale: str) -> None:
    path = "/route-search/shanghai-cnsha/rotterdam-nlrtm"
    html = visitor.get(path, base_url=BASE[locale]).text
    frame = next(one for one in ISLAND.finditer(html) if one["name"] == "RouteMap")
    assert DRAWING.search(frame["html"])
    by_react = react.render("RouteMap", json.loads(frame["props"]), spoken(locale))
    # React leaves the drawing as it is, and so is not told of it.
    assert nodes(DRAWING.sub("", frame["html"])) == nodes(by_react)
