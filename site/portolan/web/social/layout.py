"""Setting a title: as large as its box allows, in balanced lines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from portolan.locales import ZH_CN, Locale
from portolan.web.social.breaking import Piece, balanced, filled, joined, pieces
from portolan.web.social.letters import UNITS, Alphabet


@dataclass(frozen=True)
class Manner:
    """How titles of a locale are set; leading and tracking are in ems, sizes in pixels."""

    sizes: tuple[int, ...]
    leading: float
    tracking: float


MANNERS = {
    False: Manner((150, 136, 124, 112, 102, 94, 86, 80, 74, 68, 62, 56, 50, 44), 0.96, -0.032),
    True: Manner((132, 120, 110, 100, 92, 84, 78, 72, 66, 60, 54, 48, 44), 1.2, 0.0),
}
"""By whether the locale is Chinese."""

ELLIPSIS = "…"
_STOPS = " ,.:;，、：；。"

Measure = Callable[[str], float]

CAPITALS = 0.7
"""What the first line takes above its baseline, in ems."""


@dataclass(frozen=True)
class Setting:
    """A title that is set: its lines from the top, the size in pixels and the manner."""

    lines: tuple[str, ...]
    size: int
    manner: Manner

    @property
    def height(self) -> float:
        """From the top of the first line's capitals to the baseline of the last line."""
        return self.size * (CAPITALS + (len(self.lines) - 1) * self.manner.leading)


def manner(locale: Locale) -> Manner:
    """How titles of that locale are set."""
    return MANNERS[locale is ZH_CN]


def advance(words: str, alphabet: Alphabet, tracking: float = 0.0) -> float:
    """The width of a line, in ems; characters that have no outline take no room."""
    known = alphabet.known(words)
    total = sum(alphabet.letters[each].advance for each in known)
    total += sum(alphabet.kern(first, second) for first, second in pairwise(known))
    return total / UNITS + tracking * max(0, len(known) - 1)


def fitted(
    title: str, alphabet: Alphabet, locale: Locale, width: float, height: float
) -> Setting | None:
    """The title in the largest size that fits a box of pixels; None where nothing can be drawn.

    One that is too long for the smallest size ends with an ellipsis.
    """
    words = alphabet.known(title)
    parts = pieces(words)
    if not parts:
        return None
    how = manner(locale)

    @cache
    def measure(line: str) -> float:
        return advance(line, alphabet, how.tracking)

    for size in how.sizes:
        most = _most_lines(size, how, height)
        rows = filled(parts, width / size, measure)
        is_wide = any(len(row) == 1 and measure(row[0].words) * size > width for row in rows)
        if len(rows) <= most and not is_wide:
            return Setting(tuple(balanced(parts, len(rows), width / size, measure)), size, how)
    return _cut(parts, width, height, how, measure)


def _most_lines(size: int, how: Manner, height: float) -> int:
    return int((height / size - CAPITALS) / how.leading) + 1


def _cut(parts: Sequence[Piece], width: float, height: float, how: Manner, measure: Measure) -> Setting:
    """A title that does not fit in any size: in the smallest one, without its end."""
    size = how.sizes[-1]
    room = width / size
    rows = filled(_torn(parts, room, measure), room, measure)
    most = _most_lines(size, how, height)
    kept = [joined(row) for row in rows[:most]]
    if len(rows) > most:
        kept[-1] = _with_ellipsis(rows[most - 1], room, measure)
    return Setting(tuple(kept), size, how)


def _torn(parts: Sequence[Piece], room: float, measure: Measure) -> list[Piece]:
    """The pieces, those that are wider than a line cut into their characters."""
    return [
        piece
        for part in parts
        for piece in (
            [part]
            if measure(part.words) <= room
            else [Piece(one, gap=part.gap and not at) for at, one in enumerate(part.words)]
        )
    ]


def _with_ellipsis(row: Sequence[Piece], room: float, measure: Measure) -> str:
    left = list(row)
    while len(left) > 1 and measure(joined(left) + ELLIPSIS) > room:
        left.pop()
    return joined(left).rstrip(_STOPS) + ELLIPSIS
