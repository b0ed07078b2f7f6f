"""A loaded unit as SVG: its room, its blocks as far as they are loaded, the last one marked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from portolan.drawing.diagrams.load_view import (
    Corners,
    LoadView,
    back_to_front,
    covers,
    extent,
    faces,
    on_paper,
)
from portolan.drawing.svg import XY, element, path_data, picture, text

WIDTH = 1000.0
MARGIN = 40.0
LABEL = 26.0
GAP = 8.0
TINTS = ("t0", "t1", "t2", "t3")
"""The alternating tones of rows of pieces; the number on each tells them apart."""


def tint_of(row: int) -> str:
    """The tone of a row of pieces, counted from 0."""
    return TINTS[row % len(TINTS)]


@dataclass(frozen=True)
class DrawnBlock:
    """A block to draw: its corners in millimeters, how many pieces each way, its row."""

    corners: Corners
    counts: tuple[int, int, int]
    row: int


@dataclass(frozen=True)
class LoadWords:
    """The words of the drawing, in the language of the reader."""

    label: str
    front: str
    door: str


def load_svg(
    view: LoadView, blocks: Sequence[DrawnBlock], words: LoadWords, *, is_marked: bool = False
) -> str:
    """Draw the blocks in a room; `is_marked` marks the last one, which was loaded just now."""
    paper = _Paper(view)
    boxes = [view.turned(one.corners) for one in blocks]
    last = len(blocks) - 1 if is_marked else -1
    order = back_to_front(boxes)
    drawn = [
        element(
            "g",
            _block(paper, boxes[at], _counts(view, blocks[at])),
            _number(paper, boxes[at], blocks[at].row, [boxes[one] for one in order[place:]]),
            class_="now" if at == last else tint_of(blocks[at].row),
        )
        for place, at in enumerate(order, 1)
    ]
    return picture(
        WIDTH,
        paper.height,
        "load",
        words.label,
        _room(paper, view),
        *drawn,
        _rim(paper, view),
        *_ends(paper, view, words),
    )


class _Paper:
    """The scale of a drawing: it fills the width, or the height that this allows."""

    def __init__(self, view: LoadView) -> None:
        self._left, self._upper, right, lower = extent(view)
        self._unit = (WIDTH - 2 * MARGIN) / (right - self._left)
        self.height = (lower - self._upper) * self._unit + 2 * MARGIN

    def at(self, place: XY) -> XY:
        """The place of a point of the projection on the drawing."""
        x, y = place
        return (x - self._left) * self._unit + MARGIN, (y - self._upper) * self._unit + MARGIN

    def outline(self, places: Sequence[XY], kind: str | None = None, *, closed: bool = True) -> str:
        """A path through points of the projection."""
        return element(
            "path", class_=kind, d=path_data([self.at(each) for each in places], closed=closed)
        )


def _room(paper: _Paper, view: LoadView) -> str:
    """The floor and the two walls at the back."""
    x0, y0, z0, x1, y1, z1 = view.whole
    floor = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)]
    walls = [(x0, y1, z0), (x0, y1, z1), (x0, y0, z1), (x1, y0, z1), (x1, y0, z0)]
    corner = [(x0, y0, z0), (x0, y0, z1)]
    return "".join(
        [
            paper.outline([on_paper(*at) for at in floor], "floor"),
            paper.outline([on_paper(*at) for at in walls], "hair", closed=False),
            paper.outline([on_paper(*at) for at in corner], "hair", closed=False),
        ]
    )


def _rim(paper: _Paper, view: LoadView) -> str:
    """The upper rim nearest to the reader, over all that is loaded."""
    x0, y0, z0, x1, y1, z1 = view.whole
    rim = [(x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
    upright = [(x1, y1, z1), (x1, y1, z0)]
    return "".join(
        paper.outline([on_paper(*at) for at in points], "hair", closed=False)
        for points in (rim, upright)
    )


def _block(paper: _Paper, box: Corners, counts: tuple[int, int, int]) -> str:
    sides = "".join(map(paper.outline, faces(box)))
    return sides + element("path", class_="hair", d="".join(_seams(paper, box, counts)))


def _counts(view: LoadView, block: DrawnBlock) -> tuple[int, int, int]:
    along, across, up = block.counts
    return (across, along, up) if view.turn % 2 else (along, across, up)


def _seams(paper: _Paper, box: Corners, counts: tuple[int, int, int]) -> Iterator[str]:
    """The lines between the pieces of a block, on the faces that are seen."""
    x0, y0, z0, x1, y1, z1 = box
    along, across, up = counts
    for i in range(1, along):
        x = x0 + (x1 - x0) * i / along
        yield _stroke(paper, (x, y0, z1), (x, y1, z1), (x, y1, z0))
    for i in range(1, across):
        y = y0 + (y1 - y0) * i / across
        yield _stroke(paper, (x0, y, z1), (x1, y, z1), (x1, y, z0))
    for i in range(1, up):
        z = z0 + (z1 - z0) * i / up
        yield _stroke(paper, (x1, y0, z), (x1, y1, z), (x0, y1, z))


def _stroke(paper: _Paper, *corners: tuple[float, float, float]) -> str:
    return path_data([paper.at(on_paper(*at)) for at in corners])


def _number(paper: _Paper, box: Corners, row: int, later: Sequence[Corners]) -> str:
    """The number of the row, on the face with the most room; none where it would not be seen."""
    rooms = [(_least_width(paper, corners), corners) for corners in faces(box)]
    for room, corners in sorted(rooms, key=lambda each: -each[0]):
        middle = sum(x for x, _y in corners) / 4, sum(y for _x, y in corners) / 4
        if room >= LABEL and not any(covers(other, middle) for other in later):
            x, y = paper.at(middle)
            return text(str(row + 1), x=x, y=y + LABEL / 3, text_anchor="middle")
    return ""


def _least_width(paper: _Paper, corners: Sequence[XY]) -> int:
    """The lesser of width and height in whole units, so that equal faces count as equal."""
    places = [paper.at(each) for each in corners]
    across, down = [x for x, _y in places], [y for _x, y in places]
    return round(min(max(across) - min(across), max(down) - min(down)))


def _ends(paper: _Paper, view: LoadView, words: LoadWords) -> Iterator[str]:
    """The words at the front wall and at the door: above a wall at the back, below one before.

    They begin or end at the edge of the drawing, where they are not cut on small screens.
    """
    length, width, height = view.room
    for word, x in ((words.front, 0), (words.door, length)):
        x0, y0, z0, x1, y1, z1 = view.turned((x, 0, 0, x, width, height))
        is_behind = x1 == 0 or y1 == 0
        z = z1 if is_behind else z0
        corners = [paper.at(on_paper(*at, z)) for at in ((x0, y0), (x1, y1))]
        is_left = sum(across for across, _down in corners) < WIDTH
        heights = [down for _across, down in corners]
        yield text(
            word,
            x=GAP if is_left else WIDTH - GAP,
            y=min(heights) - GAP if is_behind else max(heights) + GAP + LABEL,
            text_anchor=None if is_left else "end",
        )
