"""The share of a page that is in its reader's language, read for one page and for all at once."""

from portolan.domain.hs.shares import share, shares
from portolan.domain.hs.store import HsStore
from tests.support.locales import EN_US, ZH_CN

EVERY = 97


def test_the_shares_of_all_pages_are_those_of_each(store: HsStore) -> None:
    pages = list(shares(store, ZH_CN))
    assert [code for code, _ in pages] == list(store.every())
    for code, part in pages[::EVERY]:
        assert part == share(store.entry(code).texts, ZH_CN)
    assert 0 < min(part for _, part in pages) < max(part for _, part in pages) <= 1


def test_a_page_is_english_throughout(store: HsStore) -> None:
    assert {part for _, part in shares(store, EN_US)} == {1}
