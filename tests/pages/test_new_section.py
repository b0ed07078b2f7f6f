"""A section is a folder of four files, its templates and one line: all others find it there."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from flask import Flask
from jinja2 import ChoiceLoader, FileSystemLoader
from werkzeug.test import TestResponse

from app import create_app
from portolan import sections
from portolan.content import files
from portolan.content.translation import check as catalogs
from portolan.content.types import CONTENT_TYPES
from portolan.web.checks import Crawl, check_site
from portolan.web.redirects import current_rules
from portolan.web.redirects.files import read_files
from portolan.web.section import sections_of
from tests.conftest import BASE
from tests.support.instance import let_go, own_copy
from tests.support.tides import FILES, written

LIST, TIDE = "/tides", "/tides/perigean-spring-tide"
MOST_FILES = 4

Get = Callable[[str], TestResponse]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The section among the others, by the one line that lists it."""
    place = written(tmp_path / "added")
    before = dict(CONTENT_TYPES)
    monkeypatch.setattr(sections, "__path__", [*sections.__path__, str(place / "sections")])
    monkeypatch.setattr(sections, "NAMES", (*sections.NAMES, "tides"))
    monkeypatch.setattr("app.SECTIONS", sections.load_sections())
    yield place
    CONTENT_TYPES.clear()
    CONTENT_TYPES.update(before)
    for name in [name for name in sys.modules if name.startswith("portolan.sections.tides")]:
        del sys.modules[name]


@pytest.fixture
def site(folder: Path, instance: Path, environment: dict[str, str]) -> Iterator[Flask]:
    """The application with that section, and with its document in the content."""
    own_copy(instance / "content.sqlite")
    made = create_app(environment)
    loader = FileSystemLoader(folder / "templates")
    made.jinja_env.loader = ChoiceLoader([made.jinja_env.loader or loader, loader])
    done = made.test_cli_runner().invoke(args=["content", "build"])
    assert done.exit_code == 0, done.output
    assert "2 pages rendered, 0 removed" in done.output
    yield made
    made.extensions["proxies"].close()
    let_go(made)


@pytest.fixture
def get(site: Flask) -> Get:
    """Fetches a page of the English site."""
    return partial(site.test_client().get, base_url=BASE["en-US"])


def test_a_section_is_found_by_all_that_lists_sections(
    get: Get, site: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(FILES) <= MOST_FILES
    _is_in_the_menus(get)
    _is_in_the_sitemap(get)
    _is_searched(get)
    _has_a_feed_and_tells_machines(get)
    assert get("/high-water").location == LIST
    _is_checked(site, monkeypatch)


def _is_in_the_menus(get: Get) -> None:
    entry = f'<a href="{LIST}">'
    assert f"{entry}<span>Tides</span>" in get("/slice-data/header.json").get_json()["html"]
    assert f"{entry}Tides</a>" in get("/slice-data/footer.json").get_json()["html"]
    assert TIDE in get(LIST).text


def _is_in_the_sitemap(get: Get) -> None:
    assert "/sitemaps/tide.xml" in get("/sitemap.xml").text
    assert f"{LIST}</loc>" in get("/sitemaps/pages.xml").text
    assert f"{TIDE}</loc>" in get("/sitemaps/tide.xml").text


def _is_searched(get: Get) -> None:
    page = get("/search?q=syzygial").text
    assert f'href="{TIDE}"' in page
    assert "section=tides" in page
    assert "section=tides" not in get("/search?q=nothing-like-it").text


def _has_a_feed_and_tells_machines(get: Get) -> None:
    assert TIDE in get(f"{LIST}/feed.xml").text
    page = get(TIDE).text
    assert '"@type":"Article"' in page
    assert '"datePublished":"2026-03-20T00:00:00+00:00"' in page


def _is_checked(site: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its document is one whose page has to be linked, and its rules are looked at."""
    only = list(files.documents({"tide": CONTENT_TYPES["tide"]}))
    monkeypatch.setattr(files, "documents", lambda: only)
    monkeypatch.setattr(catalogs, "faults", lambda _folder: [])
    # The rules of the others have tests of their own.
    monkeypatch.setattr(current_rules, "former_addresses", list)
    [own] = [one for one in sections_of(site) if one.name == "tides"]
    site.extensions["redirects"] = current_rules.Redirects(tuple(read_files([own.redirects])))
    faults = "\n".join(check_site(site, lambda _app, _locale: Crawl()).faults)
    assert "perigean-spring-tide.md:1: [en-US] no page links here" in faults
    assert "tides/redirects.csv:3: /low-water: /nowhere answers 404" in faults
