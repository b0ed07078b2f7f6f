"""Layout of titles: as large as the box allows, in balanced lines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from portolan.core.locale import Locale
from portolan.web.share_images.breaking import TitlePiece, balanced, filled, joined, phrases, pieces
from portolan.web.share_images.glyphs import UNITS, Alphabet

ELLIPSIS = "…"
_STOPS = " ,.:;，、：；。"

CAPITALS = 0.7
"""The height of capitals in ems."""

WORTH = 0.5
"""The smallest size for lines of whole phrases, as a share of the size with broken phrases."""


@dataclass(frozen=True)
class Manner:
    """The typography of titles in a locale; leading and tracking in ems, sizes in pixels."""

    sizes: tuple[int, ...]
    leading: float
    small_leading: float
    tracking: float

    def leading_at(self, size: int) -> float:
        """The leading at a size; smaller lines have more."""
        return self.leading if size > SMALL else self.small_leading


SMALL = 62
ENGLISH = Manner(
    (190, 170, 150, 136, 124, 112, 102, 94, 86, 80, 74, 68, 62, 56, 50, 44), 0.96, 1.08, -0.032
)
CHINESE = Manner((170, 150, 132, 120, 110, 100, 92, 84, 78, 72, 66, 60, 54, 48, 44), 1.2, 1.28, 0.0)

Measure = Callable[[str], float]


@dataclass(frozen=True)
class Box:
    """The box of a title, in pixels."""

    width: float
    height: float

    def most_lines(self, size: int, how: Manner) -> int:
        """The number of lines that fit, from the first one's capitals to the last baseline."""
        return int((self.height / size - CAPITALS) / how.leading_at(size)) + 1


@dataclass(frozen=True)
class TitleLayout:
    """A laid-out title: its lines from the top, and the size in pixels."""

    lines: tuple[str, ...]
    size: int
    leading: float
    tracking: float


def advance(words: str, alphabet: Alphabet, tracking: float = 0.0) -> float:
    """The width of a line in ems; characters without an outline have none."""
    known = alphabet.known(words)
    total = sum(alphabet.glyphs[each].advance for each in known)
    total += sum(alphabet.kern(first, second) for first, second in pairwise(known))
    return total / UNITS + tracking * max(0, len(known) - 1)


def fitted(title: str, alphabet: Alphabet, locale: Locale, box: Box) -> TitleLayout | None:
    """The title in the largest size that fits the box; None if no character has an outline.

    One that is too long for the smallest size ends with an ellipsis.
    """
    has_spaces = locale.script.has_spaces
    how = ENGLISH if has_spaces else CHINESE

    @cache
    def measure(line: str) -> float:
        return advance(line, alphabet, how.tracking)

    parts = pieces(alphabet.known(title), locale)
    if not parts:
        return None
    torn = _largest(parts, box, how, measure)
    whole = None if has_spaces else _largest(phrases(parts), box, how, measure)
    if torn and whole and whole.size >= WORTH * torn.size:
        return whole
    return torn or _cut(parts, box, how, measure)


def _largest(
    parts: Sequence[TitlePiece], box: Box, how: Manner, measure: Measure
) -> TitleLayout | None:
    for size in how.sizes:
        room = box.width / size
        count = len(filled(parts, room, measure))
        if count <= box.most_lines(size, how) and all(measure(one.words) <= room for one in parts):
            return _set(balanced(parts, count, room, measure), size, how)
    return None


def _set(lines: Sequence[str], size: int, how: Manner) -> TitleLayout:
    return TitleLayout(tuple(lines), size, how.leading_at(size), how.tracking)


def _cut(parts: Sequence[TitlePiece], box: Box, how: Manner, measure: Measure) -> TitleLayout:
    """A title too long for every size: in the smallest one, truncated."""
    size = how.sizes[-1]
    room = box.width / size
    rows = filled(_in_characters(parts, room, measure), room, measure)
    most = box.most_lines(size, how)
    lines = [joined(row) for row in rows[:most]]
    if len(rows) > most:
        lines[-1] = _with_ellipsis(rows[most - 1], room, measure)
    return _set(lines, size, how)


def _in_characters(parts: Sequence[TitlePiece], room: float, measure: Measure) -> list[TitlePiece]:
    """The pieces; those wider than a line are cut into characters."""
    return [
        piece
        for part in parts
        for piece in (
            [part]
            if measure(part.words) <= room
            else [TitlePiece(one, gap=part.gap and not at) for at, one in enumerate(part.words)]
        )
    ]


def _with_ellipsis(row: Sequence[TitlePiece], room: float, measure: Measure) -> str:
    left = list(row)
    while len(left) > 1 and measure(joined(left) + ELLIPSIS) > room:
        left.pop()
    return joined(left).rstrip(_STOPS) + ELLIPSIS
