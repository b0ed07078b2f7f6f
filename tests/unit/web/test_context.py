"""Calls in templates end as Jinja's own do."""

from typing import Any

import pytest
from jinja2 import Environment, StrictUndefined, UndefinedError, pass_context, pass_environment
from jinja2.runtime import Context

from portolan.web.context import QuickContext

TEMPLATE = """
{%- macro row(word, end="!") %}{{ word }}{{ end }}{% endmacro -%}
{%- macro around(word) %}{{ word }}{{ caller(word) }}{% endmacro -%}
{{ row("<a>") }} {{ row("b", end=mark) }} {% call(word) around("c") %}<i>{{ word }}{% endcall %}
{% for one in range(2) %}{{ seen() }}{{ called(one, by=2) }}{% endfor %}
{{ within() }} {{ adder(1) }} {{ "x,y".split(",") }}
"""


class Adder:
    """A callable that is no function."""

    def __call__(self, number: int) -> int:
        return number + 1


@pass_context
def seen(context: Context) -> str:
    """What the context of a loop knows."""
    return f"{context['mark']}{context.get('one')}"


@pass_environment
def within(environment: Environment) -> bool:
    """Whether escaping is on."""
    return bool(environment.autoescape)


def values() -> dict[str, Any]:
    def called(*args: int, **more: int) -> str:
        return f"<{args}{more}>"

    return {"mark": "&", "seen": seen, "within": within, "adder": Adder(), "called": called}


def drawn(kind: type[Context], *, autoescape: bool) -> str:
    environment = Environment(autoescape=autoescape, undefined=StrictUndefined)  # noqa: S701 - both ways
    environment.context_class = kind
    return environment.from_string(TEMPLATE).render(**values())


@pytest.mark.parametrize("autoescape", [True, False])
def test_every_call_ends_as_in_jinja(autoescape: bool) -> None:
    own = drawn(QuickContext, autoescape=autoescape)
    assert own == drawn(Context, autoescape=autoescape)
    assert ("&lt;a&gt;!" if autoescape else "<a>!") in own


def test_what_is_not_defined_cannot_be_called() -> None:
    environment = Environment(autoescape=True, undefined=StrictUndefined)
    environment.context_class = QuickContext
    with pytest.raises(UndefinedError, match="nothing"):
        environment.from_string("{{ nothing() }}").render()
