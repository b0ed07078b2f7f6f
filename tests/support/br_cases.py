"""The container loading cases BR1 to BR7, made by the rule by which they were published.

E. E. Bischoff and M. S. W. Ratcliff, "Issues in the development of approaches to container
loading", Omega 23 (1995): boxes in centimeters for one container of 587 × 233 × 220, in 3 to 20
kinds, as many as its volume takes. The numbers come from the generator of Lewis, Goodman and
Miller, with a seed for each case.
"""

from collections.abc import Iterator
from itertools import islice

from portolan.domain.loading import LoadPiece, LoadUnit, UnitKind

ROOM = (587, 233, 220)
VOLUME = 587 * 233 * 220
KINDS = {1: 3, 2: 5, 3: 8, 4: 10, 5: 12, 6: 15, 7: 20}
"""How many kinds of boxes there are in each set."""

BOUNDS = ((30, 120), (25, 100), (20, 80))
LEAST_STABLE = 2
FIRST_SEED, SEED_STEP, LEFT_OUT = 2502505, 100, 10
FACTOR, MODULUS = 16807, 2**31 - 1

UNIT = LoadUnit("br", UnitKind.CONTAINER, ROOM, None, 1e9, 0, 0, "")


def br_case(group: int, number: int) -> list[LoadPiece]:
    """The boxes of a case of BR1 to BR7; they weigh nothing."""
    drawn = islice(_drawn(FIRST_SEED + SEED_STEP * (number - 1)), LEFT_OUT, None)
    sizes = [
        tuple(low + int(next(drawn) * (high - low + 1)) for low, high in BOUNDS)
        for _kind in range(KINDS[group])
    ]
    volumes = [length * width * height for length, width, height in sizes]
    counts = [1] * len(sizes)
    volume = sum(volumes)
    while True:
        kind = int(next(drawn) * len(sizes))
        volume += volumes[kind]
        if volume > VOLUME:
            break
        counts[kind] += 1
    return [
        LoadPiece((size[0], size[1], size[2]), 0.0, count, upright=_upright(size))
        for size, count in zip(sizes, counts, strict=True)
    ]


def _drawn(seed: int) -> Iterator[float]:
    while True:
        seed = seed * FACTOR % MODULUS
        yield seed / MODULUS


def _upright(size: tuple[int, ...]) -> tuple[bool, bool, bool]:
    """A box may stand on a side unless it is twice as high then as it is wide."""
    first, second, third = (
        side / min(size[:way] + size[way + 1 :]) < LEAST_STABLE for way, side in enumerate(size)
    )
    return first, second, third
