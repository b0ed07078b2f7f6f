"""The addresses and breadcrumbs of the route search."""

from portolan.core.i18n import _
from portolan.domain.places.place import Place
from portolan.web.content_section import Crumbs, crumbs

HOME = "/route-search"
ENDS = ("origin", "destination")


def address(origin: Place, destination: Place) -> str:
    """The one address of a route."""
    return f"{HOME}/{origin.slug}/{destination.slug}"


def address_of_what_if(origin: Place, destination: Place) -> str:
    """The address of the page for a route."""
    return f"{address(origin, destination)}/what-if"


def way_to(*steps: tuple[str, str | None]) -> Crumbs:
    """The breadcrumbs from the home page through the search."""
    return crumbs((_("Route search"), HOME), *steps)
