"""The catalogs in the programs of translators: read without a complaint, and clean by pofilter."""

import csv
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest
from translate.filters.checks import (
    CheckerConfig,
    StandardChecker,
    StandardUnitChecker,
    TeeChecker,
)
from translate.storage.pypo import pofile, pounit

from portolan.content.translation import check
from portolan.core.config import TRANSLATIONS
from portolan.core.locale import Locale

CATALOGS = list(check.catalogs())
LEFT_OUT = TRANSLATIONS / "pofilter.csv"
"""The filters that do not fit our catalogs, and why."""


def left_out() -> dict[str, str]:
    """The reasons by filter."""
    with LEFT_OUT.open(encoding="utf-8", newline="") as lines:
        return {row["filter"]: row["reason"] for row in csv.DictReader(lines)}


def checker(locale: Locale) -> TeeChecker:
    """The filters that are left."""
    return TeeChecker(
        CheckerConfig(targetlanguage=locale.underscored),
        excludefilters=dict.fromkeys(left_out(), True),
        checkerclasses=[StandardChecker, StandardUnitChecker],
    )


def findings(units: Iterator[pounit], locale: Locale) -> list[str]:
    """What the filters find, one line each."""
    judge = checker(locale)
    return [
        f"{name}: {failure}: {unit.source[:60]!r}"
        for unit in units
        if unit.istranslatable() and not unit.isheader()
        for name, failure in judge.run_filters(unit).items()
    ]


@pytest.mark.parametrize(("locale", "path"), CATALOGS, ids=lambda one: getattr(one, "stem", ""))
def test_a_catalog_is_read_and_clean(locale: Locale, path: Path) -> None:
    read = polib.pofile(path, check_for_duplicates=True)
    assert not read.fuzzy_entries()
    units = pofile.parsestring(path.read_bytes()).units
    assert [unit.source for unit in units if not unit.isheader() and not unit.isobsolete()] == [
        entry.msgid for entry in read if not entry.obsolete
    ]
    assert findings((unit for unit in units if not unit.isobsolete()), locale) == []


def test_each_filter_that_is_left_out_exists_and_has_its_reason() -> None:
    every = set(TeeChecker(checkerclasses=[StandardChecker, StandardUnitChecker]).getfilters())
    assert set(left_out()) < every
    assert all(left_out().values())


def test_a_doubled_space_is_found() -> None:
    unit = pounit("One day")
    unit.target = "一天 "
    assert findings(iter([unit]), CATALOGS[0][0]) == [
        "endwhitespace: Different whitespace at the end: 'One day'"
    ]
