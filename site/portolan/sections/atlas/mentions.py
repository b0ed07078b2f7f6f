"""The routes, services and warehouses that mention a place."""

from portolan.content.types import Doc
from portolan.sections.atlas.document_kinds import ROUTE, SERVICE, WAREHOUSE
from portolan.web.content import documents

KINDS = (ROUTE, SERVICE, WAREHOUSE)


def mentions(code: str) -> list[Doc]:
    """The routes from and to a place, the services that call there, the warehouses near it."""
    return [doc for kind in KINDS for doc in documents(kind) if code in _codes(doc)]


def _codes(doc: Doc) -> tuple[str, ...]:
    meta = doc.meta
    ends = (str(meta.get("origin", "")), str(meta.get("destination", "")))
    return (*ends, *meta.get("calls", ()), *meta.get("near", ()))
