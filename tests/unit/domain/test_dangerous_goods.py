"""Dangerous goods: the categories of the quote form, their questions and their UN numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forms.choices import DANGEROUS_GOODS
from portolan.domain.dangerous_goods import (
    CLASSES,
    PACKING_GROUPS,
    QUESTIONS,
    Chemistry,
    GoodsCategory,
    GoodsQuestion,
    Packing,
    entries,
    possible_entries,
    questions,
    un_number,
)
from portolan.domain.mode import Mode


def numbers(category: GoodsCategory, mode: Mode, **answers: object) -> set[str]:
    return {entry.un_number for entry in possible_entries(category, mode, **answers)}  # type: ignore[arg-type]  # of the test's own


def test_the_categories_are_those_of_the_quote_form() -> None:
    assert [category.value for category in GoodsCategory] == [value for value, _ in DANGEROUS_GOODS]
    assert set(QUESTIONS) == set(GoodsCategory)


@pytest.mark.parametrize(
    ("chemistry", "packing", "number"),
    [
        (Chemistry.LITHIUM_ION, Packing.ALONE, "UN3480"),
        (Chemistry.LITHIUM_ION, Packing.WITH_EQUIPMENT, "UN3481"),
        (Chemistry.LITHIUM_ION, Packing.IN_EQUIPMENT, "UN3481"),
        (Chemistry.LITHIUM_METAL, Packing.ALONE, "UN3090"),
        (Chemistry.LITHIUM_METAL, Packing.WITH_EQUIPMENT, "UN3091"),
        (Chemistry.LITHIUM_METAL, Packing.IN_EQUIPMENT, "UN3091"),
    ],
)
@pytest.mark.parametrize("mode", Mode)
def test_two_answers_name_a_battery(
    chemistry: Chemistry, packing: Packing, number: str, mode: Mode
) -> None:
    result = possible_entries(GoodsCategory.BATTERIES, mode, chemistry=chemistry, packing=packing)
    assert [(entry.un_number, entry.hazard_class) for entry in result] == [(number, "9")]


def test_one_answer_narrows_and_none_leaves_all_four() -> None:
    assert numbers(GoodsCategory.BATTERIES, Mode.SEA, chemistry=Chemistry.LITHIUM_ION) == {
        "UN3480",
        "UN3481",
    }
    assert numbers(GoodsCategory.BATTERIES, Mode.SEA, packing=Packing.ALONE) == {"UN3480", "UN3090"}
    assert len(numbers(GoodsCategory.BATTERIES, Mode.SEA)) == 4


def test_magnets_are_dangerous_in_the_air_only() -> None:
    assert numbers(GoodsCategory.MAGNETS, Mode.AIR) == {"UN2807"}
    assert not any(numbers(GoodsCategory.MAGNETS, mode) for mode in Mode if mode is not Mode.AIR)


def test_what_only_a_data_sheet_can_classify() -> None:
    for category in (GoodsCategory.HAZARDOUS_MATERIALS, GoodsCategory.CREAMS_LIQUIDS_POWDERS):
        assert not numbers(category, Mode.SEA)
        assert GoodsQuestion.SAFETY_DATA_SHEET in questions([category])


def test_each_question_is_asked_once_in_the_order_of_the_categories() -> None:
    questions_of = questions(
        [GoodsCategory.CREAMS_LIQUIDS_POWDERS, GoodsCategory.HAZARDOUS_MATERIALS]
    )
    assert questions_of == (
        GoodsQuestion.SAFETY_DATA_SHEET,
        GoodsQuestion.UN_NUMBER,
        GoodsQuestion.CLASS,
        GoodsQuestion.PACKING_GROUP,
    )
    assert questions([]) == questions([GoodsCategory.MAGNETS]) == ()


def test_entries_are_of_classes_that_exist() -> None:
    assert len(CLASSES) == len(set(CLASSES)) == 20
    assert PACKING_GROUPS == ("I", "II", "III")
    assert {entry.hazard_class for entry in entries()} <= set(CLASSES)
    assert all(un_number(entry.un_number) == entry.un_number for entry in entries())


@pytest.mark.parametrize("typed", ["UN3480", "un3480", " 3480 ", "UN 3480", "un-3480"])
def test_a_number_as_people_type_it(typed: str) -> None:
    assert un_number(typed) == "UN3480"


@pytest.mark.parametrize(
    "typed", ["", "UN", "348", "34800", "UN348O", "UN 34 80", "３４８０", "NA1993"]
)
def test_what_is_no_number(typed: str) -> None:
    assert un_number(typed) is None


@given(st.text(max_size=30))
def test_any_text_has_an_answer(typed: str) -> None:
    result = un_number(typed)
    assert result is None or result == un_number(result)
