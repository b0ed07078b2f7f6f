"""Building the HS database: only when something changed, and never half."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from portolan.domain.hs import build, packaged
from portolan.domain.hs.build import HsBuilder
from portolan.domain.hs.codes import all_codes
from portolan.domain.hs.record import HsCode, HsCounts
from portolan.domain.hs.store import HsStore


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A build of three codes."""
    three = all_codes()[:3]
    monkeypatch.setattr(build, "all_codes", lambda: three)


def bare(file: Path) -> list[str]:
    return [code.code for code in HsStore(file).every()]


@pytest.mark.usefixtures("small")
def test_a_build_makes_the_file_and_its_folder(tmp_path: Path) -> None:
    target = tmp_path / "instance" / "hs_codes.sqlite"
    report = HsBuilder(target).build()
    assert (report.codes, report.built) == (3, True)
    assert bare(target) == ["I", "01", "0101"]
    assert HsStore(target).release() == report.release
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.usefixtures("small")
def test_what_is_up_to_date_is_left_alone(tmp_path: Path) -> None:
    target = tmp_path / "hs_codes.sqlite"
    first = HsBuilder(target).build()
    before = target.stat()
    assert HsBuilder(target).build() == build.HsBuildReport(3, built=False, release=first.release)
    assert (target.stat().st_ino, target.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


@pytest.mark.usefixtures("small")
def test_another_version_of_the_package_is_another_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "hs_codes.sqlite"
    first = HsBuilder(target).build()
    monkeypatch.setattr(packaged, "version", lambda: "9")
    with closing(sqlite3.connect(target)) as reader:
        second = HsBuilder(target).build()
        # Swapped, not overwritten: who reads the old file goes on reading it.
        assert reader.execute("SELECT id FROM release").fetchone() == (first.release,)
    assert second.built
    assert HsStore(target).release() == second.release != first.release


@pytest.mark.usefixtures("small")
def test_a_file_that_is_no_database_is_built_anew(tmp_path: Path) -> None:
    target = tmp_path / "hs_codes.sqlite"
    target.write_bytes(b"nothing of the kind" * 100)
    assert HsBuilder(target).build().built
    assert bare(target) == ["I", "01", "0101"]


def test_a_build_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small: None
) -> None:
    target = tmp_path / "hs_codes.sqlite"
    HsBuilder(target).build()
    monkeypatch.setattr(packaged, "version", lambda: "9")
    monkeypatch.setattr(build, "fill", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        HsBuilder(target).build()
    assert bare(target) == ["I", "01", "0101"]
    assert list(tmp_path.iterdir()) == [target]


def test_a_reader_goes_over_to_the_new_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small: None
) -> None:
    target = tmp_path / "hs_codes.sqlite"
    HsBuilder(target).build()
    store = HsStore(target)
    words = store.words()
    assert store.code("0102") is None
    monkeypatch.setattr(packaged, "version", lambda: "9")
    four = (*all_codes()[:3], HsCode("0102", "I", "Oxen; live", "0102-oxen-live", {"zh": "牛"}))
    monkeypatch.setattr(build, "all_codes", lambda: four)
    HsBuilder(target).build()
    store.refresh()
    assert store.code("0102") is not None
    assert "oxen" not in words
    assert "oxen" in store.words()


def test_the_codes_of_a_new_file_are_counted_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "hs_codes.sqlite"
    known, store = all_codes(), HsStore(target)
    for number, version in ((4, "8"), (6, "9")):
        monkeypatch.setattr(packaged, "version", lambda version=version: version)
        monkeypatch.setattr(build, "all_codes", lambda number=number: known[:number])
        HsBuilder(target).build()
        store.refresh()
        assert store.counts() == store.counts() == HsCounts(1, 1, 1, number - 3)


@pytest.mark.usefixtures("small")
def test_the_file_is_whole_for_sqlite_too(tmp_path: Path) -> None:
    target = tmp_path / "hs_codes.sqlite"
    HsBuilder(target).build()
    with closing(sqlite3.connect(target)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("PRAGMA journal_mode").fetchone() == ("delete",)
