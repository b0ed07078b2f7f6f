"""Everyday names by code: in the reader's language, below a code or right at it."""

import pytest

from portolan.domain.hs.goods import goods_of
from portolan.domain.hs.search import code_named
from portolan.domain.hs.store import HsStore
from tests.support.locales import EN_US, ZH_CN


def names(store: HsStore, first: str, last: str, locale: object = EN_US) -> set[str]:
    codes = store.codes((first, last))
    return {one.name for one in goods_of(store, codes[first], codes[last], locale)}  # type: ignore[arg-type]  # of the test's own


def test_names_of_a_code_and_of_all_below(store: HsStore) -> None:
    assert "electric car" in names(store, "870380", "870380")
    assert names(store, "870380", "870380") < names(store, "8703", "8703")
    assert names(store, "8703", "8703") < names(store, "86", "89")
    assert "bicycle" not in names(store, "8701", "8711")
    assert "bicycle" in names(store, "8701", "8712")


def test_only_the_likeliest_code_of_a_name_counts(store: HsStore) -> None:
    assert "smartphone" in names(store, "851713", "851713")
    assert "smartphone" not in names(store, "851714", "851714")


def test_names_are_in_one_language(store: HsStore) -> None:
    assert "电动汽车" in names(store, "8703", "8703", ZH_CN)
    assert not names(store, "8703", "8703") & names(store, "8703", "8703", ZH_CN)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bicycles", "8712"),
        ("电动汽车", "870380"),
        ("8712", None),
        ("red bicycle", None),
        ("zzzzzz", None),
    ],
)
def test_a_text_that_is_an_everyday_name_has_a_code(
    store: HsStore, text: str, code: str | None
) -> None:
    named = code_named(store, text)
    assert (named and named.code) == code


def test_the_plainest_name_comes_first(store: HsStore) -> None:
    code = store.codes(("8712",))["8712"]
    assert goods_of(store, code, code, EN_US)[0].name == "bicycle"
    assert goods_of(store, code, code, ZH_CN)[0].name == "自行车"
