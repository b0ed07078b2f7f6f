"""Templates of the site's own environment draw what Jinja's own would."""

from typing import Any

import pytest
from flask import Flask
from flask.templating import Environment
from jinja2 import StrictUndefined, UndefinedError
from markupsafe import Markup

from portolan.core.i18n import lazy
from portolan.web.application import PortolanApp, QuickEnvironment


class DrawnPage:
    """What knows how it stands in HTML."""

    def __html__(self) -> str:
        return "<b>&</b>"


class Named(dict[str, Any]):
    """A mapping with an attribute of its own."""

    title = "of the class"


VALUES = ("<a href='x'>\"&", Markup("<i>&amp;</i>"), 7, None, 1.5, DrawnPage(), lazy("<b>"), ["<"])
READ = ({"title": "<key>"}, Named(title="key", note="&"), Markup("x"))
TEMPLATE = """
{%- macro line(value) %}<p class="{{ value }}">{{ value }}</p>{% endmacro -%}
{% for value in values %}{{ value }}|{{ line(value) }}|{{ value ~ "<" }}
{% set kept %}{{ value }}{% endset %}{{ kept }}{% endfor %}
{% for one in read -%}
  {{ one.title }}{{ one.note | default("-") }}{{ one.items is defined }}
{%- endfor %}
"""


def drawn(kind: type[Environment], source: str) -> str:
    environment = kind(Flask(__name__), autoescape=True, undefined=StrictUndefined)
    environment.globals["read"] = READ
    return environment.from_string(source).render(values=VALUES)


def test_values_are_escaped_as_by_jinja() -> None:
    assert drawn(QuickEnvironment, TEMPLATE) == drawn(Environment, TEMPLATE)
    assert "&lt;a href=&#39;x&#39;&gt;&#34;&amp;|" in drawn(QuickEnvironment, TEMPLATE)


@pytest.mark.parametrize("kind", [QuickEnvironment, Environment])
def test_what_is_missing_is_an_error(kind: type[Environment]) -> None:
    with pytest.raises(UndefinedError):
        drawn(kind, "{{ read[0].nothing }}")


def test_the_application_has_it() -> None:
    assert isinstance(PortolanApp(__name__).jinja_env, QuickEnvironment)
