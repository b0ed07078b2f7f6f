"""Each island on a real page: React draws, from the data beside it, what the server sent."""

import json
import re
from collections.abc import Iterator

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po
from flask import Flask
from flask.testing import FlaskClient

from portolan.core.config import ROOT
from tests.conftest import BASE
from tests.support.form_cases import CASES, FormCase
from tests.unit.web.nodes import nodes
from tests.unit.web.react import React

CATALOG = ROOT / "translations" / "zh_Hans_CN" / "LC_MESSAGES" / "messages.po"
ISLAND = re.compile(
    r'<div data-island="(?P<name>\w+)" data-island-id="(?P<id>[\w-]+)" data-island-when="\w+">'
    r'(?P<html>.*?)</div><script type="application/json" data-island-props="(?P=id)">'
    r"(?P<props>.*?)</script>",
    re.DOTALL,
)
POSTED = {"first_name": " Ada <b> ", "message": "\nTwo lines\r\nof text", "phone": "none"}

WRONG = {
    "work_email": "<b>",
    "email": "<b>",
    "mode": "ocean-fcl",
    "containers-20-standard": '"two" & 1',
    "dangerous_goods": "batteries",
    "weight_kg": " 1,5 ",
    "ready_date": "soon",
}


ADVISED = {
    "origin": "shanghai-cnsha",
    "destination": "NLRTM",
    "mode": "air",
    "weight_kg": "100",
    "volume_cbm": "3",
    "dangerous_goods": ["batteries", "magnets"],
    "battery_chemistry": "lithium-ion",
}


@pytest.fixture(scope="module")
def react(tmp_path_factory: pytest.TempPathFactory) -> Iterator[React]:
    """React in Node."""
    with React(tmp_path_factory.mktemp("react") / "complaints.txt") as running:
        yield running


@pytest.fixture(params=BASE)
def locale(request: pytest.FixtureRequest) -> str:
    """Each locale in turn."""
    name: str = request.param
    return name


@pytest.fixture
def visitor(app: Flask) -> FlaskClient:
    """A browser that says where its posts come from."""
    client = app.test_client()
    client.environ_base["HTTP_SEC_FETCH_SITE"] = "same-origin"
    return client


def spoken(locale: str) -> dict[str, str | list[str]]:
    """The messages that the browser of that locale gets."""
    if locale == "en-US":
        return {}
    with CATALOG.open("rb") as file:
        result = read_po(file, locale="zh_Hans_CN")
    return dict(_entry(one) for one in result if one.string)


def _entry(message: Message) -> tuple[str, str | list[str]]:
    if isinstance(message.id, tuple):
        return str(message.id[0]), list(message.string or ())
    context = f"{message.context}\u0004" if message.context else ""
    return f"{context}{message.id}", str(message.string)


def assert_islands(
    react: React, html: str, locale: str, *names: str, has_footer_form: bool = True
) -> None:
    """The page has these islands, in this order, and each is what React would draw.

    Below them stands the newsletter's form, as on every page but its own.
    """
    islands = list(ISLAND.finditer(html))
    last = ("PostForm",) if has_footer_form else ()
    assert [island["name"] for island in islands] == [*names, *last]
    for island in islands:
        by_react = react.render(island["name"], json.loads(island["props"]), spoken(locale))
        assert nodes(island["html"]) == nodes(by_react)


def test_the_empty_contact_form(visitor: FlaskClient, react: React, locale: str) -> None:
    html = visitor.get("/company/contact", base_url=BASE[locale]).text
    assert_islands(react, html, locale, "SearchBox", "PostForm")


def test_a_rejected_contact_form(visitor: FlaskClient, react: React, locale: str) -> None:
    response = visitor.post("/company/contact", data=POSTED, base_url=BASE[locale])
    assert response.status_code == 422
    assert_islands(react, response.text, locale, "SearchBox", "PostForm")


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_forms_for_a_person(
    visitor: FlaskClient, react: React, locale: str, case: FormCase
) -> None:
    html = visitor.get(case.path, base_url=BASE[locale]).text
    assert_islands(react, html, locale, "SearchBox", case.island)
    empty = visitor.post(case.path, base_url=BASE[locale])
    assert empty.status_code == 422
    assert_islands(react, empty.text, locale, "SearchBox", case.island)
    wrong = visitor.post(case.path, data={**case.answers, **WRONG}, base_url=BASE[locale])
    assert wrong.status_code == 422
    assert_islands(react, wrong.text, locale, "SearchBox", case.island)


def test_the_newsletter(visitor: FlaskClient, react: React, locale: str) -> None:
    html = visitor.get("/newsletter", base_url=BASE[locale]).text
    assert_islands(react, html, locale, "SearchBox", "PostForm", has_footer_form=False)
    typed = {"email": '<b> & "林"', "fold_here": "x"}
    for data in ({}, typed, {"email": "", "consent": "y"}):
        wrong = visitor.post("/newsletter", data=data, base_url=BASE[locale])
        assert wrong.status_code == 422
        assert_islands(react, wrong.text, locale, "SearchBox", "PostForm", has_footer_form=False)
    over = visitor.get("/newsletter/confirm", base_url=BASE[locale])
    assert over.status_code == 404
    assert_islands(react, over.text, locale, "SearchBox", "PostForm", has_footer_form=False)


def test_the_voices(visitor: FlaskClient, react: React, locale: str) -> None:
    html = visitor.get("/products", base_url=BASE[locale]).text
    assert_islands(react, html, locale, "SearchBox", "Carousel")


def test_a_prefilled_quote(visitor: FlaskClient, react: React, locale: str) -> None:
    for query in ({"origin": '<b> & "林"', "mode": "ocean-fcl"}, ADVISED):
        html = visitor.get("/get-started", query_string=query, base_url=BASE[locale]).text
        assert_islands(react, html, locale, "SearchBox", "QuoteForm")
    assert len(re.findall(r'<div class="advice[ "]', html)) == 4


@pytest.mark.parametrize("query", ["", "free time", '<提单> & "more"'])
def test_the_search_page(visitor: FlaskClient, react: React, locale: str, query: str) -> None:
    html = visitor.get("/search", query_string={"q": query}, base_url=BASE[locale]).text
    assert_islands(react, html, locale, "SearchBox", "SearchBox")


@pytest.mark.parametrize("query", ["", "?team=customs&q=%22%3C&location=mumbai", "?q=zzzz"])
def test_the_open_roles(visitor: FlaskClient, react: React, locale: str, query: str) -> None:
    html = visitor.get(f"/careers/jobs{query}", base_url=BASE[locale]).text
    assert_islands(react, html, locale, "SearchBox", "JobList")
