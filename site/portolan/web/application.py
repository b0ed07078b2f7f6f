"""The application's own class, and the Jinja environment that it draws its pages with."""

from collections.abc import Callable, MutableMapping
from typing import Any

from flask import Flask
from flask.sansio.app import App
from flask.templating import Environment

from portolan.web.context import QuickContext

_ABSENT = object()


class QuickEnvironment(Environment):
    """An environment that looks keys of dicts up without an exception for each."""

    context_class = QuickContext

    def __init__(self, app: App, **options: Any) -> None:
        # Without a limit, Jinja need not keep in mind which template was drawn last.
        super().__init__(app, cache_size=-1, **options)

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """The globals of a template: those of all templates, copied at once for each context."""
        return super().make_globals(d) if d else self.globals

    def getattr(self, obj: Any, attribute: str) -> Any:
        """The attribute of that name, or else the item with that key."""
        value = getattr(obj, attribute, _ABSENT)
        return super().getattr(obj, attribute) if value is _ABSENT else value


class PortolanApp(Flask):
    """The site's application: none of its views waits for anything asynchronous."""

    jinja_environment = QuickEnvironment

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The function as it is, which Flask would examine thirty times for each request."""
        return func
