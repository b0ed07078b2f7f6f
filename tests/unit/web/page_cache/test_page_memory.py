"""The memory keeps what is used and stays within its bound."""

from pathlib import Path

from portolan.web.page_cache.page_entry import OVERHEAD, PageEntry
from portolan.web.page_cache.page_memory import PageMemory, Pages
from tests.unit.web.toy_site import Setting


def _entry(size: int = 1_000) -> PageEntry:
    return PageEntry.of([], b"x" * size)


def test_what_is_not_used_goes_first() -> None:
    memory, pages = PageMemory(3 * (OVERHEAD + 1_000)), Pages()
    entries = {key: _entry() for key in "abcd"}
    for key in "abc":
        memory.keep(pages, key, entries[key])
    entries["a"].used = True
    memory.keep(pages, "d", entries["d"])
    assert set(pages) == {"a", "c", "d"}


def test_a_use_counts_once() -> None:
    memory, pages = PageMemory(2 * (OVERHEAD + 1_000)), Pages()
    first = _entry()
    first.used = True
    memory.keep(pages, "first", first)
    for key in "abcd":
        memory.keep(pages, key, _entry())
    assert "first" not in pages


def test_the_bytes_are_those_of_the_entries_kept() -> None:
    memory, pages = PageMemory(50_000), Pages()
    for number in range(100):
        memory.keep(pages, str(number), _entry(number * 37))
        memory.variant(pages[str(number)], 2)
    assert memory.bytes == sum(entry.weigh() for entry in pages.values()) <= 50_000
    assert 5 < len(pages) < 20


def test_an_encoding_made_later_counts() -> None:
    memory, pages = PageMemory(2 * OVERHEAD + 3_000), Pages()
    entry = _entry(2_500)
    entry.settle()
    memory.keep(pages, "a", _entry(100))
    memory.keep(pages, "b", entry)
    assert set(pages) == {"a", "b"}
    memory.variant(entry, 0)
    memory.variant(entry, 1)
    assert "a" in pages
    memory.keep(pages, "c", _entry(2_000))
    assert memory.bytes == sum(entry.weigh() for entry in pages.values()) <= memory.limit


def test_an_encoding_made_later_makes_room_at_once() -> None:
    entry, pages = _entry(2_500), Pages()
    entry.settle()
    memory = PageMemory(entry.weigh() + _entry().weigh())
    memory.keep(pages, "first", _entry())
    memory.keep(pages, "larger", entry)
    assert set(pages) == {"first", "larger"}
    memory.variant(entry, 0)
    assert "first" not in pages
    assert memory.bytes <= memory.limit


def test_an_entry_larger_than_the_memory_is_not_kept() -> None:
    memory, pages = PageMemory(10_000), Pages()
    memory.keep(pages, "a", _entry(20_000))
    assert (pages, memory.bytes) == ({}, 0)


def test_a_page_comes_once() -> None:
    memory, pages = PageMemory(100_000), Pages()
    first = _entry()
    memory.keep(pages, "a", first)
    memory.keep(pages, "a", _entry())
    assert pages["a"] is first
    assert memory.bytes == first.weigh()


def test_a_forgotten_page_is_found_again_without_rendering(tmp_path: Path) -> None:
    setting = Setting(tmp_path, limit=4 * OVERHEAD)
    bodies = {f"/page-{number}": setting.get(f"/page-{number}").data for number in range(20)}
    for path, body in bodies.items():
        assert setting.get(path).data == body
    assert len(setting.site.rendered) == 20
