"""Line breaking of titles, into lines of about the same width."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from portolan.core.line_breaks import may_part
from portolan.core.locale import Locale

MID_PHRASE = 0.06
"""The cost of a break inside a phrase without spaces, in squares of the full width."""


@dataclass(frozen=True)
class TitlePiece:
    """An unbreakable part of a title.

    Attributes:
        words: its text.
        gap: whether a space precedes it.
        begins_phrase: whether it follows punctuation, or is a bracket or quotation.
    """

    words: str
    gap: bool
    begins_phrase: bool = False


def pieces(title: str, locale: Locale) -> list[TitlePiece]:
    """The title cut at every possible line break."""
    parts: list[TitlePiece] = []
    for word in _words(title):
        ends = [at for at in range(1, len(word)) if may_part(word[at - 1], word[at], locale.script)]
        for start, end in pairwise((0, *ends, len(word))):
            before = parts[-1].words[-1:] if parts else ""
            is_border = before in locale.marks.ending or word[start] in locale.marks.opening
            parts.append(TitlePiece(word[start:end], not start, bool(before) and is_border))
    return parts


def _words(title: str) -> list[str]:
    """The words between spaces; a figure stays with the word before it."""
    words: list[str] = []
    for word in title.split():
        if words and word[0].isdigit() and _is_plain(words[-1][-1]):
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def phrases(parts: Sequence[TitlePiece]) -> list[TitlePiece]:
    """Pieces joined to phrases, which end after punctuation and before brackets only."""
    whole: list[TitlePiece] = []
    for part in parts:
        if whole and not part.begins_phrase:
            whole[-1] = replace(whole[-1], words=joined([whole[-1], part]))
        else:
            whole.append(part)
    return whole


def joined(row: Sequence[TitlePiece]) -> str:
    """The words of a line."""
    return "".join(f" {one.words}" if one.gap else one.words for one in row).strip()


def _is_plain(character: str) -> bool:
    return character.isascii() and character.isalnum()


def filled(
    parts: Sequence[TitlePiece], width: float, measure: Callable[[str], float]
) -> list[list[TitlePiece]]:
    """The pieces in as few lines as possible.

    A piece wider than the line gets a line of its own.
    """
    lines: list[list[TitlePiece]] = []
    for part in parts:
        if lines and measure(joined([*lines[-1], part])) <= width:
            lines[-1].append(part)
        else:
            lines.append([part])
    return lines


def balanced(
    parts: Sequence[TitlePiece], count: int, width: float, measure: Callable[[str], float]
) -> list[str]:
    """The pieces in `count` lines of about the same width, none wider than `width`.

    Lines without spaces preferably end with a phrase. If that is impossible, the lines are filled.
    """

    @cache
    def best(start: int, left: int) -> tuple[float, tuple[int, ...]]:
        if left == 1:
            return _cost(parts, start, len(parts), width, measure), ()
        ways = (
            (_cost(parts, start, end, width, measure) + rest, (end, *ends))
            for end in range(start + 1, len(parts) - left + 2)
            for rest, ends in [best(end, left - 1)]
        )
        return min(ways)

    if not 1 <= count <= len(parts):
        return [joined(row) for row in filled(parts, width, measure)]
    cost, ends = best(0, count)
    if cost == float("inf"):
        return [joined(row) for row in filled(parts, width, measure)]
    return [joined(parts[a:b]) for a, b in pairwise((0, *ends, len(parts)))]


def _cost(
    parts: Sequence[TitlePiece],
    start: int,
    end: int,
    width: float,
    measure: Callable[[str], float],
) -> float:
    taken = measure(joined(parts[start:end])) / width
    if taken > 1:
        return float("inf")
    # The sum of the widths is fixed, so the sum of their squares is least if they are equal.
    is_torn = end < len(parts) and not (parts[end].gap or parts[end].begins_phrase)
    return taken * taken + (MID_PHRASE if is_torn else 0)
