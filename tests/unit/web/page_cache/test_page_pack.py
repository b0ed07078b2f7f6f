"""The pack: what is written is what is served, and only for its own release."""

import gzip
import stat
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest

from portolan.web.accept_encoding import BROTLI, GZIP
from portolan.web.page_cache.compression import IN_PASSING, QUICK, THOROUGH, compress
from portolan.web.page_cache.page_entry import PageEntry
from portolan.web.page_cache.page_harvest import Harvest
from portolan.web.page_cache.page_pack import _TAIL, PagePack, open_pack, write_pack
from portolan.web.page_cache.page_record import read_record, write_record
from portolan.web.page_cache.pages_cli import compressed
from tests.unit.web.toy_site import EN, ZH, Setting


@pytest.fixture
def setting(tmp_path: Path) -> Setting:
    return Setting(tmp_path)


def _pack(setting: Setting, release: str | None = None) -> Harvest:
    harvests = [Harvest(setting.site.flask, host) for host in (EN, ZH)]

    def pages() -> Iterator[tuple[str, PageEntry]]:
        for harvest in harvests:
            for key, entry in harvest.pages(["/", "/about", "/blog"]):
                yield harvest.host + key, entry

    write_pack(setting.pack, release or setting.release, compressed(pages()))
    return harvests[0]


def _numbered(count: int) -> list[tuple[str, PageEntry]]:
    return [
        (f"{EN}/{number}", PageEntry.of([("X-Number", str(number))], str(number).encode()))
        for number in range(count)
    ]


def test_every_page_is_found_and_no_other(tmp_path: Path) -> None:
    pages = sorted(_numbered(500), key=lambda page: page[1].digest)
    assert write_pack(tmp_path / "p", "r1", pages) == 500
    pack = PagePack(tmp_path / "p")
    assert (pack.count, pack.release) == (500, "r1")
    for name, entry in pages:
        result = pack.find(name)
        assert result is not None
        assert (result.headers, result.digest) == (entry.headers, entry.digest)
        assert result.body(0) == entry.body(0)
        assert (
            brotli.decompress(result.body(2)) == gzip.decompress(result.body(1)) == result.body(0)
        )
    assert pack.find(f"{EN}/500") is None
    assert pack.find(f"{ZH}/1") is None


def test_an_empty_pack_finds_nothing(tmp_path: Path) -> None:
    write_pack(tmp_path / "p", "r1", [])
    assert PagePack(tmp_path / "p").find(EN) is None


def test_names_of_one_digest_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portolan.web.page_cache.page_pack.digest_of", lambda name: 7)
    write_pack(tmp_path / "p", "r1", _numbered(3))
    pack = PagePack(tmp_path / "p")
    assert [pack.find(f"{EN}/{number}").digest for number in range(3)] == [  # type: ignore[union-attr]  # None fails
        entry.digest for _, entry in _numbered(3)
    ]
    assert pack.find(f"{EN}/3") is None


def test_a_packed_page_is_served_without_rendering(setting: Setting) -> None:
    _pack(setting)
    setting.site.rendered.clear()
    for path in ("/", "/about", "/blog", "/blog?page=2", "/blog?page=2&utm_source=x"):
        assert setting.get(path, accept_encoding="br").status_code == 200
    assert setting.site.rendered == []


@pytest.mark.parametrize("path", ["/", "/about", "/blog?page=2"])
@pytest.mark.parametrize("host", [EN, ZH])
@pytest.mark.parametrize("coding", ["", "gzip", "br"])
def test_a_packed_page_equals_a_fresh_one(
    setting: Setting, path: str, host: str, coding: str
) -> None:
    fresh = setting.get(path, host, accept_encoding=coding)
    _pack(setting)
    setting.clock.now += 1.0
    packed = setting.get(path, host, accept_encoding=coding)
    expand = {"": bytes, "gzip": gzip.decompress, "br": brotli.decompress}[coding]
    assert expand(packed.data) == expand(fresh.data)
    changing = {"ETag", "Content-Length"} if coding else set()
    assert [pair for pair in packed.headers if pair[0] not in changing] == [
        pair for pair in fresh.headers if pair[0] not in changing
    ]
    # Other bytes under a strong validator must have another one.
    assert (packed.headers["ETag"] == fresh.headers["ETag"]) == (not coding)


