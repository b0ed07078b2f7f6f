"""`pytest --matrix`: all of what a run otherwise looks at by a covering set."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import combinations, cycle, product
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

_OPTION = "--matrix"
_whole = False

ALIKE = "/get-started?"
"""The quote form with two places filled in: hundreds of pages that differ in their names alone."""
ONE_IN = 10


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run try all combinations."""
    parser.addoption(
        _OPTION, action="store_true", help="try everything, where else a covering set is enough"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Know it before the tests are collected, since their parameters are."""
    global _whole  # noqa: PLW0603 -- parameters are made at import, where no config is at hand
    _whole = bool(config.getoption(_OPTION))
    # The same examples at every run, and no clock: a busy machine is not a wrong answer.
    settings.register_profile(
        "portolan",
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        derandomize=True,
        max_examples=so_many(100, 40),
    )
    settings.load_profile("portolan")


def sampled(number: int, addresses: Iterable[str]) -> Iterator[str]:
    """One in so many addresses, the same at every run; all with `--matrix`."""
    return (one for one in addresses if _whole or crc32(one.encode()) % number == 0)


def some_of(links: Iterable[str]) -> Iterator[str]:
    """The links without nine of ten among pages that are alike; all with `--matrix`."""
    return (
        link
        for link in links
        if _whole or not link.startswith(ALIKE) or crc32(link.encode()) % ONE_IN == 0
    )


def covering(*axes: Iterable[Hashable]) -> list[tuple[Any, ...]]:
    """All combinations with `--matrix`; else a few in which any two values meet once or more."""
    every = list(product(*axes))
    return every if _whole else pairwise_of(every)


def first_of(values: Sequence[Any]) -> Sequence[Any]:
    """The first alone; all with `--matrix`."""
    return values if _whole else values[:1]


def one_in(number: int, values: Sequence[Any]) -> Sequence[Any]:
    """One in so many, from all over; all with `--matrix`."""
    return values if _whole else values[::number]


def so_many(whole: int, part: int) -> int:
    """How many of those that chance gives: the part; all with `--matrix`."""
    return whole if _whole else part


def in_turn(items: Iterable[Any], values: Iterable[Any]) -> set[tuple[Any, Any]]:
    """Each item with the value whose turn it is; with `--matrix` each item with every value."""
    return set(product(items, values) if _whole else zip(items, cycle(values), strict=False))


def pairwise_of(every: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """A small part of the combinations that holds every pair of values that they hold."""
    pairs = {one: frozenset(combinations(enumerate(one), 2)) for one in every}
    left = set().union(*pairs.values())
    met: Counter[Any] = Counter()
    chosen = []
    while left:
        # Among equals the one whose values have met least, so that all triples have their turn.
        best = max(
            every, key=lambda one: (len(pairs[one] & left), -sum(met[p] for p in pairs[one]))
        )
        chosen.append(best)
        left -= pairs[best]
        met.update(pairs[best])
    return chosen
