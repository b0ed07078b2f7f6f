"""Search by words in both languages: the kept queries, the reasons, and any text at all."""

import csv
import re
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.core.config import ROOT
from portolan.domain.hs.code import Level
from portolan.domain.hs.everyday import everyday
from portolan.domain.hs.query import LONGEST_QUERY
from portolan.domain.hs.result import MatchReason
from portolan.domain.hs.search import MOST_MATCHES, search
from portolan.domain.hs.store import HsStore

QUERIES = Path(__file__).with_name("queries.csv")
GUIDE = ROOT / "site/portolan/sections/README.md"
SHARES = {"tuned": 0.99, "held": 0.99}
"""The shares of the kept queries that find their heading among the first three: of those that the
names of goods were completed by, and of those that were written before and only compared."""


def codes_for(store: HsStore, text: str, limit: int = 5) -> list[str]:
    return [match.code.code for match in search(store, text, limit).matches]


def finds(store: HsStore, row: dict[str, str]) -> bool:
    """Whether one of the first three matches has the heading of one of the codes."""
    headings = {code[:4] for code in row["codes"].split()}
    return not headings.isdisjoint(code[:4] for code in codes_for(store, row["query"], 3))


def kept_rows(kept: str) -> list[dict[str, str]]:
    with QUERIES.open(encoding="utf-8", newline="") as lines:
        return [row for row in csv.DictReader(lines) if row["set"] == kept]


@pytest.mark.parametrize("kept", SHARES)
def test_what_people_type_finds_its_heading(store: HsStore, kept: str) -> None:
    rows = kept_rows(kept)
    missed = [row["query"] for row in rows if not finds(store, row)]
    assert len(missed) <= (1 - SHARES[kept]) * len(rows), missed


def test_the_guide_says_how_many_of_those_held_back_find_it(store: HsStore) -> None:
    rows = kept_rows("held")
    found = sum(finds(store, row) for row in rows)
    said = re.search(r"Of the (\d+) that [^,]+, (\d+) find .*: (\d+)%", GUIDE.read_text("utf-8"))
    assert said
    assert [int(one) for one in said.groups()] == [len(rows), found, 100 * found // len(rows)]


def test_enough_of_what_people_type_is_kept_and_half_of_it_held_back() -> None:
    assert len(kept_rows("held")) >= len(kept_rows("tuned")) > 350


@pytest.mark.parametrize(
    ("text", "code"), [("床边灯", "9405"), ("茶水柜", "9403"), ("白条虾", "0306")]
)
def test_a_chinese_word_without_a_name_is_what_its_last_character_says(
    store: HsStore, text: str, code: str
) -> None:
    result = search(store, text)
    assert result.is_unsure
    assert code in [match.code.code for match in result.matches[:1]]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *(("phone", "8517"), ("phones", "8517"), ("mouse", "847160"), ("belt", "420330")),
        *(("boat", "8903"), ("bag", "4202"), ("cup", "6912"), ("杯子", "6912"), ("ring", "7113")),
        *(("pipe", "7304"), ("robot", "842870"), ("ball", "950662"), ("heater", "851629")),
    ],
)
def test_a_word_alone_means_the_thing_and_not_its_parts(
    store: HsStore, text: str, code: str
) -> None:
    assert codes_for(store, text, 1) == [code]


def test_it_says_when_codes_are_alternatives_and_when_it_is_unsure(store: HsStore) -> None:
    assert search(store, "yoga mat").is_of_several
    assert not search(store, "yoga mat").is_unsure
    assert not search(store, "bicycle pump").is_of_several
    assert search(store, "cotton hammock").is_unsure


@pytest.mark.parametrize(
    ("text", "name"),
    [
        *(("laptop stand", "laptop"), ("tv wall bracket", "tv"), ("car seat cover", "car seat")),
        *(("coffee grinder", "coffee"), ("电视支架", "电视")),
    ],
)
def test_goods_beside_a_name_are_not_those_of_the_name(
    store: HsStore, text: str, name: str
) -> None:
    result = search(store, text)
    assert result.is_unsure
    assert [(one.why, one.name) for one in result.matches[:1]] == [(MatchReason.PART, name)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *(("toothbrush, electric", "850980"), ("mat yoga", "950691")),
        *(("laptop 14 inch", "847130"), ("iphone case", "392690"), ("honey in a jar", "0409")),
    ],
)
def test_words_behind_a_name_may_say_which_kind(store: HsStore, text: str, code: str) -> None:
    result = search(store, text)
    assert (result.matches[0].code.code, result.is_unsure) == (code, False)


def test_every_everyday_name_leads_to_its_likeliest_code(store: HsStore) -> None:
    lost = [
        name
        for thing in everyday()
        for name in chain(*thing.names.values())
        if codes_for(store, name, 1) != [thing.codes[0]]
    ]
    assert not lost


def test_there_are_everyday_names_enough() -> None:
    assert len(everyday()) >= 800


