"""React draws the calculator and the label tool as the server sent them."""

from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import BASE
from tests.pages.test_island_parity import assert_islands
from tests.unit.web.react import React

CALCULATOR = [
    "",
    "?origin=Shanghai&destination=Rotterdam&weight_kg=20000",
    "?origin=Valencia&destination=%3Cb%3E&mode=air&weight_kg=-5&containers-20-standard=%22",
    "?origin=Valencia&origin_choice=valencia-vlc&destination=AMS&mode=air&volume_m3=3",
    "?pieces-1-count=8&pieces-1-length=120&pieces-more=120x80",
    "?origin=Shanghai&destination=Rotterdam&pieces-1-count=8&factor_set=glec-3.2",
    "?mode=road&distance_km=800&containers-40-high-cube=2&refrigerated=y&factor_set=glec-3.2",
]
LABEL = ["", "?number=", "?number=AB%3C1", "?number=ABCO123456&bars=code39", "?number=12-3PARS4567"]


@pytest.fixture(scope="module")
def react(tmp_path_factory: pytest.TempPathFactory) -> Iterator[React]:
    """React in Node."""
    with React(tmp_path_factory.mktemp("react") / "complaints.txt") as running:
        yield running


@pytest.fixture
def visitor(app: Flask) -> FlaskClient:
    """A browser."""
    return app.test_client()


@pytest.mark.parametrize("query", CALCULATOR)
def test_the_calculator(visitor: FlaskClient, react: React, locale: str, query: str) -> None:
    html = visitor.get(f"/emissions-calculator{query}", base_url=BASE[locale]).text
    assert_islands(react, html, locale, "SearchBox", "EmissionsCalculator")


@pytest.mark.parametrize("kind", ["paps", "pars"])
@pytest.mark.parametrize("query", LABEL)
def test_the_label_tool(
    visitor: FlaskClient, react: React, locale: str, *, kind: str, query: str
) -> None:
    html = visitor.get(f"/{kind}{query}", base_url=BASE[locale]).text
    assert_islands(react, html, locale, "SearchBox", "BorderLabel")


def test_the_data_of_the_page_has_the_island(visitor: FlaskClient) -> None:
    answer = visitor.get(
        "/page-data/paps/page-data.json?number=ABCD1234567", base_url=BASE["en-US"]
    )
    islands = {one["name"]: one["props"] for one in answer.get_json()["islands"]}
    assert islands["BorderLabel"]["result"]["number"] == "ABCD1234567"
