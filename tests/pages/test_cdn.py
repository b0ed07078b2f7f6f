"""A CDN in front: what it keeps is tagged, and a release purges what it has changed, no more."""

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from flask import Flask
from werkzeug.test import Client, TestResponse

from app import create_app
from portolan.web.content import content_file, store
from portolan.web.page_cache import page_harvest, pages_cli
from portolan.web.page_cache.compression import IN_PASSING
from portolan.web.purge import packed
from portolan.web.serving import served
from tests.support.ports import free_port
from tests.support.upstream import FakeHost, Received, Reply, upstream_server

ENGLISH = "http://localhost:8000"
HEADERS = {"fastly": "Surrogate-Key", "cloudflare": "Cache-Tag"}
LINKED = ("/glossary", "/glossary/air-waybill", "/help")


@pytest.fixture
def cdn() -> Iterator[FakeHost]:
    """The CDN, as far as purges reach it."""
    with upstream_server() as running:
        yield running


@pytest.fixture(params=HEADERS)
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of CDN."""
    return str(request.param)


@pytest.fixture
def site(environment: dict[str, str], cdn: FakeHost, kind: str) -> Flask:
    """The site with a CDN in front."""
    given = {"CDN": kind, "CDN_PURGE_URL": f"{cdn.url}/of/1", "CDN_PURGE_TOKEN": "sesame"}
    return create_app(environment | given)


@pytest.fixture
def packing(site: Flask, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Packs a few pages of the site, again after each change."""
    monkeypatch.setattr(pages_cli, "THOROUGH", IN_PASSING)
    monkeypatch.setattr(page_harvest, "_links", lambda _html: LINKED)
    monkeypatch.setitem(site.extensions, pages_cli.PAGE_PATHS, lambda: ())

    def pack() -> None:
        done = site.test_cli_runner().invoke(args=["pages", "pack"])
        assert done.exit_code == 0, done.output

    return pack


def get(site: Flask, path: str) -> TestResponse:
    """An answer of the production server's layers."""
    return Client(served(site)).get(path, base_url=ENGLISH)


def tags(site: Flask, kind: str, path: str) -> list[str]:
    """The tags of an answer."""
    return re.split("[ ,]", get(site, path).headers.get(HEADERS[kind], ""))


def purge(site: Flask, *named: str) -> tuple[int, str]:
    """What the command ends with, and says."""
    result = site.test_cli_runner().invoke(args=["cdn", "purge", *named])
    return result.exit_code, result.output


def purged(cdn: FakeHost) -> list[str]:
    """The tags of the last call."""
    [names] = json.loads(cdn.last.body).values()
    return list(names)


def say_otherwise(site: Flask, path: str, words: str) -> None:
    """Release other words for one document, as a build of the content does."""
    file = content_file(site.config["SETTINGS"])
    before = file.read_bytes()
    file.unlink()
    file.write_bytes(before)
    with closing(sqlite3.connect(file)) as database, database:
        change = "UPDATE document SET html = html || ? WHERE path = ? AND locale = 'en-US'"
        assert database.execute(change, (f"<p>{words}</p>", path)).rowcount == 1
        database.execute("UPDATE release SET id = ?", (words,))
    with site.app_context():
        store().refresh()


def test_a_page_and_its_data_have_the_same_tags(site: Flask, kind: str) -> None:
    own, section, release, *others = tags(site, kind, "/glossary/air-waybill")
    assert (own, section) == ("localhost:8000/glossary/air-waybill", "section-glossary")
    assert release == f"release-{get(site, '/readyz').json['release']}"  # type: ignore[index]  # an object
    assert others == ["pages", "unpacked"]
    data = "/page-data/glossary/air-waybill/page-data.json"
    assert tags(site, kind, data) == [own, section, release, *others]


def test_a_page_at_the_root_has_the_tag_of_its_section(site: Flask, kind: str) -> None:
    assert tags(site, kind, "/eu")[:2] == ["localhost:8000/eu", "section-landing"]
    assert tags(site, kind, "/")[0] == "localhost:8000/"


@pytest.mark.parametrize("path", ["/form-token", "/nowhere-at-all", "/livez"])
def test_what_nobody_may_keep_has_no_tag(site: Flask, kind: str, path: str) -> None:
    assert tags(site, kind, path) == [""]


def test_without_a_cdn_nothing_has_a_tag(app: Flask) -> None:
    answer = get(app, "/glossary/air-waybill")
    assert not any(name in answer.headers for name in HEADERS.values())
    assert purge(app)[0] == 1


def test_the_pack_knows_its_pages(site: Flask, kind: str, packing: Callable[[], None]) -> None:
    packing()
    assert tags(site, kind, "/glossary/air-waybill")[-1] == "pages"
    assert tags(site, kind, "/blog")[-1] == "unpacked"


def test_the_first_purge_is_of_all_pages_and_the_next_of_what_has_changed(
    site: Flask, cdn: FakeHost, kind: str, packing: Callable[[], None]
) -> None:
    packing()
    assert purge(site)[0] == 0
    assert purged(cdn) == ["pages"]
    calls = len(cdn.received)
    assert "already" in purge(site)[1]
    say_otherwise(site, "/glossary/air-waybill", "other words")
    packing()
    assert purge(site)[0] == 0
    assert purged(cdn) == ["localhost:8000/glossary/air-waybill", "unpacked"]
    assert len(cdn.received) == calls + 1
    login = {"fastly": ("fastly-key", "sesame"), "cloudflare": ("authorization", "Bearer sesame")}
    name, token = login[kind]
    assert cdn.last.values(name) == [token]
    ends = {"fastly": "/of/1/purge", "cloudflare": "/of/1/purge_cache"}
    assert (cdn.last.method, cdn.last.target) == ("POST", ends[kind])


def test_more_than_a_cdn_should_be_told_is_all_pages(
    site: Flask,
    cdn: FakeHost,
    packing: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    packing()
    purge(site)
    say_otherwise(site, "/glossary/air-waybill", "other words")
    packing()
    monkeypatch.setattr(packed, "MOST_PAGES", 0)
    purge(site)
    assert purged(cdn) == ["pages"]


def test_a_purge_that_failed_is_done_again(
    site: Flask, cdn: FakeHost, packing: Callable[[], None]
) -> None:
    assert purge(site) == (1, "Error: pack this release's pages first: flask pages pack\n")
    packing()
    cdn.reply = Reply(status=429)
    assert purge(site) == (1, "Error: the CDN answers 429\n")
    cdn.reply = Reply(drop=True)
    status, text = purge(site)
    assert (status, "the CDN is away" in text) == (1, True)
    cdn.reply = Reply()
    assert purge(site)[0] == 0


def test_nobody_at_the_address_is_told(environment: dict[str, str]) -> None:
    away = {"CDN": "fastly", "CDN_PURGE_URL": f"http://127.0.0.1:{free_port()}"}
    app = create_app({**environment, **away, "CDN_PURGE_TOKEN": "sesame"})
    assert "the CDN is away (ConnectError)" in purge(app, "pages")[1]


def test_tags_can_be_named_and_go_out_in_calls_of_what_the_cdn_takes(
    site: Flask, cdn: FakeHost, kind: str
) -> None:
    named = [f"section-{number}" for number in range(300)]
    assert purge(site, *named)[0] == 0
    assert [tag for one in cdn.received for tag in _named(one)] == named
    assert len(cdn.received) == {"fastly": 2, "cloudflare": 3}[kind]


def _named(call: Received) -> list[str]:
    [names] = json.loads(call.body).values()
    return list(names)
