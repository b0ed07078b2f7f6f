"""Conversions: events that tell a team whether the site does its work.

Scripts tell them (`assets/src/conversions.ts`), or a page does: an element of a template with

    <div{{ conversion("site_searched", results=total) }}>

tells its event when it is shown, and a link when it is followed. No property may hold what a
visitor has typed.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from flask import Flask, current_app, json
from markupsafe import Markup

from portolan.web.typescript import typescript


class Conversion(NamedTuple):
    """A conversion: the event's name, the types of its properties, and when it is sent."""

    name: str
    properties: Mapping[str, type]
    when: str


COMMON = (
    Conversion("form_started", {"form": str}, "a field of a form is changed for the first time"),
    Conversion("form_refused", {"form": str, "errors": int}, "a form comes back with errors"),
    Conversion("form_sent", {"form": str}, "a form is accepted"),
    Conversion("file_downloaded", {"file": str}, "a link that downloads is followed"),
)
"""The events of all forms and files; those of a section are its own."""


def init_conversions(app: Flask, conversions: Iterable[Conversion]) -> None:
    """Let templates and scripts tell the common events and these of the sections."""
    app.extensions[__name__] = (*COMMON, *conversions)


def all_conversions() -> Sequence[Conversion]:
    """The whole table, in the order of the sections."""
    conversions: Sequence[Conversion] = current_app.extensions[__name__]
    return conversions


def conversion(name: str, **properties: object) -> Markup:
    """The attribute of an element that tells an event, with a blank in front.

    Raises:
        ValueError: the table has no such event, or it has other properties.
    """
    types = {one.name: one.properties for one in all_conversions()}.get(name)
    if types != {key: type(value) for key, value in properties.items()}:
        msg = f"No event is called {name} with {properties}"
        raise ValueError(msg)
    return Markup(' data-conversion="{}"').format(
        json.dumps({"name": name, "properties": properties})
    )


def conversions_in_typescript() -> str:
    """The table as a TypeScript interface: the properties of each event by its name."""
    lines = (
        f"  /** Told when {one.when}. */\n  {one.name}: {_shape(one)};" for one in all_conversions()
    )
    comment = "/** The properties of each event of a conversion, by its name. */"
    return "\n".join([comment, "export interface Conversions {", *lines, "}\n"])


def _shape(one: Conversion) -> str:
    fields = (f"{name}: {typescript(kind)}" for name, kind in one.properties.items())
    return f"{{ {'; '.join(fields)} }}" if one.properties else "Record<string, never>"
