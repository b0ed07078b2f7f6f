"""Every page that may be listed has a picture, and only those have one."""

import logging
import re
import shutil
import struct
import sys
from html import unescape
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskCliRunner

from app import create_app
from portolan.core.config import INSTANCE
from portolan.web.page_cache import rules
from portolan.web.page_cache.page_harvest import request_for
from portolan.web.page_cache.wsgi_response import ask
from portolan.web.share_images import drawing, fonts, view
from portolan.web.share_images.glyphs import GlyphStore
from portolan.web.share_images.picture import Picture
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.urls import TEMPLATES

META = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"')
POST = "/blog/suez-or-the-cape"


@pytest.fixture
def instance(instance: Path) -> Path:
    """An instance folder with the real glyphs in it, which `make content` has built."""
    built = INSTANCE / "glyphs.sqlite"
    assert built.exists(), "build the glyphs first: make content"
    shutil.copyfile(built, instance / "glyphs.sqlite")
    return instance


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Picture]:
    """What is drawn, for tests that do not look at it: nothing is, so that they are quick."""
    results: list[Picture] = []

    def svg(visible: Picture, _: GlyphStore) -> str:
        results.append(visible)
        return ""

    monkeypatch.setattr(drawing, "svg", svg)
    monkeypatch.setattr(drawing, "png", lambda _: b"a picture")
    return results


def metas(html: str) -> dict[str, str]:
    """The meta elements of a page."""
    return {name: unescape(value) for name, value in META.findall(html)}


def local(address: str, base_url: str) -> str:
    """The path of an address of this site."""
    assert address.startswith(f"{base_url}/social/")
    return address.removeprefix(base_url)


def picture_address(client: CheckingClient, path: str, base_url: str = BASE["en-US"]) -> str:
    """Where the picture of a page is, as the page says it."""
    return local(metas(client.get(path, base_url=base_url).text)["og:image"], base_url)


@pytest.mark.parametrize("path", TEMPLATES.values())
def test_pages_name_their_pictures(
    app: Flask, drawn: list[Picture], path: str, base_url: str
) -> None:
    client = app.test_client()
    html = client.get(path, base_url=base_url).text
    head = metas(html)
    name, mark, query = ("/index" if path == "/" else path).partition("?")
    if "robots" in head:
        assert "og:image" not in head
        assert "twitter:card" not in head
        none = client.get(f"/social{name}.png{mark}{query}", base_url=base_url)
        assert none.status_code == 404
        return
    assert (head["og:image:width"], head["og:image:height"]) == ("1200", "630")
    assert head["og:image:type"] == "image/png"
    # A long title is cut where it is described.
    assert head["og:image:alt"].removesuffix("…").split(" · ")[0] in head["og:title"]
    assert head["twitter:card"] == "summary_large_image"
    address = local(head["og:image"], base_url)
    assert address.startswith(f"/social{name}.png?")
    answer = client.get(address, base_url=base_url)
    assert (answer.status_code, answer.data) == (200, b"a picture")
    # The digest in the address is that of the very picture which is drawn there.
    assert [one.title for one in drawn] == [head["og:title"]]
    assert address.endswith(f"v={drawn[0].digest}")


@pytest.mark.parametrize("path", ["/", POST])
def test_a_picture_is_a_png_for_other_sites(
    client: CheckingClient, path: str, base_url: str
) -> None:
    answer = client.get(picture_address(client, path, base_url), base_url=base_url)
    assert answer.status_code == 200
    assert answer.mimetype == "image/png"
    assert struct.unpack(">II", answer.data[16:24]) == (1200, 630)
    assert answer.headers["Cache-Control"] == "public, max-age=86400"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert "Set-Cookie" not in answer.headers


def test_each_locale_draws_its_own_title(client: CheckingClient, drawn: list[Picture]) -> None:
    for base_url in BASE.values():
        assert client.get(f"/social{POST}.png", base_url=base_url).status_code == 200
    english, chinese = drawn
    assert english.title.isascii()
    assert not chinese.title.isascii()
    assert (english.section, chinese.section) == ("Blog", "博客")
    assert english.digest != chinese.digest


def test_the_pages_of_a_list_have_pictures_of_their_own(
    client: CheckingClient, drawn: list[Picture]
) -> None:
    first, second = (picture_address(client, path) for path in ("/blog", "/blog?page=2"))
    assert client.get(second).status_code == client.get(first).status_code == 200
    assert drawn[0].title != drawn[1].title
    assert drawn[0].digest in second
    assert drawn[1].digest in first


