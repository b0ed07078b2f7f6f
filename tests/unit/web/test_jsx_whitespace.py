"""White space in the templates of islands means what it means in JSX."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jinja2 import DictLoader, Environment

from portolan.core.config import ROOT
from portolan.web.jsx_whitespace import JsxWhitespace, jsx_text
from tests.unit.web.nodes import nodes

ISLAND = "islands/some.html"


def drawn(source: str, name: str = ISLAND, **context: object) -> str:
    """What Jinja makes of the template of that name."""
    environment = Environment(
        loader=DictLoader({name: source}), autoescape=True, extensions=[JsxWhitespace]
    )
    return environment.get_template(name).render(context)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("", ""),
        (" ", " "),
        ("\t", " "),
        (" one  two ", " one  two "),
        ("\n  one\n  two\n", "one two"),
        ("one\r\n\r\n  two", "one two"),
        ("one \n", "one"),
        ("\n\n  \n", ""),
        ("\u00a0\none", "\u00a0 one"),
    ],
)
def test_text(source: str, expected: str) -> None:
    assert jsx_text(source) == expected


def test_indentation_is_nothing() -> None:
    source = """
      <ul>
        {% for one in "ab" %}
          <li class="x">
            {{ one }}
          </li>
        {% endfor %}
      </ul>
    """
    assert drawn(source) == '<ul><li class="x">a</li><li class="x">b</li></ul>'


def test_line_breaks_within_text_are_one_space() -> None:
    assert drawn("<p>\n  one\n  two <b>three</b> four\n</p>") == "<p>one two <b>three</b> four</p>"


def test_a_space_that_must_stay_is_an_expression() -> None:
    assert drawn("<p>\n  {{ a }}{{ ' ' }}\n  <b>b</b>\n</p>", a="a") == "<p>a <b>b</b></p>"


def test_data_is_never_touched() -> None:
    assert (
        drawn("<p>\n  {{ data }}\n</p>", data=" \n two  lines \n ") == "<p> \n two  lines \n </p>"
    )


def test_a_comment_is_nothing() -> None:
    assert drawn("<p>\n  {# one\n two #}\n  text\n</p>") == "<p>text</p>"


def test_tags_stay_as_they_are() -> None:
    source = (
        '<a\n  title="a > b\n  c"{% if x %} href="{{ x }}"{% endif %}\n  id=\'"\'\n>\n  x\n</a>'
    )
    assert drawn(source, x="/y") == '<a\n  title="a > b\n  c" href="/y"\n  id=\'"\'\n>x</a>'


def test_a_quote_may_go_on_behind_a_jinja_tag() -> None:
    source = '<a class="x\n {% if y %}>  y{% endif %}  z">\n  a\n</a>'
    assert drawn(source, y=1) == '<a class="x\n >  y  z">a</a>'


@pytest.mark.parametrize("name", ["textarea", "pre", "script", "style"])
def test_raw_elements_keep_their_text(name: str) -> None:
    source = f"<div>\n <{name}>\n  <b>\n </{name}>\n</div>"
    assert drawn(source) == f"<div><{name}>\n  <b>\n </{name}></div>"


def test_a_lone_angle_bracket_is_text() -> None:
    assert drawn("<p>\n  1 < 2\n</p>") == "<p>1 < 2</p>"


@pytest.mark.parametrize("name", ["home/index.html", "components/card.html", "islands.html"])
def test_other_templates_stay_as_they_are(name: str) -> None:
    source = "<p>\n  one\n</p>"
    assert drawn(source, name) == source


@pytest.mark.parametrize(
    "name", ["islands/a.html", "components/field.html", "components/form.html"]
)
def test_templates_with_a_twin_in_react(name: str) -> None:
    assert drawn("<p>\n  one\n</p>", name) == "<p>one</p>"


def test_trimming_by_jinja_is_refused() -> None:
    """A line break that Jinja drops is one that the rule never sees."""
    environment = Environment(autoescape=True, extensions=[JsxWhitespace], trim_blocks=True)
    environment.loader = DictLoader({ISLAND: "x"})
    with pytest.raises(ValueError, match="trim_blocks"):
        environment.get_template(ISLAND)


@pytest.fixture(scope="module")
def babel() -> Iterator["subprocess.Popen[str]"]:
    """Babel and React, which say what a piece of JSX becomes."""
    with subprocess.Popen(
        ["node", str(Path(__file__).with_name("jsx.mjs"))],
        cwd=ROOT / "assets",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield process


TEXT = st.text(" \t\nab\u00a0，", max_size=8)
SPACE = st.just("{' '}")


def element(children: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """An element around some children, its tag broken over lines or not."""
    return st.builds(
        "<{0}{1}>{2}</{0}>".format,
        st.sampled_from(["b", "i", "span"]),
        st.sampled_from(["", ' id="a  b"', '\n  title=">"\n']),
        st.lists(children, max_size=5).map("".join),
    )


@settings(max_examples=300)
@given(source=element(st.recursive(TEXT | SPACE, element, max_leaves=12)))
def test_the_rule_is_the_one_of_jsx(babel: "subprocess.Popen[str]", source: str) -> None:
    """Any piece of markup, read as a template and as JSX, gives the same nodes."""
    assert babel.stdin
    assert babel.stdout
    babel.stdin.write(json.dumps(source) + "\n")
    babel.stdin.flush()
    by_react = json.loads(babel.stdout.readline())
    assert nodes(drawn(source.replace("{' '}", "{{ ' ' }}"))) == nodes(by_react)
