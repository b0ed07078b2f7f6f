"""Resolution of a text: a code, a slug, a name, or a name with its code as the picker writes it."""

import re

from portolan.domain.places.place import PlaceKind
from portolan.domain.places.resolution import Certainty, Resolution
from portolan.domain.routes.network import RouteNetwork

LONGEST = 200
_WITH_CODE = re.compile(r".*\(([A-Z]{3}|[A-Z]{2}[A-Z2-9]{3})\)\s*$", re.DOTALL)


def resolve_text(
    network: RouteNetwork, text: str, kind: PlaceKind | None = None, limit: int = 8
) -> Resolution:
    """Resolve a text of any length, of which only the first 200 characters count."""
    text = text[:LONGEST]
    written = _WITH_CODE.match(text)
    place = network.by_code.get(written[1]) if written else None
    if place and kind in (None, place.kind):
        return Resolution(Certainty.FOUND, (place,), is_exact=True)
    return network.resolver.resolve(text, kind, limit)
