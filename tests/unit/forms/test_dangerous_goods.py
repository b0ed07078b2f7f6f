"""What is asked about dangerous goods, which answers are refused, and what is kept of them."""

from collections.abc import Callable

import pytest
from werkzeug.datastructures import MultiDict

from forms.dangerous_goods import hazard_classes, packing_groups
from forms.quote import QuoteForm
from portolan.domain.dangerous_goods import (
    CLASSES,
    PACKING_GROUPS,
    QUESTIONS,
    GoodsCategory,
    GoodsQuestion,
)
from tests.support.locales import EN_US
from tests.unit.forms.conftest import errors_of

BAD_RESPONSE = "Please enter a valid response"
MakeQuote = Callable[..., QuoteForm]
FIELDS = {
    GoodsQuestion.CHEMISTRY: "battery_chemistry",
    GoodsQuestion.PACKING: "battery_packing",
    GoodsQuestion.UN_NUMBER: "un_number",
    GoodsQuestion.CLASS: "hazard_class",
    GoodsQuestion.PACKING_GROUP: "packing_group",
    GoodsQuestion.SAFETY_DATA_SHEET: "safety_data_sheet",
}
ANSWERS = {
    "battery_chemistry": "lithium-ion",
    "battery_packing": "in-equipment",
    "un_number": "un 1263",
    "hazard_class": "3",
    "packing_group": "II",
    "safety_data_sheet": "yes",
}


@pytest.mark.parametrize("category", GoodsCategory)
def test_the_ticked_category_decides_what_is_asked_and_kept(
    quote: MakeQuote, category: GoodsCategory
) -> None:
    form = quote(dangerous_goods=[category.value], **ANSWERS)
    assert errors_of(form) == {}
    remaining = {name for name in FIELDS.values() if name in form.stored()}
    assert remaining == {FIELDS[question] for question in QUESTIONS[category]}


def test_every_question_of_the_trade_has_a_field(quote: MakeQuote) -> None:
    depends = {str(field.name): field.only_for for field in quote().questions}
    query = {
        name
        for name, rules in depends.items()
        if any(rule.name == "dangerous_goods" for rule in rules)
    }
    assert set(FIELDS) == set(GoodsQuestion)
    assert set(FIELDS.values()) == query


def test_nothing_of_it_has_to_be_answered(quote: MakeQuote) -> None:
    form = quote(dangerous_goods=[each.value for each in GoodsCategory])
    assert errors_of(form) == {}
    assert {form.stored()[name] for name in FIELDS.values()} == {""}


@pytest.mark.parametrize("typed", ["UN1263", "un 1263", "1263", " UN-1263 "])
def test_a_un_number_is_kept_as_it_is_printed(quote: MakeQuote, typed: str) -> None:
    form = quote(dangerous_goods=["hazardous-materials"], un_number=typed)
    assert errors_of(form) == {}
    assert form.stored()["un_number"] == "UN1263"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("un_number", "UN 12"),
        ("un_number", "paint"),
        ("un_number", "1" * 21),
        ("hazard_class", "10"),
        ("packing_group", "IV"),
        ("safety_data_sheet", "maybe"),
    ],
)
def test_refused(quote: MakeQuote, name: str, value: str) -> None:
    form = quote(dangerous_goods=["hazardous-materials"], **{name: value})
    assert errors_of(form) == {name: BAD_RESPONSE}
    assert errors_of(quote(dangerous_goods=[], **{name: value})) == {}


def test_the_lists_are_those_of_the_trade() -> None:
    assert tuple(value for value, _label in hazard_classes(EN_US)) == ("", *CLASSES)
    assert dict(hazard_classes(EN_US))["1.4"] == "1.4 Explosives"
    assert tuple(value for value, _label in packing_groups(EN_US)) == ("", *PACKING_GROUPS)
    assert dict(packing_groups(EN_US))["II"] == "II, medium danger"


def test_an_address_can_tick_several() -> None:
    given = MultiDict(
        [("dangerous_goods", "magnets"), ("dangerous_goods", "batteries"),
         ("battery_packing", "alone"), ("battery_chemistry", "steam")]
    )  # fmt: skip
    form = QuoteForm(None, locale=EN_US, prefilled=given)
    assert form.dangerous_goods.chosen == {"magnets", "batteries"}
    assert (form.battery_packing.data, form.battery_chemistry.data) == ("alone", "")
