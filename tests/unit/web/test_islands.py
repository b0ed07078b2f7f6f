"""Islands in a page: markup, data, and what the page's data says about them."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask, render_template_string
from flask_babel.speaklater import LazyString
from jinja2 import DictLoader

from portolan.web.islands import collected_islands, island

TEMPLATES = {"islands/search_box.html": "\n<form>{{ props.value }}</form>\n"}


@pytest.fixture
def app() -> Iterator[Flask]:
    """An application that knows islands, within a request."""
    app = Flask(__name__, static_folder=None)
    app.jinja_env.loader = DictLoader(TEMPLATES)
    app.jinja_env.globals["island"] = island
    with app.test_request_context():
        yield app


def drawn(source: str, **context: Any) -> str:
    """The source, drawn as the template of a page: with escaping."""
    return render_template_string(source, **context)


def props_in(html: str) -> Any:
    """What a browser reads from the JSON block."""
    match = re.search(r"<script [^>]*>(.*?)</script>", html, re.DOTALL)
    assert match
    return json.loads(match[1])


@pytest.mark.usefixtures("app")
def test_an_island_draws_its_own_template() -> None:
    html = drawn('{{ island("SearchBox", {"value": "<port>"}) }}')
    assert html.startswith(
        '<div data-island="SearchBox" data-island-id="search-box-1" data-island-when="touch">'
        "<form>&lt;port&gt;</form></div>"
        '<script type="application/json" data-island-props="search-box-1">'
    )
    assert props_in(html) == {"value": "<port>"}


@pytest.mark.usefixtures("app")
def test_a_call_block_is_the_markup_without_its_edges() -> None:
    html = drawn('{% call island("Any", {}) %}\n  <p>one</p>\n{% endcall %}')
    assert 'data-island-when="touch"><p>one</p></div>' in html


@pytest.mark.usefixtures("app")
def test_ids_count_by_name() -> None:
    html = drawn('{{ island("SearchBox", {"value": 1}) }}{{ island("SearchBox", {"value": 2}) }}')
    assert re.findall(r'data-island-id="([^"]+)"', html) == ["search-box-1", "search-box-2"]
    assert re.findall(r'data-island-props="([^"]+)"', html) == ["search-box-1", "search-box-2"]


@pytest.mark.usefixtures("app")
def test_islands_are_collected_for_the_page_data() -> None:
    assert collected_islands() == []
    drawn('{{ island("SearchBox", {"value": "x"}) }}')
    assert collected_islands() == [
        {"id": "search-box-1", "name": "SearchBox", "props": {"value": "x"}}
    ]


@pytest.mark.usefixtures("app")
def test_data_cannot_leave_its_block() -> None:
    hostile = {"value": "</script><script>alert(1)</script><!-- \u2028\u2029 ' &amp; \\"}
    html = drawn('{{ island("SearchBox", props) }}', props=hostile)
    assert html.count("</script>") == 1
    assert "<!--" not in html
    assert not {"\u2028", "\u2029"} & set(html.split("</div>")[1])
    assert props_in(html) == hostile


@pytest.mark.usefixtures("app")
def test_chinese_is_written_as_it_is() -> None:
    html = drawn('{{ island("SearchBox", {"value": "提单"}) }}')
    assert html.count("提单") == 2


@pytest.mark.usefixtures("app")
def test_lazy_texts_are_read_when_the_page_is_drawn() -> None:
    label = LazyString(lambda: "提单")
    html = drawn('{{ island("SearchBox", {"value": label}) }}', label=label)
    assert props_in(html) == {"value": "提单"}
