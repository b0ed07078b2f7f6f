"""`flask pages pack` writes a whole pack or leaves the one before."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from flask import g
from flask.testing import FlaskCliRunner

from portolan.core.config import Settings
from portolan.web.page_cache import pages_cli
from portolan.web.page_cache.page_pack import PagePack, pack_path
from tests.unit.web.toy_site import EN, ZH, ToySite


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ToySite:
    site = ToySite()
    site.flask.config["SETTINGS"] = Settings.from_environment({
        "SITE_ENV": "test",
        "INSTANCE_PATH": str(tmp_path),
        "SITE_URL_EN_US": f"https://{EN}",
        "SITE_URL_ZH_CN": f"https://{ZH}",
    })  # fmt: skip
    site.flask.cli.add_command(pages_cli.pages_cli)
    monkeypatch.setattr(pages_cli, "release_id", lambda _app: site.words)
    return site


def _pack(site: ToySite) -> tuple[int, str]:
    done = FlaskCliRunner(site.flask).invoke(args=["pages", "pack"])
    return done.exit_code, done.output


def _written(site: ToySite) -> PagePack:
    return PagePack(pack_path(site.flask.config["SETTINGS"]))


def test_both_sites_are_packed_and_broken_links_named(site: ToySite) -> None:
    status, output = _pack(site)
    assert status == 0
    assert f"broken link: https://{EN}/gone answers 404" in output
    pack = _written(site)
    assert pack.release == "first edition"
    for host in (EN, ZH):
        entry = pack.find(f"{host}/")
        assert entry is not None
        assert entry.body(0).startswith(f"<h1>{host} /".encode())


def test_development_is_told_why_it_has_none(site: ToySite) -> None:
    site.flask.config["SETTINGS"] = replace(site.flask.config["SETTINGS"], site_env="development")
    status, output = _pack(site)
    assert status == 1
    assert "set SITE_ENV=production" in output
    assert not site.rendered


def test_a_release_is_packed_once(site: ToySite) -> None:
    _pack(site)
    drawn = len(site.rendered)
    status, output = _pack(site)
    assert (status, output) == (
        0,
        f"pages: {_written(site).count} packed already, release first edition\n",
    )
    assert len(site.rendered) == drawn


def test_it_says_how_large_the_pack_is(site: ToySite) -> None:
    # What cannot be compressed, so that the pack is of some size.
    site.words = Random(1).randbytes(60_000).hex()  # noqa: S311 - noise, no secret
    _status, output = _pack(site)
    size = pack_path(site.flask.config["SETTINGS"]).stat().st_size
    text = re.search(r"packed, ([\d.]+) MB", output)
    assert text
    assert float(text[1]) == pytest.approx(size / 1_000_000, abs=0.05)
    assert size > 500_000


def test_pages_that_nothing_links_to_can_be_named(site: ToySite) -> None:
    site.flask.extensions[pages_cli.PAGE_PATHS] = lambda: ["/campaign"]
    _pack(site)
    assert _written(site).find(f"{ZH}/campaign") is not None


@pytest.mark.parametrize("trouble", ["failing", "nothing", "changing"])
def test_trouble_leaves_the_pack_of_before(site: ToySite, trouble: str) -> None:
    _pack(site)
    site.words = "second edition"

    def change() -> None:
        site.words = "third edition"

    if trouble == "failing":
        site.status = 500
    elif trouble == "nothing":
        site.extra = {"Set-Cookie": "visitor=1"}
    else:
        site.before_answer = change
    status, output = _pack(site)
    assert status == 1
    assert "Error: " in output
    assert _written(site).release == "first edition"


def test_each_page_is_rendered_in_a_context_of_its_own(site: ToySite) -> None:
    def note() -> str:
        g.pages = g.get("pages", 0) + 1
        return f"page {g.pages} of its context"

    site.reflect = note
    _pack(site)
    pack = _written(site)
    for path in ("/", "?page=2 /blog"):
        entry = pack.find(EN + path)
        assert entry is not None
        assert b"page 1 of its context" in entry.body(0)
