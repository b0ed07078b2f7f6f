"""The translator's view: with `?translate` each text of a page leads to its entry."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from portolan.content import catalog_faults
from portolan.core.config import TRANSLATIONS
from portolan.core.i18n import MESSAGES
from portolan.core.locale import Locale
from portolan.sections.dev.translator_view.marking import marked
from tests.conftest import BASE
from tests.support.instance import furnished, let_go
from tests.support.production import PRODUCTION, SITES
from tests.support.production import visitor as visitor_of

LINK = re.compile(r'<a href="(/_translate/[^"]+)" target="entry">(.*?)</a>', re.DOTALL)
ARTICLE = "/help/air-freight-charges-explained"


@pytest.fixture(scope="module")
def catalogs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogs, to be written in."""
    copy = tmp_path_factory.mktemp("translator") / "translations"
    shutil.copytree(TRANSLATIONS, copy)
    return copy


@pytest.fixture(scope="module")
def development(content: Path, catalogs: Path) -> Iterator[Flask]:
    """The site as `make run` serves it."""
    instance = furnished(catalogs.parent, content)
    # What is read of catalogs is kept for the whole process, and these are to be written in.
    MESSAGES.cache.clear()
    made = create_app({"INSTANCE_PATH": str(instance), "TRANSLATIONS_PATH": str(catalogs)})
    yield made
    let_go(made)
    MESSAGES.cache.clear()


@pytest.fixture
def visitor(development: Flask) -> FlaskClient:
    """A translator's browser."""
    return development.test_client()


def links(visitor: FlaskClient, path: str, locale: str = "zh-CN") -> dict[str, str]:
    """The entry's address by the text that leads to it."""
    page = visitor.get(path, base_url=BASE[locale]).text
    return {re.sub(r"<[^>]+>", "", text): address for address, text in LINK.findall(page)}


def test_texts_of_interface_and_document_lead_to_their_entries(visitor: FlaskClient) -> None:
    result = links(visitor, f"{ARTICLE}?translate")
    assert "/messages/" in result["加入我们"]
    entry = visitor.get(result["加入我们"], base_url=BASE["zh-CN"]).text
    assert "Careers" in entry
    assert "company.po" in entry, "the same word stands in a document too"
    paragraphs = [text for text, address in result.items() if "/help/" in address]
    assert len(paragraphs) > 20
    heading = visitor.get(result["用好重量分段"], base_url=BASE["zh-CN"]).text
    assert re.search(r"help\.po:\d+", heading)
    assert f"{ARTICLE}: heading" in heading


@pytest.mark.parametrize(
    "path", [ARTICLE, "/help/accessorial-charges-for-trucking", "/help/choose-a-transport-mode"]
)
def test_a_heading_and_a_caption_lead_to_their_own_entry(visitor: FlaskClient, path: str) -> None:
    page = visitor.get(f"{path}?translate", base_url=BASE["zh-CN"]).text
    headings = re.findall(r'<h2 id="[^"]+">(.*?)</h2>', page)
    captions = re.findall(r'<p class="caption(?: chart)?">(.*?)</p>', page)
    assert len(headings) > 2
    assert captions
    for role, texts in (("heading", headings), ("caption of a (table|chart)", captions)):
        for text in texts:
            found = re.fullmatch(
                r'<a href="(/_translate/[^"]+/help/\d+)" target="entry">.*</a>', text
            )
            assert found, text
            assert text.count("<a ") == 1
            entry = visitor.get(found[1], base_url=BASE["zh-CN"]).text
            assert re.search(rf"/[\w-]+: {role}", entry)


def test_words_of_a_heading_are_no_other_entry() -> None:
    page = "<h2>新加坡<wbr>到<wbr>鹿特丹</h2><p><b>1</b>新加<wbr>坡</p>"
    result = marked(page, {"新加坡": "/entry", "新加": "/part"}.get)
    assert "<h2>新加坡<wbr>到<wbr>鹿特丹</h2>" in result
    assert '</b><a href="/entry" target="entry">新加<wbr>坡</a>' in result


def test_values_and_what_cannot_be_clicked_are_found_too(visitor: FlaskClient) -> None:
    result = links(visitor, "/route-search/shanghai-cnsha/rotterdam-nlrtm?translate")
    assert any(re.fullmatch("绕行.*要多走[0-9,]+海里。", text) for text in result)
    assert "搜索" in result, "an attribute is among the texts at the end"


def test_english_leads_to_what_is_to_be_translated(visitor: FlaskClient) -> None:
    assert "/zh_Hans_CN/" in links(visitor, "/glossary?translate", "en-US")["Careers"]


def test_without_the_word_a_page_is_as_ever(visitor: FlaskClient) -> None:
    assert not links(visitor, ARTICLE)


def test_an_entry_that_is_not_there(visitor: FlaskClient) -> None:
    for address in ("zh_Hans_CN/messages/999999", "zh_Hans_CN/nothing/1", "xx/messages/15"):
        answer = visitor.get(f"/_translate/{address}", base_url=BASE["en-US"])
        assert answer.status_code == 404


def test_production_has_no_such_view(environment: dict[str, str]) -> None:
    made = create_app(environment | PRODUCTION)
    browser = visitor_of(made)
    site = SITES["zh-CN"]
    assert browser.get("/_translate/zh_Hans_CN/messages/15", base_url=site).status_code == 404
    page = browser.get(f"{ARTICLE}?translate", base_url=site)
    assert page.status_code == 200
    assert not LINK.search(page.text)
    let_go(made)


def test_a_saved_translation_shows_at_the_next_load(visitor: FlaskClient, catalogs: Path) -> None:
    for name, before, after in (
        ("messages", "加入我们", "来这里工作"),
        ("help", "用好重量分段", "善用重量级距"),
    ):
        file = catalogs / "zh_Hans_CN" / "LC_MESSAGES" / f"{name}.po"
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(f'"{before}"', f'"{after}"'), encoding="utf-8")
        page = visitor.get(ARTICLE, base_url=BASE["zh-CN"]).text
        assert after in page
        assert before not in page


def test_of_the_catalogs_only_the_saved_one_is_judged_anew(
    visitor: FlaskClient, catalogs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    links(visitor, f"{ARTICLE}?translate")
    judged: list[Message] = []
    sound = catalog_faults.is_sound

    def judge(entry: Message, locale: Locale) -> bool:
        judged.append(entry)
        return sound(entry, locale)

    monkeypatch.setattr(catalog_faults, "is_sound", judge)
    file = catalogs / "zh_Hans_CN" / "LC_MESSAGES" / "events.po"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('msgstr "', 'msgstr "新', 2), encoding="utf-8")
    assert links(visitor, f"{ARTICLE}?translate")
    assert judged
    assert all("sections/events/" in one.locations[0][0] for one in judged)