def test_pages_are_found_by_their_links(setting: Setting) -> None:
    harvest = _pack(setting)
    pack = PagePack(setting.pack)
    assert pack.find(f"{EN}?page=2 /blog") is not None
    assert harvest.broken == {"/gone": "404 NOT FOUND"}


def test_a_pack_of_another_release_is_ignored(setting: Setting) -> None:
    setting.site.words = "stale"
    _pack(setting, "r0")
    setting.site.words = "fresh"
    assert "fresh" in setting.get("/about").text
    assert open_pack(setting.pack, "r0") is not None
    assert open_pack(setting.pack, "r1") is None


def test_a_new_pack_is_taken_within_a_second(setting: Setting) -> None:
    setting.get("/about")
    setting.site.words = "of the pack"
    _pack(setting)
    setting.site.rendered.clear()
    assert "of the pack" not in setting.get("/about").text
    setting.clock.now += 1.0
    assert "of the pack" in setting.get("/about").text
    setting.release = "r2"
    setting.site.words = "of the next pack"
    _pack(setting)
    setting.site.rendered.clear()
    setting.clock.now += 1.0
    assert "of the next pack" in setting.get("/about").text
    assert setting.site.rendered == []


@pytest.mark.parametrize("damage", ["", "short", "tail", "head"])
def test_a_broken_file_is_no_pack(setting: Setting, damage: str) -> None:
    _pack(setting)
    whole = setting.pack.read_bytes()
    setting.pack.write_bytes(
        {"": b"", "short": whole[:20], "tail": whole[:-9], "head": whole[400:]}[damage]
    )
    assert open_pack(setting.pack, "r1") is None
    assert setting.get("/about").status_code == 200


def test_a_pack_that_fails_leaves_the_one_before(setting: Setting) -> None:
    _pack(setting)
    before = setting.pack.read_bytes()

    def failing() -> Iterator[tuple[str, PageEntry]]:
        yield from _numbered(3)
        raise RuntimeError("the template broke")

    with pytest.raises(RuntimeError, match="template broke"):
        write_pack(setting.pack, "r2", failing())
    assert setting.pack.read_bytes() == before
    assert [file.name for file in setting.folder.iterdir()] == ["pages.pack"]


def test_an_unchanged_page_is_not_compressed_again(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    _pack(setting)
    first = setting.pack.read_bytes()

    def compress(*_: object) -> bytes:
        raise AssertionError("the body was there already")

    monkeypatch.setattr("portolan.web.page_cache.page_entry.compress", compress)
    pages = list(Harvest(setting.site.flask, EN).pages(["/about"]))
    named = [(EN + key, entry) for key, entry in pages]
    write_pack(setting.pack, "r1", compressed(named, PagePack(setting.pack)))
    assert len(setting.pack.read_bytes()) < len(first)


@pytest.mark.parametrize("count", range(8))
def test_its_numbers_lie_where_a_processor_reads_them_at_once(tmp_path: Path, count: int) -> None:
    long = [(f"{EN}/{'x' * count}", PageEntry.of([], b""))]
    write_pack(tmp_path / "p", "r1", long)
    _magic, _count, start, _about = _TAIL.unpack((tmp_path / "p").read_bytes()[-_TAIL.size :])
    assert start % 8 == 0


def test_every_worker_may_read_it_and_its_builder_alone_write_it(tmp_path: Path) -> None:
    pack = tmp_path / "new" / "folder" / "p"
    write_pack(pack, "r1", [])
    mode = stat.S_IMODE(pack.stat().st_mode)
    assert stat.filemode(mode)[1:] == "rw-r--r--"


def test_a_record_ends_where_its_bodies_do() -> None:
    [(name, entry)] = _numbered(1)
    record = write_record(name, entry, with_gzip=True)
    result = read_record(record, name)
    assert result is not None
    assert result.body(0) == entry.body(0)
    for length in (0, 11, len(record) - 1):
        with pytest.raises(ValueError, match="the record ends"):
            read_record(record[:length], name)


@pytest.mark.parametrize("coding", [BROTLI, GZIP])
def test_the_more_time_the_smaller_the_page(coding: int) -> None:
    text = Path(__file__).read_bytes()
    lengths = [len(compress(text, coding, effort)) for effort in (THOROUGH, QUICK, IN_PASSING)]
    assert lengths == sorted(set(lengths))
    assert lengths[-1] < len(text) / 2
