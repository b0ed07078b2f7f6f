"""Labels: scanned again, fit for a strict page, and the same each time."""

import re
import string
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portolan.domain.border import Fault, NumberKind, Symbology
from portolan.drawing.diagrams.border_label import InvalidNumber, label_svg
from tests.support.scanned import scanned

NAMES = {Symbology.CODE_128: "Code 128", Symbology.CODE_39: "Code 39"}
NUMBERS = {NumberKind.PAPS: "PTLN1048823", NumberKind.PARS: "7X4Q1048823"}
SVG = "{http://www.w3.org/2000/svg}"

symbologies = st.sampled_from(Symbology)
numbers = st.text(string.ascii_uppercase + string.digits, min_size=8, max_size=30)


@pytest.mark.parametrize("symbology", Symbology)
@pytest.mark.parametrize("kind", NumberKind)
def test_a_scanner_reads_the_number_and_nothing_more(
    kind: NumberKind, symbology: Symbology
) -> None:
    label = label_svg(kind, NUMBERS[kind], symbology)
    assert scanned(label) == [(NAMES[symbology], NUMBERS[kind])]


@settings(max_examples=25)
@given(numbers, symbologies)
def test_a_scanner_reads_any_number(number: str, symbology: Symbology) -> None:
    assert scanned(label_svg(NumberKind.PARS, number, symbology)) == [(NAMES[symbology], number)]


@pytest.mark.parametrize("symbology", Symbology)
@pytest.mark.parametrize(
    "number", ["12345678", "123456789", "ABCD12345", "1234ABCD", "99000000", "A" * 30]
)
def test_digits_in_pairs_and_without_a_partner(number: str, symbology: Symbology) -> None:
    assert scanned(label_svg(NumberKind.PARS, number, symbology)) == [(NAMES[symbology], number)]


def test_code_39_has_no_character_more_than_the_number_and_its_two_stars() -> None:
    # Nine bars and spaces and a gap a character, wide ones three modules: 16 each, less one gap.
    label = ET.fromstring(label_svg(NumberKind.PAPS, "PTLN1048823", Symbology.CODE_39))  # noqa: S314 - our own
    modules = (len("PTLN1048823") + 2) * 16 - 1
    assert label.get("width") == f"{(modules + 20) * 0.33:.2f}mm"


@pytest.mark.parametrize("kind", NumberKind)
def test_the_word_and_the_number_are_printed(kind: NumberKind) -> None:
    label = ET.fromstring(label_svg(kind, "ptln 104-8823"))  # noqa: S314 - our own
    assert [line.text for line in label.iter(f"{SVG}text")] == [kind.upper(), "PTLN1048823"]
    assert label.get("aria-label") == f"{kind.upper()} PTLN1048823"
    assert label.get("role") == "img"


@given(numbers, symbologies)
def test_nothing_that_a_strict_page_forbids(number: str, symbology: Symbology) -> None:
    drawing = label_svg(NumberKind.PARS, number, symbology)
    root = ET.fromstring(drawing)  # noqa: S314 - our own
    assert {each.tag.removeprefix(SVG) for each in root.iter()} == {"svg", "rect", "text", "path"}
    attributes = {name for each in root.iter() for name in each.attrib}
    assert not attributes & {"style", "class", "id", "href"}
    assert not any(name.startswith("on") for name in attributes)
    assert drawing.count("http") == 1
    assert "<!" not in drawing
    assert "<?" not in drawing


@given(numbers, symbologies)
def test_bars_between_quiet_zones_of_ten_modules(number: str, symbology: Symbology) -> None:
    root = ET.fromstring(label_svg(NumberKind.PARS, number, symbology))  # noqa: S314 - our own
    _, _, width, height = map(int, (root.get("viewBox") or "").split())
    path = next(root.iter(f"{SVG}path")).get("d") or ""
    bars = [tuple(map(int, bar)) for bar in re.findall(r"M(\d+) (\d+)h(\d+)v(\d+)h-\d+z", path)]
    assert bars[0][0] == 330
    assert bars[-1][0] + bars[-1][2] == width - 330
    assert all(before[0] + before[2] < after[0] for before, after in pairwise(bars))
    assert {bar[1] + bar[3] < height for bar in bars} == {True}
    # As high as the standards ask: 15 mm here, and 15% of the length.
    assert {bar[3] >= max(1500, (width - 660) * 0.15 - 1) for bar in bars} == {True}


def test_millimeters_on_paper() -> None:
    root = ET.fromstring(label_svg(NumberKind.PARS, "A" * 30, Symbology.CODE_39))  # noqa: S314 - our own
    assert root.get("width") == "175.23mm"
    assert (root.get("viewBox") or "").split()[2] == "17523"


def test_the_same_number_gives_the_same_bytes() -> None:
    again = {
        label_svg(NumberKind.PAPS, typed)
        for typed in ("PTLN1048823", "ptln-1048823", "PTLN 1048823")
    }
    assert len(again) == 1
    assert again != {label_svg(NumberKind.PARS, "PTLN1048823")}


@pytest.mark.parametrize(
    ("typed", "fault"),
    [("", Fault.EMPTY), ("PT<b>1048823", Fault.CHARACTERS), ("P1", Fault.TOO_SHORT)],
)
def test_no_label_for_a_faulty_number(typed: str, fault: Fault) -> None:
    with pytest.raises(InvalidNumber) as caught:
        label_svg(NumberKind.PARS, typed)
    assert fault in caught.value.faults
    assert caught.value.number.kind is NumberKind.PARS
