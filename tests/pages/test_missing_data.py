"""Without the data sets of the tools their pages say so, and the rest of the site goes on."""

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from tests.conftest import BASE, LOCALES

SENTENCE = {
    "en-US": "This part of the site is not available right now.",
    "zh-CN": "网站的这一部分暂时无法使用。",
}
PAGES = (
    "/atlas",
    "/atlas/oceanport",
    "/atlas/oceanport/rotterdam-nlrtm",
    "/route-search?origin=shanghai&destination=rotterdam",
    "/route-search/shanghai-cnsha/rotterdam-nlrtm",
    "/emissions-calculator?mode=ocean-fcl&origin=CNSHA&destination=NLRTM&weight_kg=1000",
    "/data/hs-code",
    "/data/hs-code?q=coffee",
    "/sitemap.xml",
)
ANSWERS = ("/api/places?q=rotterdam", "/api/hs?q=coffee", "/api/hs/0901")


@pytest.fixture
def bare(environment: dict[str, str], instance: Path) -> FlaskClient:
    """The site without route network and HS codes."""
    for name in ("route_network", "hs_codes.sqlite"):
        (instance / name).unlink()
    app: Flask = create_app(environment)
    return app.test_client()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("path", PAGES)
def test_a_tool_says_that_it_is_not_there(bare: FlaskClient, path: str, locale: str) -> None:
    answer = bare.get(path, base_url=BASE[locale])
    assert answer.status_code == 503
    assert SENTENCE[locale] in answer.text
    assert "s-maxage" not in answer.headers["Cache-Control"]


@pytest.mark.parametrize("path", ANSWERS)
def test_the_tools_as_json_say_it_too(bare: FlaskClient, path: str) -> None:
    answer = bare.get(path, base_url=BASE["en-US"])
    assert answer.status_code == 503
    assert answer.json
    assert answer.json["error"]["message"] == SENTENCE["en-US"]


def test_the_operator_is_told(bare: FlaskClient) -> None:
    message = _health(bare)
    assert message["ready"]
    assert (message["route_network"], message["hs_codes"]) == (False, False)


def test_the_operator_is_told_that_they_are_there(client: FlaskClient) -> None:
    message = _health(client)
    assert (message["route_network"], message["hs_codes"]) == (True, True)


def _health(visitor: FlaskClient) -> dict[str, object]:
    answer = visitor.get("/readyz").json
    assert answer
    return dict(answer)


@pytest.mark.parametrize("path", ["/", "/blog", "/glossary", "/paps", "/get-started", "/readyz"])
def test_the_rest_goes_on(bare: FlaskClient, path: str) -> None:
    assert bare.get(path, base_url=BASE["en-US"]).status_code == 200
