"""The lanes on the home page: their harbors, figures and charts."""

from dataclasses import replace

from markupsafe import Markup

from portolan.core.i18n import _, lazy
from portolan.domain.places.harbors import Harbor, harbor
from portolan.drawing import maps
from portolan.drawing.maps import Lane

HERO_ORIGIN = "CNSHA"
HERO_DESTINATIONS = tuple(
    "NLRTM DEHAM GRPIR EGPSD MAPTM AEJEA INNSA LKCMB SGSIN KRPUS JPYOK".split()
)
PAIRS = (
    ("CNSHA", "NLRTM"),
    ("CNSHA", "USLAX"),
    ("LKCMB", "DEHAM"),
    ("INNSA", "GBFXT"),
    ("BRSSZ", "NLRTM"),
    ("NLRTM", "USNYC"),
)

# Harbor names are messages, so that translators find them beside the rest.
NAMES = {
    "BRSSZ": lazy("Santos"),
    "CNSHA": lazy("Shanghai"),
    "DEHAM": lazy("Hamburg"),
    "GBFXT": lazy("Felixstowe"),
    "INNSA": lazy("Nhava Sheva"),
    "LKCMB": lazy("Colombo"),
    "NLRTM": lazy("Rotterdam"),
    "USLAX": lazy("Los Angeles"),
    "USNYC": lazy("New York"),
}


def hero_chart() -> Markup:
    """The wind rose on Shanghai, with its rays."""
    ends = [harbor(code) for code in HERO_DESTINATIONS]
    return Markup(maps.hero(harbor(HERO_ORIGIN), ends, prefix="hero"))  # noqa: S704 - drawn by us


def hero_lane() -> Lane:
    """The lane in the hero's sentence."""
    return maps.lane_figures(harbor(HERO_ORIGIN), harbor(HERO_DESTINATIONS[0]))


def lane_figures() -> list[Lane]:
    """Bearing and distances of each lane, the harbors named in the visitor's language."""
    return [
        replace(lane, origin=_named(lane.origin), destination=_named(lane.destination))
        for lane in _lanes()
    ]


def lanes_chart(shape: maps.Shape) -> Markup:
    """The world chart with every lane, as rhumb line and as great circle."""
    label = _("World chart: each lane drawn as a rhumb line and as a great circle")
    return Markup(maps.lanes(_lanes(), shape, f"lanes-{shape}", label))  # noqa: S704 - drawn by us


def _lanes() -> list[Lane]:
    return [maps.lane_figures(harbor(one), harbor(other)) for one, other in PAIRS]


def _named(harbor: Harbor) -> Harbor:
    return replace(harbor, name=str(NAMES[harbor.code]))
