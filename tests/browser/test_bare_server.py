"""The production server with the settings that it must have and no others, and without them."""

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from app import create_app
from portolan.content import files
from portolan.core.config import REQUIRED_IN_PRODUCTION, ROOT
from portolan.sections.glossary.kinds import GLOSSARY_TERM
from portolan.web.content import builder
from tests.pages.test_contact_guard import NOT_PROCESSED
from tests.pages.test_proxies_faults import SENTENCES
from tests.support.contact import ANSWERS, PATH
from tests.support.granian import granian_command, granian_server
from tests.support.instance import furnished, own_copy, with_tables
from tests.support.ports import free_port
from tests.support.production import PRODUCTION, SITES
from tests.support.stack.server import BareServer

pytestmark = pytest.mark.browser

TERM = "/glossary/a-term-of-these-tests"
DOCUMENT = """\
---
title: A term of these tests
summary: A definition that nobody has translated, with all that rich text may hold and may not.
aliases: [term without a translation]
---

{{brand}} wrote in {{year}} <span class="c" target="t" onclick="x()" id="i">what stays</span>,
[ours](https://www.portolan.example/blog?a=1), [the other](https://cn.portolan.example/help),
[theirs](https://icc.example/x).

<div class="c" style="color:red"><marquee>gone</marquee> <u>u</u>
<a class="c" target="_blank" data-size="3" href="/blog" rel="nofollow" download>a</a>
<a href="javascript:x()">b</a> <img class="c" src="/static/x.png" alt="i" width="3" onerror="x()">
<iframe src="https://player.vimeo.com/1" width="3" height="4" style="position:fixed;width:9px"
 allow="camera">in it</iframe><iframe src="https://evil.example/1"></iframe>
<script>x()</script><form action="/x"><input name="x"></form></div>
"""
CLEANED = """\
gone u
<a class="c" target="_blank" data-size="3" href="/blog" rel="nofollow noopener">a</a>
<a>b</a> <img class="c" src="/static/x.png" alt="i">
<iframe src="https://player.vimeo.com/1" width="3" height="4" style="width:9px"></iframe>"""
PLACES = ("/track_and_trace/x", "/documents/x", "/webhooks/champ/track", "/assets/x.js")


@dataclass(frozen=True)
class BareSite:
    """A running server of both hosts.

    Attributes:
        instance: its folder.
    """

    port: int
    instance: Path

    def of(self, locale: str) -> BareServer:
        """The server, under the host of the locale."""
        return BareServer(self.port, SITES[locale].removeprefix("https://"), locale)


@pytest.fixture(scope="module")
def bare(
    tmp_path_factory: pytest.TempPathFactory, content: Path, tables: Path
) -> Iterator[BareSite]:
    """The site with one more document, which has no translation."""
    folder = tmp_path_factory.mktemp("bare")
    term = folder / f"{TERM.rpartition('/')[2]}.md"
    term.write_text(DOCUMENT, encoding="utf-8")
    instance = folder / "instance"
    instance.mkdir()
    own_copy(with_tables(furnished(instance, content), tables) / "content.sqlite")
    given = {**PRODUCTION, "MAIL_URL": "", "RICH_TEXT_IFRAME_HOSTS": "player.vimeo.com"}
    given |= {"INSTANCE_PATH": str(instance)}
    with pytest.MonkeyPatch.context() as patch:
        others = list(files.documents())
        patch.setattr(files, "documents", lambda: [*others, (GLOSSARY_TERM, term)])
        builder(create_app(given).config["SETTINGS"]).build()
    with granian_server(given) as running:
        yield BareSite(running.port, instance)


@pytest.fixture
def server(bare: BareSite, locale: str) -> BareServer:
    """The server, in each language."""
    return bare.of(locale)


