"""The world chart of some of our harbors, for wide and for narrow pages."""

from collections.abc import Iterable

from markupsafe import Markup

from portolan.domain.places.harbors import harbor
from portolan.drawing import maps


def harbor_chart(codes: Iterable[str], prefix: str, label: str) -> Markup:
    """The world with these harbors, each once; ``prefix`` starts every id, ``label`` names it."""
    places = (maps.Landmark(code, harbor(code).position, major=True) for code in codes)
    marks = maps.Marks(named=tuple(dict.fromkeys(places)), solid=(), open=(), lines=())
    shapes: tuple[maps.Shape, ...] = ("wide", "narrow")
    drawn = (maps.world(marks, shape, f"{prefix}-{shape}", label) for shape in shapes)
    return Markup("").join(map(Markup, drawn))
