"""Corrections of the packaged texts: each fits, each changes something, stale ones are errors."""

from pathlib import Path

import pytest

from portolan.domain.hs import packaged
from portolan.domain.hs.corrections import COLUMNS, FILE, StaleCorrection, corrected
from portolan.domain.table import rows

TEXTS = {"8404": "Condensers, of stel", "8405": "Generators"}


def table(folder: Path, *lines: str) -> Path:
    file = folder / "corrections.csv"
    file.write_text("\n".join(("code,was,is,reason", *lines)) + "\n", encoding="utf-8")
    return file


def test_a_part_or_the_whole_of_a_text_is_replaced(tmp_path: Path) -> None:
    file = table(tmp_path, "8404,stel,steel,slip", "8405,,Gas generators,cut off")
    assert corrected(TEXTS, file) == {"8404": "Condensers, of steel", "8405": "Gas generators"}


def test_two_corrections_of_one_text_both_hold(tmp_path: Path) -> None:
    file = table(tmp_path, "8404,stel,steel,slip", "8404,Condensers,Economizers,wrong")
    assert corrected(TEXTS, file)["8404"] == "Economizers, of steel"


@pytest.mark.parametrize(
    "line",
    ["8499,stel,steel,slip", "8404,iron,steel,slip", "8405,e,E,slip", "8405,,Generators,cut off"],
)
def test_a_correction_that_does_not_fit_is_an_error(tmp_path: Path, line: str) -> None:
    with pytest.raises(StaleCorrection, match=line[:4]):
        corrected(TEXTS, table(tmp_path, line))


def test_every_correction_fits_and_gives_its_reason() -> None:
    before = packaged.texts()
    after = corrected(before)
    changed = {code for code in before if before[code] != after[code]}
    assert changed == {row["code"] for row in rows(FILE, COLUMNS)}
    assert all(row["reason"] for row in rows(FILE, COLUMNS))


@pytest.mark.parametrize(
    ("code", "right", "wrong"),
    [
        ("870230", "spark-ignition", "diesel"),
        ("870460", "transport of goods", "transport of persons"),
        ("410229", "sheep or lambs", "animals n.e.c."),
        ("293010", "Dimethylamino", "Diethylamino"),
        ("2515", "2.5 or more", "less than"),
    ],
)
def test_texts_that_told_of_other_goods_are_right(code: str, right: str, wrong: str) -> None:
    text = corrected(packaged.texts())[code]
    assert right in text
    assert wrong not in text