def test_it_does_not_start_without_what_it_needs(tmp_path: Path) -> None:
    given = {"SITE_ENV": "production", "INSTANCE_PATH": str(tmp_path)}
    ended = subprocess.run(
        granian_command(free_port()),
        cwd=ROOT,
        env=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode != 0
    output = ended.stdout + ended.stderr
    assert [key for key in REQUIRED_IN_PRODUCTION if key not in output] == []
    assert {"ANALYTICS_API_KEY", "TAG_MANAGER_CONTAINER_ID"} < set(REQUIRED_IN_PRODUCTION)


def test_the_example_of_a_production_environment_serves(tmp_path: Path, content: Path) -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    given = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    example = {name: value.strip('"') or "of no account, but long" for name, value in given.items()}
    instance = {"INSTANCE_PATH": str(furnished(tmp_path, content))}
    with granian_server(example | instance) as running:
        page = BareServer(running.port, "www.portolan.example", "en-US").ask("/blog")
    assert page.status == 200
    [frames] = re.findall("frame-src ([^;]+)", page.headers["content-security-policy"])
    hosts = example["RICH_TEXT_IFRAME_HOSTS"].split()
    assert len(hosts) == 7
    assert {f"https://{host}" for host in hosts} <= set(frames.split())


def test_nothing_of_development_is_there(server: BareServer) -> None:
    assert [server.ask(path).status for path in ("/_sink", "/_sink/events")] == [404, 404]
    page = server.ask("/")
    assert "_sink/events" not in page.text
    assert "stand-in" not in page.text


def test_a_path_of_a_host_that_is_not_configured_says_so(server: BareServer) -> None:
    for path in PLACES:
        answer = server.ask(path, "POST" if "webhooks" in path else "GET")
        assert (answer.status, SENTENCES[server.locale].decode() in answer.text) == (503, True), (
            path
        )
    assert server.ask("/login").status == 503


def test_a_text_without_a_translation_is_english_and_marked(bare: BareSite) -> None:
    english, chinese = (bare.of(locale).ask(TERM).text for locale in SITES)
    assert re.search(r"<p>Portolan wrote in 20\d\d <span", english)
    assert re.search(r'<p><span lang="en-US">Portolan wrote in 20\d\d', chinese)
    assert '<h1 lang="en-US"' in chinese
    assert 'lang="en-US"' not in english.partition("<main")[2].partition("</main>")[0]


def test_rich_text_holds_what_is_allowed(bare: BareSite) -> None:
    page = bare.of("en-US").ask(TERM).text
    chinese = bare.of("zh-CN").ask(TERM).text
    for piece in (
        *('<span class="c" target="t">what stays</span>', '<a href="/blog?a=1">ours</a>'),
        *('<a href="/help">the other</a>', '<a href="https://icc.example/x" rel="noopener">'),
    ):
        assert piece in page, piece
        assert piece in chinese, piece
    [cleaned] = re.findall(r'<div class="c">(.*?)</div>', page, re.DOTALL)
    assert cleaned.strip() == CLEANED


def test_without_a_mail_server_no_newsletter_is_offered(server: BareServer) -> None:
    for path in ("/", "/newsletter"):
        assert 'action="/newsletter"' not in server.ask(path).text, path
    posted = {"email": "femke@example.com", "consent": "y"}
    answer = server.send("/newsletter", posted, {"Accept": "application/json"})
    assert (answer.status, answer.json["message"]) == (503, NOT_PROCESSED[server.locale])
    assert server.send("/newsletter", posted).status == 503
    assert server.ask("/confirmation/newsletter").status == 404


def test_what_cannot_be_stored_is_told_and_stays(bare: BareSite) -> None:
    for name in ("portolan.sqlite", "spool"):
        (bare.instance / name).unlink(missing_ok=True)
    (bare.instance / "portolan.sqlite").mkdir()
    (bare.instance / "spool").write_text("a file where the folder should be")
    for locale in SITES:
        page = bare.of(locale).send(PATH, ANSWERS)
        assert (page.status, NOT_PROCESSED[locale] in page.text) == (503, True)
        assert 'value="femke@example.com"' in page.text
        assert "Two pallets of tiles." in page.text
