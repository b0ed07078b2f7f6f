"""The cost of patterns that read what strangers wrote: four times the text, four times the cost."""

import re
import time

import pytest

from portolan.core import scrubbing
from portolan.domain.hs import query
from portolan.leads.commands import removing

SHORT, LONG = 6_250, 25_000
MOST = 9.0
"""Between the ratios of a linear pattern, 4, and of a quadratic one, 16."""
FLOOR_SECONDS = 0.002
"""Less than this says nothing of a ratio."""
PATTERNS = [
    *((scrubbing._ADDRESS, unit) for unit in ("a", "%4", "a@", "a ")),
    *((scrubbing._NUMBER, unit) for unit in ("1", "1   ", "1 1 1 1 1 1x", "+")),
    *((scrubbing._UNTOUCHED, unit) for unit in ("a", "1", "2026-")),
    *((query._ASKING, unit) for unit in ("吗", "吗a", "编码")),
    *((query._BEFORE_CODE, unit) for unit in ("hs ", "hs", " ")),
    *((query._CODE_WITHIN, unit) for unit in ("1234", "1234 ", "1.")),
    *((removing._ADDRESS, unit) for unit in ("a", "a@", "a ")),
]


def seconds(pattern: re.Pattern[str], text: str) -> float:
    """The processor's time for all that the pattern finds."""
    begun = time.process_time()
    for _match in pattern.finditer(text):
        pass
    return time.process_time() - begun


def is_linear(pattern: re.Pattern[str], unit: str) -> bool:
    """Whether a text of four times the length costs about four times as much."""
    short, long = (unit * (length // len(unit)) + "\0" for length in (SHORT, LONG))
    return any(
        seconds(pattern, long) < MOST * max(seconds(pattern, short), FLOOR_SECONDS)
        for _try in range(3)
    )


@pytest.mark.parametrize(("pattern", "unit"), PATTERNS)
def test_a_pattern_is_linear(pattern: re.Pattern[str], unit: str) -> None:
    assert is_linear(pattern, unit)


def test_a_quadratic_pattern_is_seen() -> None:
    assert not is_linear(re.compile(r"[ab]+@"), "a")
    assert is_linear(re.compile(r"(?<![ab])[ab]+@"), "a")
