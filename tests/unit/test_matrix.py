"""A covering set leaves no pair of values out, and `--matrix` nothing at all."""

from itertools import combinations, product

import pytest

from tests.support import matrix

AXES = (("a", "b", "c"), ("en-US", "zh-CN"), ("light", "dark"), (360, 1280))


def pairs(looks: list[tuple[object, ...]]) -> set[object]:
    return {pair for look in looks for pair in combinations(enumerate(look), 2)}


def test_every_pair_meets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix, "_whole", False)
    chosen = matrix.covering(*AXES)
    assert pairs(chosen) == pairs(list(product(*AXES)))
    # Each of three with each of two is six: none is tried for nothing.
    assert len(chosen) == 6


def test_the_matrix_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix, "_whole", True)
    assert matrix.covering(*AXES) == list(product(*AXES))


def test_the_turns_are_even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix, "_whole", False)
    chosen = [look[1:] for look in matrix.covering(range(16), *AXES[1:])]
    assert {chosen.count(one) for one in product(*AXES[1:])} == {4}


def test_each_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix, "_whole", False)
    assert matrix.in_turn("abc", (1, 2)) == {("a", 1), ("b", 2), ("c", 1)}
    monkeypatch.setattr(matrix, "_whole", True)
    assert matrix.in_turn("abc", (1, 2)) == set(product("abc", (1, 2)))


def test_one_stands_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix, "_whole", False)
    assert matrix.first_of("abc") == "a"
    monkeypatch.setattr(matrix, "_whole", True)
    assert matrix.first_of("abc") == "abc"
