"""What the page of a document tells machines, by what its kind says of schema.org."""

from collections.abc import Mapping
from typing import TypedDict

from portolan.content.store import Doc
from portolan.web.structured_data.open_graph import open_graph
from portolan.web.structured_data.thing import Thing


class Described(TypedDict):
    """What the page of a document tells machines about it."""

    structured: tuple[Thing, ...]
    open_graph: Mapping[str, str]


def described(doc: Doc) -> Described:
    """What machines are told about a document, for the `Page` that shows it."""
    found = doc.type.schema_org(doc) if doc.type.schema_org else None
    return {"structured": (found,) if found else (), "open_graph": open_graph(doc, found)}
