"""The two sheets of every diagram, and the basic marks that all diagrams share.

A wide sheet has the measures of the page at 1440 pixels: its edges and its spine are those of the
twelve columns. A narrow sheet is twice a telephone of 360 pixels. Lengths are units of the sheet.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from portolan.drawing.maps.formats import Shape
from portolan.drawing.svg import XY, element, number, path_data, text


@dataclass(frozen=True)
class Sheet:
    """A surface to draw on: ``left`` to ``right`` carries the drawing, type is ``em`` high."""

    shape: Shape
    width: float
    height: float
    left: float
    right: float
    spine: float
    em: float

    @property
    def wide(self) -> bool:
        """Whether this is the sheet for large screens."""
        return self.shape == "wide"

    @property
    def span(self) -> float:
        """The width of the drawing."""
        return self.right - self.left


def wide_sheet(height: float) -> Sheet:
    """Return a wide sheet of this height: 1440 units, column four at 390."""
    return Sheet("wide", 1440, height, 48, 1392, 390, 13)


def narrow_sheet(height: float) -> Sheet:
    """Return a narrow sheet of this height: 720 units, and no spine."""
    return Sheet("narrow", 720, height, 32, 688, 32, 22)


@dataclass(frozen=True)
class Scale:
    """A straight scale: values from ``low`` to ``high`` fall between two places of the sheet."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return the place of a value."""
        return self.start + (value - self.low) * self.unit

    @property
    def unit(self) -> float:
        """The length of one, negative where the scale runs upward."""
        return (self.end - self.start) / (self.high - self.low)


def line(points: Iterable[XY], kind: str = "hair") -> str:
    """Return a line through points; its kind says how strong it is drawn."""
    return element("path", class_=kind, d=path_data(points))


def lines(pieces: Iterable[Iterable[XY]], kind: str = "hair") -> str:
    """Return many lines as one path."""
    return element("path", class_=kind, d="".join(path_data(piece) for piece in pieces))


def levels(rows: Iterable[tuple[float, float, float]], kind: str = "hair") -> str:
    """Return level lines as one path; each row is its height, its start and its end."""
    return _strokes((((a, y), (b, y)) for y, a, b in rows), "h", kind)


def uprights(rows: Iterable[tuple[float, float, float]], kind: str = "hair") -> str:
    """Return upright lines as one path; each row is its place, its start and its end."""
    return _strokes((((x, a), (x, b)) for x, a, b in rows), "v", kind)


def _strokes(rows: Iterable[tuple[XY, XY]], way: str, kind: str) -> str:
    """Return strokes as a path of relative steps, which is the shortest and never drifts."""
    data, at = "", (0.0, 0.0)
    for start, end in rows:
        (x, y), (ex, ey) = _grid(start), _grid(end)
        gap = number(y - at[1])
        parted = "" if gap.startswith("-") else " "
        data += f"{'m' if data else 'M'}{number(x - at[0])}{parted}{gap}"
        data += way + number(ex - x if way == "h" else ey - y)
        at = (ex, ey)
    return element("path", class_=kind, d=data)


def _grid(at: XY) -> XY:
    """Return a point on the grid of tenths to which paths are written."""
    return round(at[0], 1), round(at[1], 1)


def ruled(left: float, right: float, top: float, bottom: float, gap: float = 6) -> str:
    """Return a ruled area, which on every page means free, open or not counted."""
    first = top + gap / 2
    rows = [first + i * gap for i in range(int((bottom - first) // gap) + 1)]
    return levels([(y, left, right) for y in rows], "ruled")


def frame(left: float, top: float, width: float, height: float, kind: str = "rule") -> str:
    """Return the outline of a rectangle."""
    corners = [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]
    return element("path", class_=kind, d=path_data(corners, closed=True))


def stepped(points: Iterable[XY]) -> list[XY]:
    """Return the corners of a stepped line: level up to each point, then straight to its height."""
    corners: list[XY] = []
    for x, y in points:
        if corners:
            corners.append((x, corners[-1][1]))
        corners.append((x, y))
    return corners


def dot(x: float, y: float, radius: float = 5, kind: str = "solid") -> str:
    """Return a dot: solid for what is, open for what is planned or other."""
    return element("circle", class_=kind, cx=x, cy=y, r=radius)


def words(
    content: str, x: float, y: float, anchor: str | None = None, kind: str | None = None
) -> str:
    """Return a text whose base line starts at a point; the anchor is ``middle`` or ``end``.

    The space behind it keeps texts apart where a browser draws no pictures.
    """
    return text(content, x=x, y=y, text_anchor=anchor, class_=kind) + " "
