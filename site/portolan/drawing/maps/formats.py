"""The formats of a chart: its size and its detail."""

from dataclasses import dataclass
from typing import Literal

# Pages carry both shapes and show the one that suits the width of the screen.
Shape = Literal["wide", "narrow"]


@dataclass(frozen=True)
class MapFormat:
    """A format: lengths in units of the drawing, the detail of the coast in square units.

    ``em`` is the size of the type, ``dots`` that of the harbors against it, ``gap`` the distance
    of the ruled lines on land, and ``most`` the number of degrees that the lines shown in full may
    span.
    """

    width: float
    height: float
    em: float
    gap: float
    detail: float
    most: float = 340
    dots: float = 1.0
