"""The addresses and breadcrumbs of the route search."""

from collections.abc import Iterable
from urllib.parse import urlencode

from portolan.core.i18n import _
from portolan.domain.places.place import Place
from portolan.web.content_section import Crumbs, crumbs

HOME = "/route-search"
ENDS = ("origin", "destination")
WEIGHT = "weight_kg"


def address(origin: Place, destination: Place) -> str:
    """The one address of a route."""
    return f"{HOME}/{origin.slug}/{destination.slug}"


def address_of_what_if(
    origin: Place, destination: Place, weight: str = "", asked: Iterable[tuple[str, str]] = ()
) -> str:
    """The address of the page for a route, with what is asked and the visitor's own weight."""
    path = f"{address(origin, destination)}/what-if"
    query = [*asked, *([(WEIGHT, weight)] if weight else ())]
    return f"{path}?{urlencode(query)}" if query else path


def way_to(*steps: tuple[str, str | None]) -> Crumbs:
    """The breadcrumbs from the home page through the search."""
    return crumbs((_("Route search"), HOME), *steps)
