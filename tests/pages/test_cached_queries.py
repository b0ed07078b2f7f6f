"""Answers to what visitors look for: cached where address and language say all, others never."""

from collections.abc import Iterator

import pytest
from flask import Flask, template_rendered
from werkzeug.test import Client

from portolan.web.serving import served

BASES = {"en-US": "http://localhost:8000", "zh-CN": "http://zh-cn.localhost:8000"}
CACHED = (
    "/search?q=demurrage",
    "/search?q=FCL&section=help",
    "/data/hs-code?q=coffee",
    "/emissions-calculator?mode=air&origin=PVG&destination=FRA&weight_kg=100",
    "/route-search/shanghai-cnsha/gdansk-plgdn",
    "/route-search?origin=Shanghai",
    "/atlas?q=xyzzy",
    "/atlas/oceanport?q=ham",
    "/careers/jobs?q=customs",
)
OF_ONE_VISITOR = ("/paps?code=ABCD&number=123456", "/get-started?origin=shanghai-cnsha")
"""What is typed there is nobody else's business."""


@pytest.fixture
def drawn(app: Flask) -> Iterator[list[str]]:
    """The names of the templates that are drawn."""
    names: list[str] = []

    def note(_app: Flask, template: object, **_more: object) -> None:
        names.append(str(getattr(template, "name", "")))

    with template_rendered.connected_to(note, app):
        yield names


@pytest.mark.parametrize("locale", BASES)
@pytest.mark.parametrize("address", CACHED)
def test_a_query_is_drawn_once(app: Flask, drawn: list[str], address: str, locale: str) -> None:
    site = Client(served(app))
    first = site.get(address, base_url=BASES[locale])
    assert first.status_code == 200
    assert drawn
    drawn.clear()
    mark = "&" if "?" in address else "?"
    again = site.get(f"{address}{mark}utm_source=letter", base_url=BASES[locale])
    assert drawn == []
    assert again.data == first.data
    assert app.test_client().get(address, base_url=BASES[locale]).data == first.data


@pytest.mark.parametrize("address", OF_ONE_VISITOR)
def test_what_is_one_visitors_own_is_drawn_each_time(
    app: Flask, drawn: list[str], address: str
) -> None:
    site = Client(served(app))
    site.get(address, base_url=BASES["en-US"])
    drawn.clear()
    site.get(address, base_url=BASES["en-US"])
    assert drawn


def test_a_refusal_is_not_cached(app: Flask, drawn: list[str]) -> None:
    site = Client(served(app))
    for _ in range(2):
        drawn.clear()
        address = "/emissions-calculator?mode=air&origin=nowhere&destination=FRA&weight_kg=1"
        assert site.get(address, base_url=BASES["en-US"]).status_code == 422
        assert drawn
