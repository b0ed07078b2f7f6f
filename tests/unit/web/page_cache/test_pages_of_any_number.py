"""Pages of which visitors can make any number are cached, and evict no other page."""

from pathlib import Path

from portolan.web.page_cache.page_entry import OVERHEAD
from tests.unit.web.toy_site import EN, Setting

PLAIN = ("/", "/blog", "/blog?page=2", "/lookup")
ROOM = 8 * 10 * OVERHEAD
"""A memory in whose eighth ten small pages of any number have room, or less."""


def in_memory(setting: Setting) -> set[str]:
    """The keys of the pages in the worker's memory."""
    return set(setting.cache._sites[EN].pages)


def test_the_same_query_is_rendered_once(setting: Setting) -> None:
    first = setting.get("/lookup?q=salt&utm_source=a")
    again = setting.get("/lookup?utm_source=b&q=salt")
    assert first.data == again.data
    assert len(setting.site.rendered) <= 2  # the first of a path shows which arguments it reads
    assert setting.get("/lookup?q=pepper").data == first.data
    assert setting.site.rendered[-1] == "/lookup?q=pepper"


def test_a_flood_of_queries_evicts_no_other_page(tmp_path: Path) -> None:
    setting = Setting(tmp_path, limit=ROOM)
    for path in PLAIN:
        setting.get(path)
    plain = in_memory(setting)
    for number in range(200):
        setting.get(f"/lookup?q={number}")
    assert plain < in_memory(setting)
    assert len(in_memory(setting) - plain) <= 10
    setting.site.rendered.clear()
    setting.get("/lookup?q=199")
    assert setting.site.rendered == []
    setting.get("/lookup?q=0")
    assert setting.site.rendered == ["/lookup?q=0"]


def test_they_take_no_room_on_the_disk_that_workers_share(setting: Setting) -> None:
    setting.get("/lookup?q=salt")
    drawn = len(setting.site.rendered)
    other = Setting(setting.folder)
    other.get("/lookup?q=salt")
    assert other.site.rendered
    assert len(setting.site.rendered) == drawn


def test_one_in_use_outlives_a_flood(tmp_path: Path) -> None:
    setting = Setting(tmp_path, limit=ROOM)
    for number in range(200):
        setting.get("/lookup?q=salt")
        setting.get(f"/lookup?q={number}")
    assert setting.site.rendered.count("/lookup?q=salt") <= 2
