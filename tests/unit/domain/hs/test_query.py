"""Reading what was typed: a code, words that name goods, words that only ask."""

import pytest

from portolan.domain.hs.query import LONGEST_QUERY, LONGEST_RUN, MOST_RUNS, read_query


@pytest.mark.parametrize(
    ("text", "code", "runs", "telling"),
    [
        ("8517.13", "851713", (), ()),
        ("HS code 8517.13", "851713", (), ()),
        ("第八十五章", "85", (), ()),
        ("phone 8517.13", "851713", ("phone",), ("phone",)),
        ("Plug-in  hybrid", None, ("plug", "in", "hybrid"), ("plug", "hybrid")),
        ("咖啡豆的海关编码是什么？", None, ("咖啡豆",), ("咖啡豆",)),
        ("咖啡豆编码", None, ("咖啡豆",), ("咖啡豆",)),
        ("编码器", None, ("编码器",), ("编码器",)),
        ("毛呢", None, ("毛呢",), ("毛呢",)),
        ("产品目录", None, ("产品目录",), ("产品目录",)),
        ("vitamin c", None, ("vitamin", "c"), ("vitamin", "c")),
        ("which heading", None, ("which", "heading"), ()),
        ("18650 cells", None, ("18650", "cells"), ("18650", "cells")),
    ],
)
def test_a_query_is_read(
    text: str, code: str | None, runs: tuple[str, ...], telling: tuple[str, ...]
) -> None:
    query = read_query(text)
    assert (query.code, query.runs, query.telling) == (code, runs, telling)


def test_control_characters_and_line_breaks_are_spaces() -> None:
    assert read_query("coffee\n\x00 beans\t").text == "coffee beans"


def test_everything_has_its_bound() -> None:
    assert len(read_query("x" * 10_000).text) == LONGEST_QUERY
    assert len(read_query("ab " * 10_000).runs) == MOST_RUNS
    assert len(read_query("车" * 10_000).runs[0]) == LONGEST_RUN
