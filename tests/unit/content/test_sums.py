"""Worked sums in documents, computed again."""

from collections.abc import Callable
from pathlib import Path

import pytest

from portolan.content.build import Builder, BuildError
from portolan.content.sums import sums, wrong_sums

Write = Callable[[str, str], Path]

RIGHT = (
    "12 × 30 + 46 = 406",
    "A pallet takes `(1,200 − 200) ÷ 4 = 250` kg",
    "80,000 × 0.04% × 60 = 1,920 euros",
    "duty 1,712 + 9,592 of tax = 11,304",
    "11 ÷ 13 = 85% of the sailings",
    "(412 − 193) ÷ 412 × 100 = 53.2%",
    "10,596 nm × 1.852 = 19,624 km",
    "1,639 ÷ 1,250 = 1.3",
    "12 × 10,579 × 0.01977 = 2,510 kg",
)
WRONG = (
    "12 × 30 + 46 = 416",
    "A pallet takes `(1,200 − 200) ÷ 4 = 25` kg",
    "80,000 × 0.04% × 60 = 19,200 euros",
    "11 ÷ 13 = 75% of the sailings",
    "1,639 ÷ 1,250 = 1.4",
)
ROUNDED_ON = (
    "19,359 × 20 × 0.01553 = 6,003 kg",
    "19,359 × 20 × 0.01553 = 6,010 kg",
    "19,359 × 20 × 0.01266 = 4,893.6 kg",
)
PASSED_OVER = (
    "insured value = (goods + freight) × 1.1",
    "600 × √2 = 849",
    "(16 ÷ 14)² = 1.31",
    "premium = 1.10 × S",
    "6 = 5",
    "3 × (4 = 12",
    "2 ÷ 0 = 1",
)


@pytest.mark.parametrize("text", RIGHT)
def test_a_right_sum(text: str) -> None:
    assert len(list(sums(text))) == 1
    assert list(wrong_sums(text)) == []


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_sum(text: str) -> None:
    assert len(list(wrong_sums(text))) == 1


@pytest.mark.parametrize("text", ROUNDED_ON)
def test_a_sum_that_only_rounding_lets_pass(text: str) -> None:
    assert list(wrong_sums(text)) == []
    assert len(list(wrong_sums(text, exact=True))) == 1


@pytest.mark.parametrize("text", ["19,359 × 20 × 0.01553 = 6,013", "18.5 × 19,359 = 358,142"])
def test_an_exact_sum(text: str) -> None:
    assert list(wrong_sums(text, exact=True)) == []


@pytest.mark.parametrize("text", PASSED_OVER)
def test_what_is_no_plain_sum(text: str) -> None:
    assert list(sums(text)) == []


def test_the_build_stops_at_a_wrong_sum(builder: Builder, write: Write) -> None:
    write("freight-ton", "Right: 2 × 3 = 6. Wrong: 2 × 4 = 9.")
    with pytest.raises(BuildError, match=r"freight-ton.md:7: 2 × 4 = 9: it comes to 8"):
        builder.build()


def test_what_is_written_after_a_named_value_is_exact(builder: Builder, write: Write) -> None:
    named = "{{factor:desnz-2025/container-ship-average}}"
    write("freight-ton", f"Typed: 1,000 × 0.01977 = 19.75.\n\nNamed: 1,000 × {named} = 19.75.")
    with pytest.raises(BuildError, match=r"1,000 × 0.01977 = 19.75: it comes to 19.77") as error:
        builder.build()
    assert str(error.value).count("it comes to") == 1


def test_a_result_in_the_next_cell_is_exact(builder: Builder, write: Write) -> None:
    named = "{{factor:desnz-2025/container-ship-average}}"
    rows = f"| Sum | kg |\n|---|---|\n| 1,000 × {named} | 19.75 |\n| 1,000 × {named} | 19.77 |"
    write("freight-ton", rows)
    with pytest.raises(BuildError, match=r"1,000 × 0.01977 = 19.75: it comes to 19.77") as error:
        builder.build()
    assert str(error.value).count("it comes to") == 1
