"""Documents with translations broken in each way: served in English, and told by commands."""

import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path

import polib
import pytest
from flask import Flask

from app import create_app
from portolan.content import catalog
from portolan.core.config import TRANSLATIONS
from portolan.web import checks
from tests.conftest import BASE
from tests.support.instance import let_go
from tests.support.locales import ZH_CN
from tests.support.more_locales import environment_of, furnish

WAYS = {
    "placeholder": (r"\{\{brand\}\}", "{{Brand}}", "placeholders differ"),
    "link target": (r"\]\(/glossary/", "](/lexicon/", "links differ"),
    "markup": (r"。$", "</b>。", "tags differ"),
    "link left open": (r"\]\(", "(", "a bracket is left open"),
    "bold left open": (r"\*\*", "", "** is left open"),
    "backtick left open": ("`", "", "a backtick is left open"),
    "code lost": ("`[^`]+`", "代码", "codes differ"),
    "number": (r"(?<![\d.,])\d+(?=天)", "997", "the number 997 is not in the English"),
    "unit": (r"(?<=\d)公斤", "吨", "the unit of "),
}
REVIEW = "to be confirmed"
FRONT = ("title", "summary")
COMMANDS = {
    "make content": ("content", "build"),
    "make messages-report": ("messages", "report"),
    "make check": ("content", "check"),
}
MARKED = re.compile(r'<span lang="en-US">(.*?)</span>\s*</(?:p|li)>', re.DOTALL)


@dataclass(frozen=True)
class Broken:
    """An entry of the catalog with a fault."""

    english: str
    page: str
    fault: str


@dataclass(frozen=True)
class MarkedSite:
    """The site, the catalog with the faults, and what is broken in it, by its way."""

    app: Flask
    catalog: Path
    broken: dict[str, Broken]


def broken_in(path: Path) -> dict[str, Broken]:
    """Break a paragraph of the catalog in each way."""
    entries = polib.pofile(str(path))
    broken: dict[str, Broken] = {}
    paragraphs = [one for one in entries if re.match(r"\S+: paragraph", one.comment)]
    for way, (old, new, fault) in WAYS.items():
        taken = {one.english for one in broken.values()}
        entry = next(
            one for one in paragraphs if re.search(old, one.msgstr) and one.msgid not in taken
        )
        entry.msgstr = re.sub(old, new, entry.msgstr, count=1)
        broken[way] = Broken(entry.msgid, entry.comment.partition(":")[0], fault)
    taken = {one.english for one in broken.values()}
    entry = next(one for one in paragraphs if one.msgstr.endswith("。") and one.msgid not in taken)
    entry.flags.append("fuzzy")
    broken[REVIEW] = Broken(entry.msgid, entry.comment.partition(":")[0], "fuzzy")
    for role in FRONT:
        pages = {one.page for one in broken.values()}
        titled = (one for one in entries if one.comment.endswith(f": {role}"))
        entry = next(one for one in titled if one.comment.partition(":")[0] not in pages)
        entry.msgstr += "["
        broken[role] = Broken(
            entry.msgid, entry.comment.partition(":")[0], "a bracket is left open"
        )
    entries.save()
    return broken


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Iterator[MarkedSite]:
    """The site with the catalog of the help center broken, and its content built anew."""
    folder = tmp_path_factory.mktemp("broken")
    shutil.copytree(TRANSLATIONS, folder / "translations")
    path = catalog.catalog_path(ZH_CN, "help", folder / "translations")
    broken = broken_in(path)
    furnish(folder, content)
    app = create_app(environment_of(folder))
    app.test_cli_runner().invoke(args=["content", "build"])
    yield MarkedSite(app, path, broken)
    app.extensions["proxies"].close()
    let_go(app)


def words(text: str) -> list[str]:
    """The words of a text, without marks and tags."""
    return re.findall(
        r"\w+", unescape(re.sub(r"<[^>]*>|\]\([^)]*\)|\{\{\w+\}\}|Portolan", "", text))
    )


@pytest.mark.parametrize("way", [*WAYS, REVIEW])
def test_each_is_served_in_english_and_marked(site: MarkedSite, way: str) -> None:
    broken = site.broken[way]
    html = site.app.test_client().get(broken.page, base_url=BASE["zh-CN"]).text
    assert words(broken.english) in [words(marked) for marked in MARKED.findall(html)]


@pytest.mark.parametrize(("role", "element"), [("title", "h1"), ("summary", "p")])
def test_of_title_and_summary_the_broken_one_is_marked(
    site: MarkedSite, role: str, element: str
) -> None:
    broken = site.broken[role]
    html = site.app.test_client().get(broken.page, base_url=BASE["zh-CN"]).text
    marked = re.findall(rf'<{element} lang="en-US"[^>]*>([^<]*)<', html)
    assert words(broken.english) in [words(one) for one in marked]
    header = html[html.index("<h1") :].partition("</header>")[0]
    assert header.count("lang=") == 1


@pytest.fixture(scope="module", params=COMMANDS)
def error_text(request: pytest.FixtureRequest, site: MarkedSite) -> str:
    """What a command prints, also when nothing has changed since it last ran."""
    with pytest.MonkeyPatch.context() as patch:
        # The walk over all pages is another test's.
        patch.setattr(checks, "crawl", lambda _app, _locale: checks.Crawl())
        return site.app.test_cli_runner().invoke(args=COMMANDS[request.param]).output


@pytest.mark.parametrize("way", WAYS)
def test_each_is_told_with_file_and_line(site: MarkedSite, error_text: str, way: str) -> None:
    assert_explained(site, error_text, site.broken[way])


def test_what_is_to_be_confirmed_is_reported(site: MarkedSite) -> None:
    report = site.app.test_cli_runner().invoke(args=["messages", "report"]).output
    assert_explained(site, report, site.broken[REVIEW])


def assert_explained(site: MarkedSite, error_text: str, broken: Broken) -> None:
    """The entry is told, with the file and line where it stands."""
    places = re.findall(
        rf"{re.escape(str(site.catalog))}:(\d+): \[zh-CN\] [^:]*{re.escape(broken.fault)}",
        error_text,
    )
    lines = site.catalog.read_text(encoding="utf-8").splitlines()
    entries = [
        polib.unescape("".join(re.findall('"(.*)"', "\n".join(lines[int(one) - 1 :][:60]))))
        for one in places
    ]
    assert [one for one in entries if one.startswith(broken.english)]
