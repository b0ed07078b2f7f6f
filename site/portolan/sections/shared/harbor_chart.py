"""The chart of some of our harbors, for wide and for narrow pages."""

from collections.abc import Container, Iterable

from markupsafe import Markup

from portolan.content.types import CONTENT_TYPES
from portolan.domain.places.harbors import harbor
from portolan.drawing import maps
from portolan.web.content import documents


def harbor_chart(
    codes: Iterable[str], prefix: str, label: str, leading: Container[str] | None = None
) -> Markup:
    """The part of the world with these harbors, each once, an office by its city.

    Empty without any.

    Args:
        codes: the harbors.
        prefix: what every id begins with.
        label: the name of the picture.
        leading: the harbors that are marked and named strong; without it all are.
    """
    cities = {office.meta["code"]: office.title for office in documents(CONTENT_TYPES["office"])}
    places = (
        maps.Landmark(
            cities.get(code, code),
            harbor(code).position,
            major=leading is None or code in leading,
        )
        for code in codes
    )
    marked = tuple(dict.fromkeys(places))
    if not marked:
        return Markup()
    shapes: tuple[maps.Shape, ...] = ("wide", "narrow")
    drawn = (maps.around_places(marked, shape, f"{prefix}-{shape}", label) for shape in shapes)
    return Markup("").join(map(Markup, drawn))
