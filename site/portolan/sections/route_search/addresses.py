"""The addresses and breadcrumbs of the route search."""

from portolan.core.i18n import _
from portolan.domain.places.place import Place
from portolan.web.content_section import Crumbs, crumbs

HOME = "/route-search"
ENDS = ("origin", "destination")


def address(origin: Place, destination: Place) -> str:
    """The one address of a route."""
    return f"{HOME}/{origin.slug}/{destination.slug}"


def way_to(*steps: tuple[str, str | None]) -> Crumbs:
    """The breadcrumbs from the home page through the search."""
    return crumbs((_("Route search"), HOME), *steps)
