"""React islands: a piece of server HTML that a component takes over in the browser.

    {{ island("PostForm", form_view) }}

draws `islands/post_form.html`, which knows its data as `props`, and puts the same data
beside it for the component. Where the markup stands on the page itself, the call block says so:

    {% call island("PostForm", form_view) %}…{% endcall %}

Markup and component must agree node by node: see `jsx_whitespace` and the parity tests.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Literal, TypedDict

from flask import current_app, g, render_template
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from portolan.core.untranslated import with_language_marks

When = Literal["near", "touch"]

_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")

_ISLAND = Markup(
    '<div data-island="{name}" data-island-id="{id}" data-island-when="{when}">{html}</div>'
    '<script type="application/json" data-island-props="{id}">{data}</script>'
)


class Island(TypedDict):
    """An island on a page, as the browser's navigation needs it."""

    id: str
    name: str
    props: object


def island(
    name: str,
    props: Mapping[str, Any],
    when: When = "touch",
    caller: Callable[[], Markup] | None = None,
    number: int | None = None,
) -> Markup:
    """The markup of an island, which is also noted for the page's data.

    Args:
        name: the component, `PostForm` for `assets/src/islands/PostForm.tsx`.
        props: the props of the component; plain data, lazy texts included.
        when: what hydrates it: focus or `touch`, or, where the server's HTML lacks what only
            scripts can show, coming `near` the viewport.
        caller: the body of a call block; without it the island's own template is drawn.
        number: distinguishes it from others of its name; given for an island on all pages, whose
            id would otherwise depend on the rest of the page.
    """
    islands = _islands()
    if number is None:
        number = 1 + sum(one["name"] == name for one in islands)
    island_id = f"{kebab(name)}-{number}"
    islands.append({"id": island_id, "name": name, "props": props})
    drawn = caller() if caller else _from_template(name, props)
    html = Markup(with_language_marks(drawn, elements=False))  # noqa: S704 - Jinja escaped it
    # React's tree has no whitespace at the edges, so the markup may not either.
    return _ISLAND.format(name=name, id=island_id, when=when, html=html.strip(), data=_data(props))


def collected_islands() -> list[Island]:
    """The islands drawn so far in the current request, in order."""
    return list(_islands())


def _islands() -> list[Island]:
    islands: list[Island] = g.setdefault("islands", [])
    return islands


def _from_template(name: str, props: Mapping[str, Any]) -> Markup:
    template = f"islands/{kebab(name).replace('-', '_')}.html"
    return Markup(render_template(template, props=props))  # noqa: S704 - Jinja escaped it


def _data(props: Mapping[str, Any]) -> Markup:
    """JSON that is safe inside a script element."""
    dumps = current_app.json.dumps
    data = htmlsafe_json_dumps(props, dumps=dumps, ensure_ascii=False, sort_keys=False)
    return data.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def kebab(name: str) -> str:
    """The name in small letters: `search-box` for `SearchBox`."""
    return _WORD_START.sub("-", name).lower()
