"""The real pages under the page cache: the same for every visitor, and packed as they are."""

import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from flask import Flask
from werkzeug.test import Client

from app import create_app
from portolan.web.page_cache import page_harvest, pages_cli, rules
from portolan.web.page_cache.compression import IN_PASSING
from portolan.web.page_cache.page_entry import PageEntry
from portolan.web.page_cache.page_harvest import Harvest, data_address, request_for
from portolan.web.page_cache.page_pack import PagePack, pack_path
from portolan.web.page_cache.pages_cli import PAGE_PATHS, all_pages
from portolan.web.page_cache.wsgi_response import WsgiResponse, ask
from portolan.web.release import release_id
from portolan.web.serving import served
from tests.support.instance import furnished
from tests.support.matrix import sampled
from tests.support.urls import TEMPLATES, every_path

links_of = page_harvest._links
ONE_IN = 8
"""Of all pages; `--matrix` packs each."""
ENGLISH, CHINESE = "localhost:8000", "zh-cn.localhost:8000"
EVIL = "evil.example"
PLAIN = [path for path in TEMPLATES.values() if "?" not in path]
HOSTILE = {
    "HTTP_COOKIE": f"fp-utm={EVIL}; consent={EVIL}",
    "HTTP_X_FORWARDED_HOST": EVIL,
    "HTTP_X_FORWARDED_PREFIX": f"/{EVIL}",
    "HTTP_X_FORWARDED_PROTO": "https",
    "HTTP_FORWARDED": f"host={EVIL}",
    "HTTP_X_ORIGINAL_URL": f"/{EVIL}",
    "HTTP_ACCEPT_LANGUAGE": "zh-CN",
    "HTTP_ACCEPT": "application/json",
    "HTTP_REFERER": f"https://{EVIL}/",
    "HTTP_USER_AGENT": EVIL,
    "QUERY_STRING": f"utm_source={EVIL}&q={EVIL}",
}


@dataclass(frozen=True)
class ToPack:
    """What was packed: every page's name (host and key), and the addresses that are broken."""

    app: Flask
    names: list[str]
    broken: dict[str, str]

    def noted(self, app: Flask, broken: dict[str, str]) -> Iterator[tuple[str, PageEntry]]:
        """All pages, as the command asks for them."""
        for name, entry in all_pages(app, broken):
            self.names.append(name)
            yield name, entry
        self.broken.update(broken)

    def some(self) -> set[str]:
        """The names of a page of every template, of its data, and of each fifth of all the rest."""
        templates = {*TEMPLATES.values(), *map(data_address, TEMPLATES.values())}
        known = {host + address for host in (ENGLISH, CHINESE) for address in templates}
        return known.intersection(self.names).union(self.names[::5])


@pytest.fixture(scope="module")
def packing(tmp_path_factory: pytest.TempPathFactory, content: Path) -> ToPack:
    """The site, and its pages as they went into its pack."""
    folder = furnished(tmp_path_factory.mktemp("packed"), content)
    app = create_app({"SITE_ENV": "test", "INSTANCE_PATH": str(folder)})
    made = ToPack(app, [], {})
    some = [*PLAIN, *sampled(ONE_IN, every_path(content))]
    with pytest.MonkeyPatch.context() as patch:
        # What takes the most time of all, and is looked at in tests of its own.
        patch.setattr(pages_cli, "THOROUGH", IN_PASSING)
        patch.setattr(pages_cli, "all_pages", made.noted)
        patch.setitem(app.extensions, PAGE_PATHS, lambda: some)
        patch.setattr(page_harvest, "_links", lambda html: sampled(ONE_IN, links_of(html)))
        done = app.test_cli_runner().invoke(args=["pages", "pack"])
    assert done.exit_code == 0, done.output
    return made


@pytest.fixture
def packed_app(packing: ToPack) -> Flask:
    """The site with its pack."""
    return packing.app


@pytest.fixture
def packed(packed_app: Flask) -> PagePack:
    """The pack of the real site."""
    return PagePack(pack_path(packed_app.config["SETTINGS"]))


def _one_of_each_kind(app: Flask, host: str) -> Iterator[str]:
    """A page of every template that is kept, and its data for navigation."""
    for path in PLAIN:
        for address in (path, data_address(path)):
            with closing(ask(app, request_for(host, address, ""))) as answer:
                if rules.wants_keeping(answer):
                    yield address


@pytest.mark.parametrize("host", [ENGLISH, CHINESE])
def test_a_kept_page_depends_on_its_key_alone(app: Flask, host: str) -> None:
    paths = list(_one_of_each_kind(app, host))
    assert len(paths) > 2 * 20
    for path in paths:
        plain = ask(app, request_for(host, path, ""))
        hostile = ask(app, {**request_for(host, path, ""), **_hostile_to(plain)})
        assert _stored_headers(hostile) == _stored_headers(plain), path
        assert hostile.read() == plain.read(), path


def _stored_headers(page: WsgiResponse) -> list[tuple[str, str]]:
    return [header for header in page.headers if header[0] != "X-Request-ID"]


def _hostile_to(page: WsgiResponse) -> dict[str, str]:
    """Everything that a page must not look at; an argument that it names is part of its key."""
    if "q" not in rules.args_of(page):
        return HOSTILE
    return HOSTILE | {"QUERY_STRING": f"utm_source={EVIL}"}


@pytest.mark.parametrize("first", [ENGLISH, CHINESE])
def test_the_first_page_of_a_process_is_like_any_other(
    environment: dict[str, str], first: str
) -> None:
    app = create_app(environment)
    bodies = [ask(app, request_for(first, "/", "")).read() for _ in range(2)]
    assert bodies[0] == bodies[1]


def freshly(app: Flask, name: str) -> PageEntry:
    """The page of this name, rendered once more."""
    host, key = re.split("(?=[/?])", name, maxsplit=1)
    query, _, path = key.removeprefix("?").rpartition(" ")
    address = f"{path}?{query}" if query else path
    result, entry = next(Harvest(app, host).pages([address]))
    assert host + result == name
    return entry


def test_a_packed_page_equals_a_fresh_one(packing: ToPack, packed: PagePack) -> None:
    for name in packing.some():
        fresh = freshly(packing.app, name)
        stored = packed.find(name)
        assert stored is not None, name
        assert stored.headers == fresh.headers, name
        assert stored.body(0) == fresh.body(0), name
    assert len(packing.some()) > 350


def test_every_page_is_in_the_pack(packing: ToPack, packed: PagePack) -> None:
    assert all(packed.find(name) for name in packing.names)
    assert len(set(packing.names)) == packed.count > 600
    assert packed.release == release_id(packing.app)


def test_the_pack_is_what_visitors_get(packed_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    app = packed_app
    client = Client(served(app))
    assert client.get("/livez", base_url=f"http://{ENGLISH}").status_code == 200

    def broken(*_: object) -> None:
        raise AssertionError("nothing had to be rendered")

    monkeypatch.setattr(app, "wsgi_app", broken)
    for host, language in ((ENGLISH, "en-US"), (CHINESE, "zh-CN")):
        for path in ("/", "/blog", "/glossary?utm_source=letter", "/help"):
            answer = client.get(path, base_url=f"http://{host}")
            assert f'lang="{language}"' in answer.text[:200]


def test_no_link_of_a_page_is_broken(packing: ToPack) -> None:
    assert packing.broken == {}


def test_development_has_no_page_cache(environment: dict[str, str], tmp_path: Path) -> None:
    app = create_app({**environment, "SITE_ENV": "development"})
    assert served(app) is app
