"""What is said of weight, volume, containers and dangerous goods."""

from collections.abc import Iterator, Mapping

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

from forms.quote import QuoteForm
from portolan.domain.cargo import container
from portolan.sections.quote.view import advice
from tests.support.locales import EN_US

CAPACITY = container("20-standard")


@pytest.fixture
def in_english(app: Flask) -> Iterator[None]:
    """A request in English: messages need one."""
    with app.test_request_context("/get-started", base_url="http://localhost:8000"):
        yield


def texts(answers: Mapping[str, str | list[str]]) -> dict[str, str]:
    """What is said, by the field behind which it stands."""
    form = QuoteForm(MultiDict(answers), locale=EN_US)
    return {one["after"]: one["text"] for one in advice(form)}


def fcl(weight: str, volume: str = "", **counts: str) -> dict[str, str]:
    typed = {f"containers-{code.replace('_', '-')}": text for code, text in counts.items()}
    return {"mode": "ocean-fcl", "weight_kg": weight, "volume_cbm": volume, **typed}


@pytest.mark.usefixtures("in_english")
class TestFullLoads:
    """By the payload and the volume of what was counted."""

    def test_too_heavy(self) -> None:
        text = texts(fcl("60,000", **{"20_standard": "2"}))["volume_cbm"]
        assert text.startswith("60,000 kg is more than these containers may carry: 56,360 kg")
        assert "You need 3 × 20' Standard." in text

    def test_too_large_where_a_volume_is_given(self) -> None:
        text = texts(fcl("1000", "80.5", **{"40_high_cube": "1"}))["volume_cbm"]
        assert text.startswith("80.5 m³ is more than these containers hold: 76.3 m³")
        assert "You need 2 × 40' High Cube." in text

    def test_of_several_kinds_the_sum_counts_and_no_number_is_named(self) -> None:
        counts = {"20_standard": "1", "40_standard": "1"}
        assert texts(fcl("54910", **counts)) == {}
        assert "It takes" not in texts(fcl("54911", **counts))["volume_cbm"]

    @pytest.mark.parametrize("weight", ["28180", "0.1", "", "heavy", "0", "99999999999"])
    def test_nothing_where_it_fits_or_is_no_weight(self, weight: str) -> None:
        assert texts(fcl(weight, **{"20_standard": "1"})) == {}

    def test_one_kilogram_more_than_the_payload(self) -> None:
        weight = str(CAPACITY.payload_kg + 1)
        assert "volume_cbm" in texts(fcl(weight, **{"20_standard": "1"}))

    def test_nothing_without_a_container(self) -> None:
        assert texts(fcl("60000", **{"20_standard": "0"})) == {}


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize(
    ("mode", "weight", "volume", "part"),
    [
        ("ocean-lcl", "3100", "12.9", None),
        ("ocean-lcl", "3100", "13", "Between 13 and 15 m³ it depends"),
        ("ocean-lcl", "3100", "18", "charged for 18 m³ here: a container of your own is likely"),
        ("ocean-lcl", "16000", "3", "LCL is charged for 16 t here"),
        ("ocean-lcl", "3100", "33.2", "By weight and volume one 20' Standard holds it."),
        ("ocean-lcl", "3100", "70", "By weight and volume one 40' High Cube holds it."),
        ("ocean-lcl", "3100", "90", "fills more than one container"),
        ("air", "100", "3", "By air you would pay for 500 kg"),
        ("air", "64", "0.384", None),
        ("air", "14", "0.0878", "would pay for 15 kg"),
        ("air", "100", "", None),
        ("ocean-lcl", "100", "20,000.1", None),
        ("", "3100", "18", None),
    ],
)
def test_part_loads(mode: str, weight: str, volume: str, part: str | None) -> None:
    result = texts({"mode": mode, "weight_kg": weight, "volume_cbm": volume})
    assert ("volume_cbm" in result) is (part is not None)
    assert (part or "") in result.get("volume_cbm", "")


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize(
    ("chemistry", "packing", "numbers"),
    [
        ("lithium-ion", "", "UN3480, UN3481"),
        ("lithium-ion", "alone", "UN3480"),
        ("lithium-metal", "in-equipment", "UN3091"),
        ("other", "alone", None),
        ("", "alone", None),
        ("<b>", "<b>", None),
    ],
)
def test_batteries(chemistry: str, packing: str, numbers: str | None) -> None:
    answers: dict[str, str | list[str]] = {"mode": "ocean-fcl", "dangerous_goods": ["batteries"]}
    result = texts({**answers, "battery_chemistry": chemistry, "battery_packing": packing})
    expected = f"Likely: {numbers}, class 9." if numbers else None
    assert result.get("battery_packing", "").startswith(expected or "")
    assert ("battery_packing" in result) is (numbers is not None)


