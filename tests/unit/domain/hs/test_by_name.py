"""Everyday names inside a query: the longest counts, and what overlaps it but is no part of it."""

import pytest

from portolan.domain.hs.by_name import by_name
from portolan.domain.hs.query import read_query
from portolan.domain.hs.store import HsStore


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("blue toy car", {"toy car"}),
        ("toy car blue", {"toy car"}),
        ("small toy car blue", {"toy car"}),
        ("red wine glass", {"red wine", "wine glass"}),
    ],
)
def test_a_name_inside_a_longer_one_is_not_looked_at(
    store: HsStore, text: str, names: set[str]
) -> None:
    within = by_name(store, read_query(text).runs).within
    assert {one.name for one in within.values()} == names


@pytest.mark.parametrize(
    ("text", "beside"),
    [
        ("旧电动汽车", False),
        ("旧电动汽车灯", False),
        ("旧电动汽车灯罩", True),
        ("旧电动汽车灯led", False),
    ],
)
def test_other_goods_follow_a_chinese_name_in_two_characters(
    store: HsStore, text: str, *, beside: bool
) -> None:
    within = by_name(store, read_query(text).runs).within
    assert [one.is_beside for one in within.values() if one.name == "电动汽车"] == [beside]
