"""A section of the site: a blueprint whose views return pages."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from flask import Blueprint, Response

from portolan.web.page import Page, respond

View = TypeVar("View", bound=Callable[..., Page | Response])


class Section(Blueprint):
    """A blueprint that knows the page contract."""

    def page(self, rule: str, *, methods: tuple[str, ...] = ("GET",)) -> Callable[[View], View]:
        """Answer `rule` with the page that the decorated view returns."""

        def register(view: View) -> View:
            @wraps(view)
            def answer(**values: str) -> Response:
                made = view(**values)
                return respond(made) if isinstance(made, Page) else made

            self.add_url_rule(rule, view.__name__, answer, methods=methods)
            return view

        return register
