"""Bars of border labels, module by module, as the standards draw them."""

import pytest

from portolan.domain.border.symbol import Symbology, symbol


@pytest.mark.parametrize(
    ("number", "symbology", "characters"),
    [
        # Start and stop are an asterisk; a narrow space stands between characters.
        ("A", Symbology.CODE_39, "100010111011101 0 111010100010111 0 100010111011101"),
        # Start B, A, its check character and stop: (104 + 33) % 103 = 34.
        ("A", Symbology.CODE_128, "11010010000 10100011000 10001011000 1100011101011"),
        # Start C, two pairs, (105 + 99 + 2 × 12) % 103 = 22 and stop: a pair of 99 is no change.
        ("9912", Symbology.CODE_128,
         "11010011100 10111011110 10110011100 11001110100 1100011101011"),
    ],
)  # fmt: skip
def test_bars_stand_where_the_standard_has_them(
    number: str, symbology: Symbology, characters: str
) -> None:
    modules = characters.replace(" ", "")
    result = symbol(number, symbology)
    drawn = ["0"] * result.width
    for start, width in result.bars:
        drawn[start : start + width] = "1" * width
    assert "".join(drawn) == modules
    assert all(modules[bar.start - 1] == "0" for bar in result.bars[1:])
