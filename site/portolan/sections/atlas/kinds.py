"""The six kinds of entry in the atlas."""

from dataclasses import dataclass

from flask_babel.speaklater import LazyString

from portolan.content.types import ContentType
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.domain.places.place import PlaceKind
from portolan.sections.atlas.document_kinds import (
    AIRPORT,
    OCEANPORT,
    ROUTE,
    SERVICE,
    VESSEL,
    WAREHOUSE,
)

HOME = "/atlas"


@dataclass(frozen=True)
class AtlasKind:
    """A kind of entry.

    Attributes:
        content: the kind of its documents.
        plural: the title of its list.
        about: one sentence about its list.
        place: its kind of place, if it is one.
    """

    content: ContentType
    plural: LazyString
    about: LazyString
    place: PlaceKind | None = None

    @property
    def name(self) -> str:
        """Its name in addresses."""
        return self.content.name

    @property
    def path(self) -> str:
        """The address of its list."""
        return self.content.listed


KINDS = {
    one.name: one
    for one in (
        AtlasKind(
            OCEANPORT,
            lazy("Ocean ports"),
            lazy("Where ships load: position, waters, distances to the main ports of the world."),
            PlaceKind.OCEANPORT,
        ),
        AtlasKind(
            AIRPORT,
            lazy_pgettext("atlas", "Airports"),
            lazy("Every airport with an IATA code and a city, and what the cargo ones handle."),
            PlaceKind.AIRPORT,
        ),
        AtlasKind(
            VESSEL,
            lazy_pgettext("atlas", "Vessels"),
            lazy("Container ships with their IMO number, capacity and size, drawn to scale."),
        ),
        AtlasKind(
            WAREHOUSE,
            lazy_pgettext("atlas", "Warehouses"),
            lazy("Our warehouses: what each handles, how large it is, and what is nearby."),
        ),
        AtlasKind(
            ROUTE,
            lazy_pgettext("route", "Routes"),
            lazy("Lanes by sea and by air with their distance, transit time and emissions."),
        ),
        AtlasKind(
            SERVICE,
            lazy_pgettext("kind of page", "Services"),
            lazy(
                "Our weekly services by sea and by air: ports of call, days of departure and "
                "cut-off."
            ),
        ),
    )
}

PLACES = {one.place: one for one in KINDS.values() if one.place}
