"""The application's own class, and the Jinja environment that it draws its pages with."""

from collections.abc import Callable, MutableMapping
from functools import partial
from types import CodeType
from typing import Any

from flask import Flask
from flask.templating import Environment
from jinja2 import Template
from markupsafe import Markup, escape
from markupsafe import _escape_inner as escaped_text  # type: ignore[attr-defined]  # no other way

from portolan.web.context import QuickContext

_ABSENT = object()
_markup = partial(str.__new__, Markup)


class QuickTemplate(Template):
    """A template that escapes text without the wrappers around it: pages do so 300 times."""

    @classmethod
    def from_code(
        cls,
        environment: Any,
        code: CodeType,
        globals: MutableMapping[str, Any],  # noqa: A002 - Jinja's own name
        uptodate: Callable[[], bool] | None = None,
    ) -> Template:
        """The template of compiled code, which finds its helpers by these names."""
        template = super().from_code(environment, code, globals, uptodate)
        template.root_render_func.__globals__.update(escape=quick_escape, Markup=_markup)
        return template


class QuickEnvironment(Environment):
    """An environment that looks keys of dicts up without an exception for each."""

    context_class = QuickContext
    template_class = QuickTemplate

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """The globals of a template: those of all templates, copied at once for each context."""
        return super().make_globals(d) if d else self.globals

    def getattr(self, obj: Any, attribute: str) -> Any:
        """The attribute of that name, or else what has it as its key."""
        value = getattr(obj, attribute, _ABSENT)
        return super().getattr(obj, attribute) if value is _ABSENT else value


class PortolanApp(Flask):
    """The site's application: none of its views waits for anything asynchronous."""

    jinja_environment = QuickEnvironment

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The function as it is, which Flask would examine thirty times for each request."""
        return func


def quick_escape(value: Any) -> str:
    """A value as it stands in HTML."""
    kind = type(value)
    if kind is str:
        return str(escaped_text(value))
    return value if kind is Markup else escape(value)
