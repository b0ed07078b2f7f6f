"""Search for goods by their material: which code comes first, and which are offered beside it."""

import csv
from pathlib import Path

import pytest

from portolan.domain.hs.search import MOST_MATCHES, search
from portolan.domain.hs.store import HsStore

QUERIES = Path(__file__).with_name("queries_of_material.csv")


def codes_for(store: HsStore, text: str, limit: int = 5) -> list[str]:
    return [match.code.code for match in search(store, text, limit).matches]


@pytest.mark.parametrize("kept", ["tuned", "held"])
def test_goods_of_a_material_find_their_heading_first(store: HsStore, kept: str) -> None:
    with QUERIES.open(encoding="utf-8", newline="") as lines:
        rows = [row for row in csv.DictReader(lines) if row["set"] == kept]
    assert len(rows) == 30
    missed = [
        row["query"]
        for row in rows
        if codes_for(store, row["query"], 1)[0][:4] not in row["codes"].split()
    ]
    assert not missed


def test_goods_of_a_material_have_the_other_materials_as_alternatives(store: HsStore) -> None:
    for text, first, others in (
        ("stainless steel lunch box", "732393", {"392410", "7013", "4419"}),
        ("玻璃饭盒", "7013", {"392410", "732393", "4419"}),
    ):
        result = search(store, text)
        assert result.is_by_material
        assert result.matches[0].code.code == first
        assert others <= {match.code.code for match in result.matches}
        assert {match.kind for match in result.matches} == {"tableware"}


@pytest.mark.parametrize(
    "text", ["lunch box", "饭盒", "leather shoes", "steel wire basket", "dress made of silk"]
)
def test_goods_without_a_material_are_offered_the_materials(store: HsStore, text: str) -> None:
    assert search(store, text).is_by_material


@pytest.mark.parametrize("text", ["steel chair", "不锈钢狗碗", "leather shoes", "rubber duck"])
def test_nothing_of_the_raw_material_stands_beside_goods_that_are_known(
    store: HsStore, text: str
) -> None:
    assert all(match.name for match in search(store, text, MOST_MATCHES).matches)


def test_a_material_makes_nothing_sure(store: HsStore) -> None:
    """An aluminum stand for laptops is neither a laptop nor sure to be one."""
    for text in ("laptop stand", "aluminum laptop stand", "laptop stand aluminum"):
        assert search(store, text).is_unsure
    assert not search(store, "dress made of silk").is_unsure


@pytest.mark.parametrize(
    ("text", "last"), [("stainless steel gizmo", "7326"), ("不锈钢伞座", "7326")]
)
def test_goods_that_are_not_known_are_unsure_and_no_raw_material(
    store: HsStore, text: str, last: str
) -> None:
    result = search(store, text)
    assert result.is_unsure
    assert result.matches[-1].code.code == last
    assert not {"7218", "7219", "7220"} & {match.code.code for match in result.matches}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *(
            ("aluminium ladder", "7616"),
            ("stainless steel shelf", "940320"),
            ("leather sofa", "940161"),
        ),
        *(("stainless steel water bottle", "732393"), ("不锈钢水杯", "732393")),
        *(("titanium bicycle frame", "871491"), ("钛合金自行车架", "871491")),
        *(("皮革沙发", "940161"), ("steel", "7208"), ("bicycle pump", "8413")),
    ],
)
def test_a_material_never_swallows_the_goods(store: HsStore, text: str, code: str) -> None:
    assert codes_for(store, text, 1) == [code]


@pytest.mark.parametrize(
    ("text", "code", "other"),
    [
        *(("polyester towel", "630293", "630260"), ("涤纶毛巾", "630293", "630260")),
        *(("竹纤维毛巾", "630293", "630260"), ("纯棉毛巾", "630260", "630293")),
        *(("microfiber towels", "630293", "630260"), ("linen bed sheets", "630239", "630231")),
        *(("polyester jeans", "620343", "620342"), ("canvas tent", "630629", "630622")),
        *(("cotton bed linen", "630231", "630232"), ("珊瑚绒毯", "630140", "630120")),
    ],
)
def test_a_fiber_decides_between_the_codes_of_textile_goods(
    store: HsStore, text: str, code: str, other: str
) -> None:
    result = search(store, text)
    assert result.is_by_material
    first, *others = (match.code.code for match in result.matches)
    assert first == code
    assert other in others


@pytest.mark.parametrize("text", ["冻虾", "frozen shrimp"])
def test_frozen_goods_find_their_code(store: HsStore, text: str) -> None:
    assert codes_for(store, text, 1) == ["030617"]