def test_an_unchanged_picture_is_not_sent_nor_drawn_again(
    client: CheckingClient, drawn: list[Picture]
) -> None:
    etag = client.get(f"/social{POST}.png").headers["ETag"]
    again = client.get(f"/social{POST}.png", headers={"If-None-Match": etag})
    assert (again.status_code, again.data) == (304, b"")
    assert client.get(f"/social{POST}.png?v=other").status_code == 200
    assert len(drawn) == 1
    changed = client.get(f"/social{POST}.png", headers={"If-None-Match": '"other"'})
    assert changed.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/social/nothing.png",
        "/social/blog/nothing.png",
        "/social/.png",
        "/social/blog",
        "/social/404.html.png",
        "/social/livez.png",
        "/social/confirmation/contact.png",
        "/social/search.png?q=freight",
        "/social/page-data/app-data.json.png",
        "/social//evil.example/a.png",
        "/social/%E6%B5%B7%3F%23.png",
    ],
)
def test_what_is_no_page_has_no_picture(client: CheckingClient, path: str, base_url: str) -> None:
    assert client.get(path, base_url=base_url).status_code == 404


@pytest.mark.parametrize(
    "path", ["/social/social/index.png.png", "/page-data/social/index.png/page-data.json"]
)
def test_a_picture_has_no_picture(
    client: CheckingClient, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("the site asks itself for a picture")

    monkeypatch.setattr(view, "_page_data", never)
    assert client.get(path).status_code == 404


def test_no_font_is_needed_to_serve(
    client: CheckingClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(fonts, "NODE_MODULES", tmp_path / "nowhere")
    monkeypatch.delitem(sys.modules, "portolan.web.share_images.fonts", raising=False)
    monkeypatch.delitem(sys.modules, "portolan.web.share_images.glyphs_build", raising=False)
    monkeypatch.setitem(sys.modules, "fontTools", None)
    answer = client.get(f"/social{POST}.png")
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"].startswith("public")


def test_without_glyphs_there_is_a_picture_without_words(
    app: Flask, client: CheckingClient, instance: Path, caplog: pytest.LogCaptureFixture
) -> None:
    complete = client.get(f"/social{POST}.png")
    assert client.get("/readyz").get_json()["glyphs"] is True
    (instance / "glyphs.sqlite").unlink()
    with caplog.at_level(logging.ERROR, "portolan.web.share_images.glyphs"):
        bare = [client.get(f"/social{path}.png") for path in (POST, "/blog")]
    assert [one.status_code for one in bare] == [200, 200]
    assert 1_000 < len(bare[0].data) < len(complete.data)
    assert bare[0].headers["Cache-Control"] == "no-store"
    assert bare[0].headers["ETag"] != complete.headers["ETag"]
    assert len(caplog.records) == 1
    report = client.get("/readyz")
    assert (report.status_code, report.get_json()["glyphs"]) == (200, False)


def test_the_page_cache_keeps_no_picture(app: Flask) -> None:
    answer = ask(app, request_for("localhost:8000", f"/social{POST}.png", ""))
    assert answer.status.startswith("200")
    assert not rules.wants_keeping(answer)
    answer.close()


def test_the_command_builds_what_has_changed(
    runner: FlaskCliRunner, instance: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The Latin font alone: it is quickly read.
    monkeypatch.setattr(fonts, "FONT_FILES", fonts.FONT_FILES[:1])
    (instance / "glyphs.sqlite").unlink()
    first, second = (runner.invoke(args=["glyphs", "build"]) for _ in range(2))
    assert first.exit_code == second.exit_code == 0, first.output
    assert "drawn" in first.output
    assert fonts.FONT_FILES[0].file.stem in first.output
    assert "unchanged" in second.output


def test_the_command_says_which_font_is_missing(
    runner: FlaskCliRunner, instance: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "NODE_MODULES", instance / "nowhere")
    done = runner.invoke(args=["glyphs", "build"])
    assert done.exit_code == 1
    assert "npm ci" in done.output
    assert str(instance / "nowhere") in done.output
    assert (instance / "glyphs.sqlite").exists()


def test_production_draws_too(environment: dict[str, str]) -> None:
    app = create_app(
        {
            **environment,
            "SITE_ENV": "production",
            "SECRET_KEY": "only-for-this-very-test",
            "ANALYTICS_API_KEY": "local",
            "TAG_MANAGER_CONTAINER_ID": "local",
            "SITE_URL_EN_US": "https://www.portolan.example",
            "SITE_URL_ZH_CN": "https://zh-cn.portolan.example",
        }
    )
    answer = app.test_client().get(f"/social{POST}.png", base_url="https://www.portolan.example")
    assert answer.status_code == 200
