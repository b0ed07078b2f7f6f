"""Jinja and React draw the same nodes: each kind of field, each form, the search boxes."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from portolan.core.config import ROOT
from portolan.web.jsx_whitespace import JsxWhitespace
from portolan.web.options import options
from tests.unit.web.drawn_views import (
    FORMS,
    HOSTILE,
    HS_SEARCHES,
    PIECES,
    SEARCHES,
    every_field,
    field,
)
from tests.unit.web.nodes import nodes
from tests.unit.web.react import React

LOCALES: dict[str, dict[str, str]] = {
    "en-US": {},
    "zh-CN": {
        "Play the recording": "播放 <录像>",
        "Previous voice": "上一位 <客户>",
        "search box\u0004Search": "搜一搜",
        "button\u0004Send": "发送 <表格>",
        "Search the site": "搜索本站 <全部>",
        "Search the HS codes": "搜索 HS 编码",
        "Find the code": "查编码",
        "Add a row": "加一行 <空>",
        "Row {{row}}": "第{{row}}行",
    },
}


@pytest.fixture(scope="module")
def react(tmp_path_factory: pytest.TempPathFactory) -> Iterator[React]:
    """React in Node."""
    with React(tmp_path_factory.mktemp("react") / "complaints.txt") as running:
        yield running


@pytest.fixture(scope="module")
def jinja() -> Environment:
    """Jinja as the site sets it up, with the site's templates; in English until told otherwise."""
    environment = Environment(
        loader=FileSystemLoader(ROOT / "templates"),
        undefined=StrictUndefined,
        autoescape=True,
        extensions=[JsxWhitespace],
    )
    environment.globals["options"] = options
    speak(environment, {})
    return environment


def speak(jinja: Environment, messages: dict[str, str]) -> None:
    """Translate by these messages from now on."""
    # A macro keeps the function that it has met first.
    current: Any = jinja.globals.setdefault("messages", {})
    current.clear()
    current.update(messages)

    def translated(text: str, **values: object) -> str:
        return re.sub(r"\{\{(\w+)\}\}", lambda name: str(values[name[1]]), current.get(text, text))

    def in_context(context: str, text: str) -> str:
        return str(current.get(f"{context}\u0004{text}", text))

    jinja.globals.setdefault("_", translated)
    jinja.globals.setdefault("pgettext", in_context)


def test_fields(react: React, jinja: Environment) -> None:
    speak(jinja, {})
    draw = jinja.from_string('{% from "components/field.html" import field %}{{ field(view) }}')
    for view in every_field():
        assert nodes(draw.render(view=view)) == nodes(react.render("Field", view, {})), view


ADVICE = [
    {
        "after": "a",
        "label": "Transit & <time>",
        "figure": "25–40",
        "unit": "days",
        "text": HOSTILE,
        "link": {"href": "/route-search/a/b?x=1&y=2", "label": "The <route>", "rel": "nofollow"},
    },
    {"after": "a", "label": None, "figure": None, "unit": None, "text": "二", "link": None},
    {"after": "date", "label": None, "figure": None, "unit": None, "text": "Last", "link": None},
]


def quote(view: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The same form as `site/portolan/sections/quote/view.py` describes it."""
    groups = [*view["groups"], {"legend": "Pieces", "fields": PIECES}]
    steps = [
        {"id": f"quote-step-{number}", "place": f"Step {number} & on"}
        for number, _group in enumerate(groups, start=1)
    ]
    return {
        **view,
        "groups": groups,
        "parts": "Parts & all",
        "steps": steps,
        "advice": [],
        "carried": [],
        "rules": {},
        **more,
    }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("case", FORMS)
@pytest.mark.parametrize("advice", [[], ADVICE], ids=["quiet", "advised"])
def test_quote_form(
    react: React, jinja: Environment, case: str, locale: str, *, advice: list[dict[str, Any]]
) -> None:
    assert_parity(react, jinja, "QuoteForm", quote(FORMS[case], advice=advice), locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("case", FORMS)
def test_forms(react: React, jinja: Environment, case: str, locale: str) -> None:
    assert_parity(react, jinja, "PostForm", FORMS[case], locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("case", SEARCHES)
def test_search_box(react: React, jinja: Environment, case: str, locale: str) -> None:
    assert_parity(react, jinja, "SearchBox", SEARCHES[case], locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("case", HS_SEARCHES)
def test_hs_search(react: React, jinja: Environment, case: str, locale: str) -> None:
    assert_parity(react, jinja, "HsSearch", HS_SEARCHES[case], locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_player(react: React, jinja: Environment, locale: str) -> None:
    props = {"title": HOSTILE, "length": "25 <minutes>", "address": "https://a.example/?b=1&c=2"}
    messages = LOCALES[locale]
    speak(jinja, messages)
    draw = jinja.get_template("islands/player.html")
    assert nodes(draw.render(props=props)) == nodes(react.render("Player", props, messages))


@pytest.mark.parametrize("locale", LOCALES)
def test_carousel(react: React, jinja: Environment, locale: str) -> None:
    props, messages = {"cards": "voice-cards"}, LOCALES[locale]
    speak(jinja, messages)
    draw = jinja.get_template("islands/carousel.html")
    assert nodes(draw.render(props=props)) == nodes(react.render("Carousel", props, messages))


def assert_parity(
    react: React, jinja: Environment, name: str, props: dict[str, Any], locale: str
) -> None:
    messages = LOCALES[locale]
    speak(jinja, messages)
    template = jinja.get_template(f"islands/{re.sub('(?<!^)(?=[A-Z])', '_', name).lower()}.html")
    drawn = nodes(template.render(props=props))
    assert drawn == nodes(react.render(name, props, messages))
    assert drawn[0][0] == "form", "an island begins with its element"
    assert drawn[-1][0] == "/form", "an island ends with its element"


def test_a_difference_is_seen(react: React, jinja: Environment) -> None:
    """What the comparison is worth: one space is a difference, and so is one attribute."""
    view = field(hint="A hint")
    expected = nodes(react.render("Field", view, {}))
    drawn = jinja.from_string(
        '{% from "components/field.html" import field %}{{ field(view) }}'
    ).render(view=view)
    assert nodes(drawn.replace("<input", " <input")) != expected
    assert nodes(drawn.replace("A hint", "A <!-- -->hint")) != expected
    assert nodes(drawn.replace(' class="inp"', "")) != expected