@pytest.mark.parametrize(
    ("text", "code", "why", "name"),
    [
        ("bicycle", "8712", MatchReason.EVERYDAY, "bicycle"),
        ("Bicycles", "8712", MatchReason.EVERYDAY, "bicycle"),
        ("自行车", "8712", MatchReason.EVERYDAY, "自行车"),
        ("gnocchi", "1902", MatchReason.OWN, ""),
        ("龙涎香", "0510", MatchReason.OWN, ""),
        ("red cotton t-shirt", "610910", MatchReason.EVERYDAY, "t-shirt"),
        ("gnocch", "1902", MatchReason.PART, ""),
    ],
)
def test_a_hit_says_why(store: HsStore, text: str, code: str, why: MatchReason, name: str) -> None:
    first = search(store, text, 1).matches[0]
    assert (first.code.code, first.why, first.name) == (code, why, name)


def test_words_may_stand_in_the_heading_and_the_subheading(store: HsStore) -> None:
    matches = search(store, "aircraft rotors").matches
    assert "880710" in [match.code.code for match in matches]


@pytest.mark.parametrize(
    ("text", "first"), [("copra", "1203"), ("potatoes", "0701"), ("linoleum", "5904")]
)
def test_a_heading_comes_before_its_subheadings(store: HsStore, text: str, first: str) -> None:
    matches = search(store, text).matches
    assert matches[0].code.code == first
    assert matches[0].code.level is Level.HEADING


@pytest.mark.parametrize(
    ("text", "first"), [("wood", "44"), ("plastics", "39"), ("cereals", "10"), ("动物", "01")]
)
def test_a_wide_word_leads_to_its_chapter(store: HsStore, text: str, first: str) -> None:
    assert codes_for(store, text)[0] == first


def test_what_a_text_sets_aside_is_no_match_of_its_own(store: HsStore) -> None:
    """1102 is flour "other than of wheat or meslin"; 1101 is the flour of both."""
    reasons = {
        match.code.code: match.why for match in search(store, "meslin", MOST_MATCHES).matches
    }
    assert reasons["1101"] is MatchReason.OWN
    assert reasons.get("1102") is not MatchReason.OWN


@pytest.mark.parametrize(
    ("american", "british"),
    [("tire", "tyre"), ("aluminum foil", "aluminium foil"), ("jewelry", "jewellery")],
)
def test_both_spellings_find_the_same(store: HsStore, american: str, british: str) -> None:
    assert codes_for(store, american) == codes_for(store, british) != []


@pytest.mark.parametrize("text", ["T-shirt", "t shirt", "tshirts", "T SHIRTS"])
def test_hyphens_spaces_and_plurals_do_not_matter(store: HsStore, text: str) -> None:
    assert codes_for(store, text)[0] == "6109"


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("what is the HS code for coffee beans?", "0901"),
        ("咖啡豆的海关编码是什么？", "0901"),
        ("tariff code of tires", "4011"),
    ],
)
def test_what_asks_is_no_part_of_the_goods(store: HsStore, question: str, first: str) -> None:
    assert codes_for(store, question)[0] == first


def test_a_name_within_a_longer_name_is_not_meant(store: HsStore) -> None:
    names = [match.name for match in search(store, "italian coffee machine").matches]
    assert "coffee machine" in names
    assert "coffee" not in names


@pytest.mark.parametrize(("text", "codes"), [("glass", "7005"), ("glasses", "9004")])
def test_of_two_things_of_one_key_the_one_written_so_leads(
    store: HsStore, text: str, codes: str
) -> None:
    assert codes_for(store, text, 1) == [codes]


@pytest.mark.parametrize("text", ["", "   ", "?!", "\x00\x01", "the of and", "😀"])
def test_nothing_asked_is_nothing_found(store: HsStore, text: str) -> None:
    answer = search(store, text)
    assert (answer.matches, answer.suggestions) == ((), ())


def test_the_limit_holds(store: HsStore) -> None:
    assert len(search(store, "steel", 3).matches) == 3
    assert len(search(store, "steel", 0).matches) == 1
    assert len(search(store, "steel", 10_000).matches) == MOST_MATCHES


def test_a_long_text_is_cut(store: HsStore) -> None:
    answer = search(store, "bicycle " + "x" * 100_000)
    assert len(answer.query) == LONGEST_QUERY
    assert answer.matches[0].code.code == "8712"


@given(
    st.one_of(
        st.text(max_size=300),
        st.text('"*():^-+{}ANDORNOTE ', max_size=60),
        st.text("自行车电池钢铁塑料abc 8471.-", max_size=200),
    )
)
def test_any_text_has_a_bounded_answer(store: HsStore, text: str) -> None:
    answer = search(store, text, 5)
    codes = [match.code.code for match in answer.matches]
    assert len(codes) == len(set(codes)) <= 5
    assert len(answer.query) <= LONGEST_QUERY
    assert len(answer.suggestions) <= 3
    assert answer == search(store, text, 5)
