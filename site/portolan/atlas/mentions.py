"""Which routes, services and warehouses speak of a place."""

from portolan.content.store import Doc
from portolan.content.types import ROUTE, SERVICE, WAREHOUSE
from portolan.web.content import store
from portolan.web.locale import current_locale

KINDS = (ROUTE, SERVICE, WAREHOUSE)
_PATHS = (
    "SELECT path FROM document WHERE locale = ? AND type IN (?, ?, ?) AND meta LIKE ?"
    " ORDER BY type, sort"
)


def mentions(code: str) -> list[Doc]:
    """The routes from and to a place, the services that call there, the warehouses near it."""
    # A hundred documents take longer to read than the rest of the page takes to draw.
    names = [kind.name for kind in KINDS]
    rows = store().query(_PATHS, (current_locale().code, *names, f'%"{code}"%'))
    found = store().at([str(row["path"]) for row in rows], current_locale().code)
    return [doc for doc in found if code in _codes(doc)]


def _codes(doc: Doc) -> tuple[str, ...]:
    meta = doc.meta
    ends = (str(meta.get("origin", "")), str(meta.get("destination", "")))
    return (*ends, *meta.get("calls", ()), *meta.get("near", ()))
