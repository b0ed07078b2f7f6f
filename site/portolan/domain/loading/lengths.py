"""Lengths that rows of pieces can fill: how much of what a block leaves over is of use."""

from collections.abc import Sequence, Set
from functools import lru_cache


@lru_cache(maxsize=64)
def filled_lengths(sides: Set[int], longest: int) -> Sequence[int]:
    """The greatest sum of sides that fits into each length, from 0 to the longest."""
    mask = (1 << (longest + 1)) - 1
    sums = 1
    for side in sides:
        step = side
        while step <= longest:
            sums |= (sums << step) & mask
            step *= 2
    best, lengths = 0, []
    for length, bit in enumerate(reversed(f"{sums:0{longest + 1}b}")):
        best = length if bit == "1" else best
        lengths.append(best)
    return lengths
