"""What a page costs when it has to be rendered: CPU time in this process, by template."""

import gc
import time
from collections.abc import Sequence
from statistics import median
from typing import Any

from flask import Flask, template_rendered

from portolan.web.page_cache.page_harvest import request_for
from portolan.web.page_cache.wsgi_response import ask
from tests.bench.site import Address

REPEATS = 15
_PARTS = ("islands/", "components/", "base.html")


def render_milliseconds(app: Flask, addresses: Sequence[Address]) -> dict[str, float]:
    """The median CPU time of one page of each template, by the template's name."""
    costs: dict[str, float] = {}
    for address in addresses:
        if address.target.startswith("/page-data/"):
            continue
        template = _template_of(app, address)
        if template and template not in costs:
            costs[template] = _cost(app, address)
    return costs


def _template_of(app: Flask, address: Address) -> str | None:
    """The template of a page; None for what is no page, as a feed."""
    names: list[str] = []

    def note(_sender: Flask, template: Any, **_more: Any) -> None:
        names.append(template.name)

    with template_rendered.connected_to(note, app):
        _render(app, address)
    # Islands and components are drawn within the page's own template, which base.html takes in.
    return next((name for name in names if not name.startswith(_PARTS)), None)


def _cost(app: Flask, address: Address) -> float:
    _render(app, address)
    spent = []
    gc.disable()
    try:
        for _ in range(REPEATS):
            before = time.thread_time()
            _render(app, address)
            spent.append(time.thread_time() - before)
    finally:
        gc.enable()
    return median(spent) * 1e3


def _render(app: Flask, address: Address) -> None:
    path, _, query = address.target.partition("?")
    ask(app, request_for(address.host, path, query)).read()