@pytest.mark.usefixtures("in_english")
def test_magnets_are_regulated_in_the_air_alone() -> None:
    assert "UN2807" in texts({"mode": "air", "dangerous_goods": ["magnets"]})["dangerous_goods"]
    assert texts({"mode": "ocean-fcl", "dangerous_goods": ["magnets"]}) == {}


PALLETS = {
    "pieces-1-count": "8",
    "pieces-1-length": "120",
    "pieces-1-width": "80",
    "pieces-1-height": "100",
    "pieces-1-weight": "600",
}


@pytest.mark.usefixtures("in_english")
class TestPieces:
    """What the rows come to, and how a product is read."""

    def test_volume_weight_and_loading_meters(self) -> None:
        form = QuoteForm(MultiDict({"mode": "ocean-fcl", **PALLETS}), locale=EN_US)
        [one] = [one for one in advice(form) if one["after"] == "pieces"]
        assert (one["label"], one["figure"], one["unit"]) == ("8 pieces", "7.68", "m³")
        assert one["text"] == ("4,800 kg in all. 3.20 loading meters of a truck, nothing stacked.")

    @pytest.mark.parametrize("count", ["8", "8 pallets", "8托", "8 件"])
    def test_a_count_may_have_its_word(self, count: str) -> None:
        form = QuoteForm(
            MultiDict({"mode": "ocean-fcl", **PALLETS, "pieces-1-count": count}), locale=EN_US
        )
        assert "8 pieces" in [one["label"] for one in advice(form)]

    @pytest.mark.parametrize(
        ("mode", "charged"),
        [
            ("air", "Air freight is charged for 4,800 kg."),
            ("ocean-lcl", "LCL is charged by W/M: 7.68 m³."),
        ],
    )
    def test_what_is_charged(self, mode: str, charged: str) -> None:
        assert texts({"mode": mode, **PALLETS})["pieces"].endswith(charged)

    def test_a_volume_of_many_decimals_is_no_weight(self) -> None:
        """Inches give more than are kept, and may be rounded up."""
        inches = {"length": "48 in", "width": "40 in", "height": "57.7 in"}
        rows = PALLETS | {f"pieces-1-{side}": text for side, text in inches.items()}
        said = texts({"mode": "ocean-lcl", **rows})
        assert said["pieces"].endswith("LCL is charged by W/M: 14.523 m³.")
        assert said["volume_cbm"].startswith("LCL is charged for 14.523 m³ here")

    def test_another_weight_below_is_named(self) -> None:
        text = texts({"mode": "air", **PALLETS, "weight_kg": "5000"})["pieces"]
        assert text.startswith("The rows come to 4,800 kg; the 5,000 kg given as weight count.")

    @pytest.mark.parametrize("row", [{"pieces-1-height": ""}, {"pieces-2-count": "x"}])
    def test_nothing_of_rows_with_a_fault(self, row: dict[str, str]) -> None:
        assert "pieces" not in texts({"mode": "air", **PALLETS, **row})

    def test_a_product_is_read_aloud(self) -> None:
        assert texts({"mode": "air", "weight_kg": "8 x 600"})["weight_kg"] == (
            "8 x 600: 4,800 kg in all."
        )
        assert "weight_kg" not in texts({"mode": "air", "weight_kg": "4800"})
