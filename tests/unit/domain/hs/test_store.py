"""Reading the HS database: what stands above, below and beside a code."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from portolan.domain.hs.code import Level
from portolan.domain.hs.record import HsCode, HsCounts, NoteKind
from portolan.domain.hs.store import HsCodesUnavailable, HsStore


def the(store: HsStore, bare: str) -> HsCode:
    code = store.code(bare)
    assert code is not None
    return code


def bares(codes: tuple[HsCode | None, ...]) -> list[str]:
    return [code.code if code else "-" for code in codes]


def test_a_code_is_found_by_its_bare_form_alone(store: HsStore) -> None:
    assert the(store, "847130").dotted == "8471.30"
    assert store.code("8471.30") is None
    assert store.code("770000") is None


def test_counts(store: HsStore) -> None:
    assert store.counts() == HsCounts(sections=21, chapters=96, headings=1228, subheadings=5612)
    assert len(store.every()) == 6957
    assert [len(store.level(level)) for level in Level] == [21, 96, 1228, 5612]


@pytest.mark.parametrize(
    ("bare", "parents"),
    [
        ("XVI", []),
        ("84", ["XVI"]),
        ("8471", ["XVI", "84"]),
        ("847130", ["XVI", "84", "8471"]),
    ],
)
def test_parents_come_from_the_section_down(store: HsStore, bare: str, parents: list[str]) -> None:
    assert bares(store.parents(the(store, bare))) == parents
    assert store.section(the(store, bare)).code == "XVI"


@pytest.mark.parametrize(
    ("bare", "children"),
    [
        ("XXI", ["97"]),
        ("97", ["9701", "9702", "9703", "9704", "9705", "9706"]),
        ("8806", ["880610", "880621", "880622", "880623", "880624", "880629"]),
        ("847130", []),
    ],
)
def test_children_come_in_order(store: HsStore, bare: str, children: list[str]) -> None:
    assert bares(store.children(the(store, bare)))[:6] == children


@pytest.mark.parametrize(
    ("bare", "beside"),
    [
        ("I", ["-", "II"]),
        ("XXI", ["XX", "-"]),
        ("01", ["-", "02"]),
        ("78", ["76", "79"]),
        ("8501", ["8487", "8502"]),
        ("010121", ["-", "010129"]),
        ("970690", ["970610", "-"]),
    ],
)
def test_neighbours_are_of_the_same_level(store: HsStore, bare: str, beside: list[str]) -> None:
    assert bares(store.neighbours(the(store, bare))) == beside


def test_every_code_is_a_child_of_the_code_above_it(store: HsStore) -> None:
    results = [child for parent in store.every() for child in store.children(parent)]
    assert results.count(results[0]) == 1
    assert len(results) == 6957 - 21


@pytest.mark.parametrize(
    "segment",
    ["870380", "8703.80", "87 03 80", "870380-an-older-slug", "8703801090", "8703-80"],
)
def test_any_address_of_a_code_leads_to_its_one_slug(store: HsStore, segment: str) -> None:
    result = store.addressed(segment)
    assert result is not None
    assert result.slug == "870380-vehicles-with-only-electric-motor-for-propulsion"


@pytest.mark.parametrize("segment", ["77-reserved", "999999", "laptop", "section-xxii-", ""])
def test_other_addresses_lead_nowhere(store: HsStore, segment: str) -> None:
    assert store.addressed(segment) is None


def test_the_notes_above_hold_for_a_code_too(store: HsStore) -> None:
    notes = store.notes(the(store, "851713"))
    assert [note.code for note in notes] == sorted(
        (note.code for note in notes), key=["851713", "8517", "85", "XVI"].index
    )
    assert {note.code for note in notes} == {"8517", "85", "XVI"}
    cameras = next(n for n in notes if n.code == "8517" and n.kind is NoteKind.IS_NOT)
    assert "8525" in cameras.mentions


def test_an_entry_has_everything(store: HsStore) -> None:
    code = the(store, "8471")
    entry = store.entry(code)
    assert entry.code == code
    assert entry.parents == store.parents(code)
    assert entry.children == store.children(code)
    assert (entry.previous, entry.following) == store.neighbours(code)
    assert entry.notes == store.notes(code)
    assert entry.notes


def test_threads_read_at_once(store: HsStore) -> None:
    codes = store.every()[::70]
    with ThreadPoolExecutor(8) as pool:
        assert [entry.code for entry in pool.map(store.entry, codes)] == list(codes)


def test_nobody_can_write(store: HsStore) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        store.query("DELETE FROM code")


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(HsCodesUnavailable):
        HsStore(tmp_path / "hs_codes.sqlite").counts()
