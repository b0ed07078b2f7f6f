"""PAPS and PARS numbers as people type them."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.border import (
    FORMATS,
    TYPED_LIMIT,
    BorderNumber,
    Fault,
    NumberCaution,
    NumberKind,
    read_number,
)

CHARACTERS = string.ascii_uppercase + string.digits
shipments = st.text(CHARACTERS, min_size=4, max_size=11)


def paps(typed: str) -> BorderNumber:
    return read_number(NumberKind.PAPS, typed)


def pars(typed: str) -> BorderNumber:
    return read_number(NumberKind.PARS, typed)


@pytest.mark.parametrize(
    "typed",
    [
        "PTLN4488223",
        "ptln4488223",
        " PTLN 448-8223 ",
        "PTLN\u20134488223",
        "ＰＴＬＮ４４８８２２３",
        "PTLN\u30004488223",
        "\ufeffPTLN4488223\u200b",
    ],
)
def test_a_number_is_made_regular(typed: str) -> None:
    result = paps(typed)
    assert (result.number, result.carrier, result.shipment) == ("PTLN4488223", "PTLN", "4488223")
    assert result.is_valid
    assert not result.warnings
    assert result.typed == typed


@pytest.mark.parametrize(
    ("typed", "carrier", "shipment"),
    [
        ("AB2345", "AB", "2345"),
        ("ABC2345", "ABC", "2345"),
        ("ABCDE234", "ABCD", "E234"),
        ("ABCD234", "ABC", "D234"),
        ("ABCD56789XYZ234", "ABCD", "56789XYZ234"),
    ],
)
def test_the_scac_is_as_long_as_the_number_allows(typed: str, carrier: str, shipment: str) -> None:
    result = paps(typed)
    assert (result.carrier, result.shipment, result.faults) == (carrier, shipment, ())


@pytest.mark.parametrize(
    ("kind", "typed", "faults"),
    [
        (NumberKind.PAPS, "", (Fault.EMPTY,)),
        (NumberKind.PAPS, " - ", (Fault.EMPTY,)),
        (NumberKind.PAPS, "PTLN4", (Fault.TOO_SHORT,)),
        (NumberKind.PAPS, "AB234", (Fault.TOO_SHORT,)),
        (NumberKind.PAPS, "PTLN567890123456", (Fault.TOO_LONG,)),
        (NumberKind.PAPS, "4488223", (Fault.CARRIER,)),
        (NumberKind.PAPS, "P4488223", (Fault.CARRIER,)),
        (NumberKind.PAPS, "0BCD1234", (Fault.CARRIER_DIGIT,)),
        (NumberKind.PAPS, "A1CD1234", (Fault.CARRIER_DIGIT,)),
        (NumberKind.PAPS, "10CD1234", (Fault.CARRIER,)),
        (NumberKind.PAPS, "A2CD1234", (Fault.CARRIER,)),
        (NumberKind.PAPS, "P2", (Fault.CARRIER, Fault.TOO_SHORT)),
        (NumberKind.PAPS, "PTLN#488223", (Fault.CHARACTERS,)),
        (NumberKind.PAPS, "PTLÑ4488223", (Fault.CHARACTERS,)),
        (NumberKind.PARS, "", (Fault.EMPTY,)),
        (NumberKind.PARS, "7X4Q234", (Fault.TOO_SHORT,)),
        (NumberKind.PARS, "7X4Q" + "2" * 27, (Fault.TOO_LONG,)),
        (NumberKind.PARS, "7X4Q_4488", (Fault.CHARACTERS,)),
    ],
)
def test_faults_by_their_code(kind: NumberKind, typed: str, faults: tuple[Fault, ...]) -> None:
    result = read_number(kind, typed)
    assert result.faults == faults
    assert not result.is_valid


def test_what_does_not_belong_is_named_once() -> None:
    assert paps("PT#N/44#88").strange == ("#", "/")
    assert paps("PTLN4488").strange == ()


def test_small_letters_that_would_turn_into_others_stay_what_they_are() -> None:
    assert paps("PTßN4488223").strange == ("ß",)
    assert paps("PTſN4488223").faults == (Fault.CHARACTERS,)


def test_the_shortest_and_the_longest() -> None:
    assert FORMATS[NumberKind.PAPS].least == 6
    assert paps("AB2345").is_valid
    assert paps("ABCD" + "2" * 11).is_valid
    assert not paps("ABCD" + "2" * 12).is_valid
    assert pars("ABCD2345").is_valid
    assert pars("ABCD" + "2" * 26).is_valid


def test_a_long_pars_number_is_warned_of() -> None:
    assert pars("7X4Q" + "2" * 21).warnings == ()
    assert pars("7X4Q" + "2" * 22).warnings == (NumberCaution.LONG,)


@pytest.mark.parametrize(
    ("kind", "typed", "warnings"),
    [
        (NumberKind.PAPS, "PTLN448O223", (NumberCaution.LETTER_O,)),
        (NumberKind.PAPS, "PTLN448I22O", (NumberCaution.LETTER_O, NumberCaution.LETTER_I)),
        (NumberKind.PAPS, "OIOI4488223", ()),
        (NumberKind.PAPS, "PT0N4488223", (NumberCaution.DIGIT_ZERO,)),
        (NumberKind.PAPS, "P1LN4488223", (NumberCaution.DIGIT_ONE,)),
        (NumberKind.PAPS, "PTLN4408221", ()),
        (NumberKind.PARS, "7O4Q4488223", (NumberCaution.LETTER_O,)),
        (NumberKind.PARS, "704Q4488I23", (NumberCaution.LETTER_I, NumberCaution.DIGIT_ZERO)),
        (NumberKind.PARS, "7X-4Q448822", (NumberCaution.DASH_IN_CARRIER_CODE,)),
        (NumberKind.PARS, "7X4Q-448822", ()),
        (NumberKind.PAPS, "PT-LN448822", ()),
    ],
)
def test_what_to_look_at_again(
    kind: NumberKind, typed: str, warnings: tuple[NumberCaution, ...]
) -> None:
    assert read_number(kind, typed).warnings == warnings


def test_pars_begins_with_four_characters_of_any_kind() -> None:
    result = pars("7x4q 4488223")
    assert (result.carrier, result.shipment) == ("7X4Q", "4488223")


def test_a_book_is_no_number_and_is_not_read() -> None:
    result = pars("A" * 1_000_000)
    assert result.faults == (Fault.TOO_LONG,)
    assert len(result.typed) == len(result.number) == TYPED_LIMIT


def test_what_is_cut_off_is_a_fault_though_little_is_left() -> None:
    assert pars(" " * TYPED_LIMIT + "7X4Q4488223").faults == (Fault.EMPTY,)
    assert pars("7X4Q4488223" + " " * TYPED_LIMIT + "9").faults == (Fault.TOO_LONG,)


@given(st.sampled_from(NumberKind), st.text(max_size=120))
def test_any_text_has_an_answer_that_agrees_with_itself(kind: NumberKind, typed: str) -> None:
    result = read_number(kind, typed)
    lengths = FORMATS[kind]
    if result.is_valid:
        assert lengths.least <= len(result.number) <= lengths.most
        assert set(result.number) <= set(CHARACTERS)
        assert result.carrier + result.shipment == result.number
    else:
        assert result.faults
    assert len(set(result.warnings)) == len(result.warnings)


@given(st.sampled_from(NumberKind), st.text(max_size=TYPED_LIMIT))
def test_a_regular_number_stays_as_it_is(kind: NumberKind, typed: str) -> None:
    once = read_number(kind, typed)
    twice = read_number(kind, once.number)
    assert twice.number == once.number
    assert twice.faults == once.faults


@given(st.text(string.ascii_uppercase, min_size=2, max_size=4), shipments)
def test_a_scac_and_a_shipment_are_a_paps_number(scac: str, shipment: str) -> None:
    result = paps(f"{scac.lower()} - {shipment}")
    assert result.is_valid
    assert result.number == scac + shipment
