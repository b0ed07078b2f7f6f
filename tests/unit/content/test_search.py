"""Search: terms, Chinese pairs, snippets, and nothing that a visitor types is syntax."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.content import bigrams
from portolan.content.search import search, suggest
from portolan.content.search_snippet import matcher, snippet
from portolan.content.search_terms import terms
from portolan.content.store import ContentStore
from portolan.core.locale import Locale
from portolan.core.locales import locale_by_code
from tests.support.locales import EN_US, ZH_CN


@pytest.fixture(scope="module")
def store(content: Path) -> ContentStore:
    return ContentStore(content)


@pytest.mark.parametrize(
    ("text", "indexed"),
    [("滞港费", "滞港 港费 费"), ("FCL整箱", "fcl 整箱 箱"), ("单", "单"), ("", "")],
)
def test_chinese_is_cut_into_pairs(text: str, indexed: str) -> None:
    assert bigrams.index_terms(text) == indexed


@given(st.text(alphabet="滞港费提单拼箱海运", min_size=2, max_size=12), st.data())
def test_every_piece_of_a_text_is_found_in_its_pairs(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text) - 2))
    end = data.draw(st.integers(start + 2, len(text)))
    [phrase] = bigrams.query_phrases(text[start:end])
    assert f" {phrase} " in f" {bigrams.index_terms(text)} "


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize("query", ['"', "a OR", "NEAR(", "title:*", "(((", "-", "*", "'; --", "的"])
def test_syntax_is_only_text(store: ContentStore, locale: str, query: str) -> None:
    search(store, query, locale_by_code(locale))
    suggest(store, query, locale_by_code(locale))


@given(st.text(max_size=60))
def test_terms_are_always_quoted(text: str) -> None:
    query = [result for locale in (EN_US, ZH_CN) if (result := terms(text, locale))]
    for term in (term for result in query for term in (*result.parts, *result.loose)):
        assert term.startswith('"')
        assert term.rstrip("*").endswith('"')
        assert '"' not in term.rstrip("*")[1:-1]


@pytest.mark.parametrize("locale", [EN_US, ZH_CN], ids=lambda locale: locale.code)
def test_a_digit_is_found_however_it_stands(store: ContentStore, locale: Locale) -> None:
    typed, printed = (search(store, query, locale) for query in ("CO2e", "CO₂e"))
    assert typed.total > 5
    assert [one.path for one in typed.items] == [one.path for one in printed.items]
    assert '<span class="hit">CO₂e</span>' in snippet("4 kg CO₂e", matcher("co2e", locale), locale)


def test_snippets_mark_words_and_no_parts_of_them() -> None:
    result = snippet("Los Angeles loads; a lost payload", matcher("los load", EN_US), EN_US)
    hits = re.findall('<span class="hit">([^<]*)<', result)
    assert hits == ["Los", "load"]
    assert '<span class="hit">CO₂</span>e' in snippet("4 kg CO₂e", matcher("co2", EN_US), EN_US)
    assert "hit" not in snippet("400 kg", matcher("40", EN_US), EN_US)


def test_snippets_mark_hits_and_escape_the_rest() -> None:
    result = snippet("A <b>bill</b> of lading & more", matcher("bill", EN_US), EN_US)
    assert '<span class="hit">bill</span>' in result
    assert "<b>" not in result
    assert "&amp;" in result


def test_snippets_end_with_a_whole_word() -> None:
    text = "demurrage " + "extraordinarily " * 40
    assert set(snippet(text, matcher("demurrage", EN_US), EN_US).striptags().split()) == {
        "demurrage",
        "extraordinarily",
        "extraordinarily…",
    }


@pytest.mark.parametrize("padding", range(len("reloaded ")))
def test_a_snippet_comes_from_far_within_a_long_text(padding: int) -> None:
    text = "reloaded " * 900 + "x" * padding + "\nİzmir’s demurrage " + "boxes " * 900
    result = snippet(text, matcher("demurrage load", EN_US), EN_US)
    assert re.findall('<span class="hit">([^<]*)<', result) == ["demurrage"]
    assert re.fullmatch("….+…", result.striptags())
    assert len(result.striptags()) <= EN_US.search.snippet + len("…reloaded…")


def test_words_that_most_pages_have_find_pages_when_nothing_else_is_asked(
    store: ContentStore,
) -> None:
    assert search(store, "container ships", EN_US).total > 5


def test_chinese_snippets_have_no_space_after_a_stop() -> None:
    assert (
        snippet("货到付款。 签发提单，\n装船。", matcher("提单", ZH_CN), ZH_CN).striptags()
        == "货到付款。签发提单，装船。"
    )


QUESTIONS = [
    ("en-US", "demurrage", "/glossary/demurrage"),
    ("en-US", "who pays demurrage", "/help/demurrage-and-detention"),
    ("en-US", "bill of lading", "/glossary/bill-of-lading"),
    ("en-US", "VGM", "/glossary/verified-gross-mass"),
    ("en-US", "how to find HS code", "/help/find-your-hs-code"),
    ("en-US", "lithium batteries", "/blog/lithium-batteries-by-air"),
    ("en-US", "container sizes", "/help/container-sizes-and-payloads"),
    ("en-US", "blank sailing", "/glossary/blank-sailing"),
    ("zh-CN", "滞港费", "/glossary/demurrage"),
    ("zh-CN", "提单", "/glossary/bill-of-lading"),
    ("zh-CN", "核实总重", "/glossary/verified-gross-mass"),
    ("zh-CN", "VGM", "/glossary/verified-gross-mass"),
    ("zh-CN", "锂电池", "/blog/lithium-batteries-by-air"),
    ("zh-CN", "原产地证", "/glossary/certificate-of-origin"),
    ("en-US", "vacancy customs broker", "/careers/jobs/licensed-customs-broker-new-york"),
    ("zh-CN", "招聘 鹿特丹 报关", "/careers/jobs/customs-declarant-rotterdam"),
    ("zh-CN", "拼箱", "/glossary/less-than-container-load"),
]


@pytest.mark.parametrize(("locale", "query", "expected"), QUESTIONS)
def test_the_right_page_is_among_the_first_three(
    store: ContentStore, locale: str, query: str, expected: str
) -> None:
    result = search(store, query, locale_by_code(locale), limit=3)
    assert expected in [one.path for one in result.items]


def test_sections_count_all_and_filter(store: ContentStore) -> None:
    everything = search(store, "demurrage", EN_US)
    assert sum(everything.sections.values()) == everything.total
    terms_alone = search(store, "demurrage", EN_US, section="glossary")
    assert terms_alone.total == everything.sections["glossary"]
    assert terms_alone.sections == everything.sections


def test_suggestions_complete_the_last_word(store: ContentStore) -> None:
    assert "/glossary/demurrage" in [one.path for one in suggest(store, "demur", EN_US)]
    assert "/glossary/demurrage" in [one.path for one in suggest(store, "滞港", ZH_CN)]


def test_moved_articles_are_not_found(store: ContentStore) -> None:
    result = search(store, "free time explained", EN_US, limit=50)
    assert "/help/free-time-explained" not in [one.path for one in result.items]
