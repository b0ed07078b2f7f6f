"""The table of conversions: events that tell a team whether the site does its work.

Scripts tell them (`assets/src/conversions.ts`), or a page does: an element of a template with

    <div{{ conversion("site_searched", results=total) }}>

tells its event when it is shown, and a link when it is followed. No property may hold what a
visitor has typed.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from flask import json
from markupsafe import Markup

from portolan.web.typescript import typescript


class Conversion(NamedTuple):
    """A conversion: the event's name, the types of its properties, and when it is sent."""

    name: str
    properties: Mapping[str, type]
    when: str


CONVERSIONS: Sequence[Conversion] = (
    Conversion("form_started", {"form": str}, "a field of a form is changed for the first time"),
    Conversion("form_refused", {"form": str, "errors": int}, "a form comes back with errors"),
    Conversion("form_sent", {"form": str}, "a form is accepted"),
    Conversion("newsletter_requested", {}, "the newsletter's form is accepted"),
    Conversion("newsletter_confirmed", {}, "the link of the newsletter's mail is confirmed"),
    Conversion("quote_step", {"step": int}, "a later step of the quote is reached, from 2 on"),
    Conversion("route_searched", {"origin": str, "destination": str}, "a route is shown"),
    Conversion("routes_compared", {"closed": int}, "routes with passages closed are shown"),
    Conversion("emissions_calculated", {"mode": str}, "a result of the calculator is shown"),
    Conversion("load_planned", {"unit": str}, "a loading plan is shown"),
    Conversion("arrival_planned", {"mode": str}, "the dates of an arrival are shown"),
    Conversion("list_calculated", {"rows": int}, "emissions of a list of shipments are shown"),
    Conversion("hs_searched", {"results": int}, "HS codes are found, or suggested and picked"),
    Conversion("label_made", {"kind": str}, "a label is shown"),
    Conversion("site_searched", {"results": int}, "pages are found, or suggested and picked"),
    Conversion("job_applied", {"job": str}, "the link to apply for a job is followed"),
    Conversion("file_downloaded", {"file": str}, "a link that downloads is followed"),
)


def conversion(name: str, **properties: object) -> Markup:
    """The attribute of an element that tells an event, with a blank in front.

    Raises:
        ValueError: the table has no such event, or it has other properties.
    """
    types = {one.name: one.properties for one in CONVERSIONS}.get(name)
    if types != {key: type(value) for key, value in properties.items()}:
        msg = f"No event is called {name} with {properties}"
        raise ValueError(msg)
    return Markup(' data-conversion="{}"').format(
        json.dumps({"name": name, "properties": properties})
    )


def conversions_in_typescript() -> str:
    """The table as a TypeScript interface: the properties of each event by its name."""
    lines = (f"  /** Told when {one.when}. */\n  {one.name}: {_shape(one)};" for one in CONVERSIONS)
    comment = "/** The properties of each event of a conversion, by its name. */"
    return "\n".join([comment, "export interface Conversions {", *lines, "}\n"])


def _shape(one: Conversion) -> str:
    fields = (f"{name}: {typescript(kind)}" for name, kind in one.properties.items())
    return f"{{ {'; '.join(fields)} }}" if one.properties else "Record<string, never>"
