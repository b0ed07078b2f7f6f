"""The world chart of some of our harbors, for wide and for narrow pages."""

from collections.abc import Iterable

from markupsafe import Markup

from portolan.content.types import CONTENT_TYPES
from portolan.domain.places.harbors import harbor
from portolan.drawing import maps
from portolan.web.content import documents


def harbor_chart(codes: Iterable[str], prefix: str, label: str) -> Markup:
    """The world with these harbors, each once, an office by its city; ``prefix`` starts every id.

    ``label`` names the picture.
    """
    cities = {office.meta["code"]: office.title for office in documents(CONTENT_TYPES["office"])}
    places = (
        maps.Landmark(cities.get(code, code), harbor(code).position, major=True) for code in codes
    )
    marks = maps.Marks(named=tuple(dict.fromkeys(places)), solid=(), open=(), lines=())
    shapes: tuple[maps.Shape, ...] = ("wide", "narrow")
    drawn = (maps.world(marks, shape, f"{prefix}-{shape}", label) for shape in shapes)
    return Markup("").join(map(Markup, drawn))
