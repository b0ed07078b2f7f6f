"""The table of icon files."""

from typing import NamedTuple

from portolan.web.icons.drawing import LARGE, MASKABLE, SMALL, Design

FAVICON_SIZES = (16, 32, 48)
FAVICON_DESIGN = SMALL


class Icon(NamedTuple):
    """An icon: its design, its size in pixels, and its purpose if the manifest lists it."""

    design: Design
    size: int
    purpose: str = ""


PNGS = {
    "apple-touch-icon": Icon(LARGE, 180),
    "icon-192": Icon(LARGE, 192, "any"),
    "icon-512": Icon(LARGE, 512, "any"),
    "icon-maskable-512": Icon(MASKABLE, 512, "maskable"),
}
"""The icons by the name of their file."""

LOGO = "/icon-512.png"
"""The path of the logo for search engines."""
