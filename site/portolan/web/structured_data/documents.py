"""Structured data of a document's page, by the mapping of its kind."""

import datetime as dt
from collections.abc import Mapping
from typing import TypedDict

from portolan.content.types import Doc
from portolan.web.structured_data.open_graph import open_graph
from portolan.web.structured_data.thing import Thing


class Described(TypedDict):
    """The metadata of a document's page."""

    structured: tuple[Thing, ...]
    open_graph: Mapping[str, str]
    changed: dt.date | None


def described(doc: Doc) -> Described:
    """The structured data, Open Graph properties and last change of a document, for its `Page`."""
    thing = doc.type.schema_org(doc) if doc.type.schema_org else None
    return {
        "structured": (thing,) if thing else (),
        "open_graph": open_graph(doc, thing),
        "changed": doc.changed,
    }
