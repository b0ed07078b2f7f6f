"""Rows of pieces in the quote form: what is refused, what is kept, what they come to."""

from collections.abc import Callable

import pytest

from forms.quote import QuoteForm
from tests.unit.forms.conftest import errors_of

MakeQuote = Callable[..., QuoteForm]
COLUMNS = ("count", "length", "width", "height", "weight")
PALLETS = ("8", "120", "80", "100", "600")


def row(*texts: str, number: int = 1) -> dict[str, str]:
    """A row as it is posted."""
    return {f"pieces-{number}-{column}": text for column, text in zip(COLUMNS, texts, strict=True)}


def test_they_give_weight_and_volume(quote: MakeQuote) -> None:
    form = quote(
        weight_kg="",
        volume_cbm="",
        **row(*PALLETS),
        **row("2", "60 cm", "40", "50", "１５ kg", number=3),
    )
    assert errors_of(form) == {}
    stored = form.stored()
    assert stored["pieces"] == "8 x 120 x 80 x 100 cm, 600 kg; 2 x 60 x 40 x 50 cm, 15 kg"
    assert (stored["weight_kg"], stored["volume_cbm"]) == ("4830", "7.92")


def test_inches_feet_and_pounds_are_converted(quote: MakeQuote) -> None:
    form = quote(
        weight_kg="", cargo_value_usd="1.5万", **row("2", "48寸", "4 ft", "1.2 m", "500 lb")
    )
    assert errors_of(form) == {}
    stored = form.stored()
    assert stored["pieces"] == "2 x 121.92 x 121.92 x 120 cm, 226.796 kg"
    assert (stored["weight_kg"], stored["cargo_value_usd"]) == ("453.592", "15000")


def test_what_is_typed_counts_more(quote: MakeQuote) -> None:
    stored = quote(weight_kg="5,000", volume_cbm="9", **row(*PALLETS)).stored()
    assert (stored["weight_kg"], stored["volume_cbm"]) == ("5000", "9")


def test_without_weights_the_weight_is_asked_for(quote: MakeQuote) -> None:
    form = quote(weight_kg="", volume_cbm="", **row("8", "120", "80", "100", ""))
    assert errors_of(form) == {"weight_kg": "Required"}


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (("", "120", "80", "100", "600"), "Row 2, Pieces: Required"),
        (("8", "120", "80", " ", "600"), "Row 2, Height in cm: Required"),
        (("8", "120", "0.5", "100", "600"), "Row 2, Width in cm: Please enter a valid response"),
        (("8", "12 x 8", "80", "100", ""), "Row 2, Length in cm: Please enter a valid response"),
        (
            ("8", "120", "80", "100", "heavy"),
            "Row 2, Kilograms each: Please enter a valid response",
        ),
    ],
)
def test_the_first_fault_is_named(quote: MakeQuote, texts: tuple[str, ...], message: str) -> None:
    form = quote(**row(*PALLETS), **row(*texts, number=2))
    assert errors_of(form) == {"pieces": message}


@pytest.mark.parametrize(
    ("more", "cells"),
    [
        ("row", {"2-count": "", "2-length": ""}),
        ("120x80", {"2-count": "", "2-length": "120", "2-width": "80", "2-height": ""}),
        ("<b>", {"2-count": ""}),
    ],
)
def test_a_button_asks_for_one_more_row(quote: MakeQuote, more: str, cells: dict[str, str]) -> None:
    form = quote(**row(*PALLETS), **{"pieces-more": more})
    drawn = {cell: form.pieces.beside(cell) for cell, _label in form.pieces.lines}
    assert form.is_unfinished
    assert len(drawn) == 2 * len(COLUMNS)
    assert drawn.items() >= {**cells, "1-weight": "600"}.items()


@pytest.mark.parametrize(
    ("begun", "cells"),
    [
        (("8", "", "", "", ""), ("8", "120", "80", "", "")),
        (("8", "120", "100", "", ""), ("8", "120", "80", "", "")),
        (("", "", "", "", ""), ("", "120", "80", "", "")),
    ],
)
def test_a_pallet_goes_into_the_row_that_is_begun(
    quote: MakeQuote, begun: tuple[str, ...], cells: tuple[str, ...]
) -> None:
    form = quote(**row(*begun), **{"pieces-more": "120x80"})
    assert tuple(form.pieces.beside(cell) for cell, _label in form.pieces.lines) == cells


@pytest.mark.parametrize("second", [PALLETS, ("1", "120", "80", "", ""), ("", "", "", "", "")])
def test_the_last_row_is_removed(quote: MakeQuote, second: tuple[str, ...]) -> None:
    form = quote(**row(*PALLETS), **row(*second, number=2), **{"pieces-more": "fewer"})
    assert form.is_unfinished
    assert form.pieces.data == "8 x 120 x 80 x 100 cm, 600 kg"
    assert len(form.pieces.lines) == len(COLUMNS)


def test_there_are_twelve_rows_at_most(quote: MakeQuote) -> None:
    form = quote(**row(*PALLETS, number=12), **{"pieces-more": "120x80"})
    assert len(form.pieces.lines) == 12 * len(COLUMNS)
