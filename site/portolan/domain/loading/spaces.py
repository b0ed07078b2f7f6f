"""Empty spaces of a unit: the largest boxes of air that stand on something whole.

The method is that of maximal spaces (F. Parreño and others, "A maximal-space algorithm for the
container loading problem", INFORMS Journal on Computing 20, 2008), with one rule more: each space
stands on the floor or on tops of pieces that are level and leave no gap, so that what is put into
it is supported from below on its whole base.
"""

from collections.abc import Iterable, Iterator
from math import inf
from typing import NamedTuple


class Gap(NamedTuple):
    """A space between two corners in millimeters: from the front wall, the left wall, the floor.

    `bears_kg` is the heaviest piece that may stand in it: nothing stands on what is lighter.
    """

    x0: int
    y0: int
    z0: int
    x1: int
    y1: int
    z1: int
    bears_kg: float = inf

    def cut_by(self, taken: "Gap") -> Iterator["Gap"]:
        """The parts of the space that a taken box leaves; `taken.bears_kg` is what its top bears.

        Nothing is put on a top that bears nothing.
        """
        x0, y0, z0, x1, y1, z1, bears = self
        a0, b0, c0, a1, b1, c1, top = taken
        if x0 < a0:
            yield Gap(x0, y0, z0, a0, y1, z1, bears)
        if a1 < x1:
            yield Gap(a1, y0, z0, x1, y1, z1, bears)
        if y0 < b0:
            yield Gap(x0, y0, z0, x1, b0, z1, bears)
        if b1 < y1:
            yield Gap(x0, b1, z0, x1, y1, z1, bears)
        if z0 < c0:
            yield Gap(x0, y0, z0, x1, y1, c0, bears)
        if c1 < z1 and top >= 0:
            yield Gap(max(x0, a0), max(y0, b0), c1, min(x1, a1), min(y1, b1), z1, top)


def without(gaps: Iterable[Gap], taken: Gap, least: int) -> list[Gap]:
    """The spaces after a box was put in; those narrower than the `least` side of a piece go."""
    a0, b0, c0, a1, b1, c1, _top = taken
    former: list[Gap] = []
    fresh: list[Gap] = []
    for gap in gaps:
        x0, y0, z0, x1, y1, z1, _bears = gap
        if x0 < a1 and a0 < x1 and y0 < b1 and b0 < y1 and z0 < c1 and c0 < z1:
            fresh.extend(part for part in gap.cut_by(taken) if _is_wide(part, least))
        else:
            former.append(gap)
    return _outermost(former, [*fresh, *_joined(fresh, former)])


def _is_wide(gap: Gap, least: int) -> bool:
    x0, y0, z0, x1, y1, z1, _bears = gap
    return x1 - x0 >= least and y1 - y0 >= least and z1 - z0 >= least


def _outermost(former: list[Gap], fresh: list[Gap]) -> list[Gap]:
    """Spaces that are no part of another one; `kept` has no such parts."""
    new: list[Gap] = []
    for gap in sorted(set(fresh), key=_volume, reverse=True):
        if not is_part(gap, new) and not is_part(gap, former):
            new.append(gap)
    return [gap for gap in former if not is_part(gap, new)] + new


def is_part(gap: Gap, others: Iterable[Gap]) -> bool:
    """Whether the space is a part of one of the others, and bears no more."""
    x0, y0, z0, x1, y1, z1, bears = gap
    for a0, b0, c0, a1, b1, c1, top in others:
        is_inside = a0 <= x0 and b0 <= y0 and c0 <= z0 and a1 >= x1 and b1 >= y1 and c1 >= z1
        if is_inside and top >= bears:
            return True
    return False


def _volume(gap: Gap) -> int:
    x0, y0, z0, x1, y1, z1, _bears = gap
    return (x1 - x0) * (y1 - y0) * (z1 - z0)


def _joined(fresh: list[Gap], former: list[Gap]) -> Iterator[Gap]:
    """Yield the spaces over two adjacent tops of one height, at least one of them new."""
    raised = [gap for gap in fresh if gap.z0]
    for at, gap in enumerate(raised):
        level = gap.z0
        for other in (*raised[:at], *former):
            if other[2] == level:
                yield from _over_both(gap, other)


def _over_both(one: Gap, two: Gap) -> Iterator[Gap]:
    low_x, high_x = max(one.x0, two.x0), min(one.x1, two.x1)
    low_y, high_y = max(one.y0, two.y0), min(one.y1, two.y1)
    if low_x > high_x or low_y > high_y:
        return
    z0, z1, bears = one.z0, min(one.z1, two.z1), min(one.bears_kg, two.bears_kg)
    if low_y < high_y:
        yield Gap(min(one.x0, two.x0), low_y, z0, max(one.x1, two.x1), high_y, z1, bears)
    if low_x < high_x:
        yield Gap(low_x, min(one.y0, two.y0), z0, high_x, max(one.y1, two.y1), z1, bears)
