"""A locale that is added by one file and one catalog: Arabic, written from right to left."""

import re
from html import unescape
from string import ascii_letters

import pytest
from flask import Flask

from portolan.web.share_images import view
from portolan.web.share_images.glyphs import Alphabet, Glyph, GlyphStore
from tests.support.urls import RELEASED, one_each

HOST = "http://ar-eg.localhost:8000"
SITES = {
    "en-US": "http://localhost:8000",
    "ar-EG": HOST,
    "zh-CN": "http://zh-cn.localhost:8000",
}
LINK = re.compile(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"?]+)')
SWITCH = re.compile(
    r'<a class="twin" href="([^"?]+)[^"]*" lang="([\w-]+)"(?: dir="\w+")? hreflang="([\w-]+)">'
)
ENGLISH = 'lang="en-US" dir="ltr"'
MARKED = re.compile(r'<[a-z][^>]*\slang="[^>]*>')


def fetched(app: Flask, path: str, site: str = HOST) -> str:
    """The HTML of a page."""
    return app.test_client().get(path, base_url=site).text


@pytest.mark.parametrize("path", one_each(RELEASED).values(), ids=one_each(RELEASED))
def test_every_template_is_written_from_right_to_left(arabic_app: Flask, path: str) -> None:
    html = fetched(arabic_app, path)
    assert '<html lang="ar-EG" dir="rtl">' in html
    assert "اطلب عرض سعر" in html
    assert {code for _, _, code in SWITCH.findall(html)} == {"en-US", "zh-CN"}
    _, *foreign = MARKED.findall(html)
    assert foreign
    assert [tag for tag in foreign if 'dir="ltr"' not in tag] == []


@pytest.mark.parametrize("site", SITES.values(), ids=SITES)
def test_the_switch_leads_to_all_others(arabic_app: Flask, site: str) -> None:
    links = {code: url for url, _, code in SWITCH.findall(fetched(arabic_app, "/glossary", site))}
    others = {code: url for code, url in SITES.items() if url != site}
    assert links == {code: f"{url}/glossary" for code, url in others.items()}


def test_a_list_is_offered_in_each_language(arabic_app: Flask) -> None:
    for site in SITES.values():
        links = dict(LINK.findall(fetched(arabic_app, "/glossary", site)))
        assert links.pop("x-default") == links["en-US"]
        assert links == {code: f"{url}/glossary" for code, url in SITES.items()}


def test_a_document_without_translation_is_not_offered(arabic_app: Flask) -> None:
    path = "/help/demurrage-and-detention"
    assert 'content="noindex"' in fetched(arabic_app, path)
    assert 'hreflang="ar-EG" href' not in "".join(
        re.findall("<link[^>]+>", fetched(arabic_app, path, SITES["en-US"]))
    )


def test_the_sitemap_has_what_is_offered(arabic_app: Flask) -> None:
    pages = fetched(arabic_app, "/sitemaps/pages.xml")
    assert f'hreflang="ar-EG" href="{HOST}/glossary"' in pages
    assert "glossary-term" not in fetched(arabic_app, "/sitemap.xml")


def test_a_page_without_reload_knows_its_direction_and_twins(arabic_app: Flask) -> None:
    client = arabic_app.test_client()
    page = client.get("/page-data/glossary/page-data.json", base_url=HOST).get_json()
    assert page["htmlAttrs"] == {"lang": "ar-EG", "dir": "rtl"}
    assert page["twins"].keys() == {"ar-EG", "en-US", "zh-CN"}


def test_a_form_knows_its_country(arabic_app: Flask) -> None:
    assert '<option value="EG" selected' in fetched(arabic_app, "/company/contact")


def test_an_island_is_found(arabic_app: Flask) -> None:
    assert arabic_app.test_client().get("/search?q=demurrage", base_url=HOST).status_code == 200


def test_a_share_image_whose_letters_no_font_has_is_in_english(
    arabic_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view, "_drawn", lambda image, *_: image.title.encode())
    monkeypatch.setattr(GlyphStore, "edition", lambda _: "first")
    latin = {each: Glyph("", each, 500, 0, "") for each in ascii_letters}
    monkeypatch.setattr(GlyphStore, "alphabet", lambda *_: Alphabet(latin))
    assert "قواعد التجارة" in fetched(arabic_app, "/glossary/trade-rules")
    assert fetched(arabic_app, "/social/glossary/trade-rules.png").startswith("Trade rules")


def test_arrows_run_as_the_text_does(arabic_app: Flask) -> None:
    [sheet, *_] = re.findall(r'<link rel="stylesheet" href="([^"]+)"', fetched(arabic_app, "/"))
    styles = fetched(arabic_app, sheet)
    assert re.search(r"\[dir=\"?rtl\"?\]\{--toward:-1\}", styles)
    assert styles.count("var(--toward)") == 3


def test_a_chart_and_a_position_keep_their_directions(arabic_app: Flask) -> None:
    html = fetched(arabic_app, "/atlas/oceanport/shanghai-cnsha")
    assert re.search(r"<bdi>31°\d\d'N 121°\d\d'E</bdi>", unescape(html))
    [sheet, *_] = re.findall(r'<link rel="stylesheet" href="([^"]+)"', html)
    assert re.search(r"[},]svg\{direction:ltr", fetched(arabic_app, sheet))


@pytest.mark.parametrize(
    ("path", "pattern"),
    [
        ("/atlas/oceanport/shanghai-cnsha", rf'<p {ENGLISH} class="lead">'),
        ("/help/demurrage-and-detention", rf'<a href="#[^"]+"><span {ENGLISH}>'),
        ("/data/hs-code", rf'<span class="code">85</span><span {ENGLISH}>'),
        ("/glossary", rf'<span class="c4 muted"><span {ENGLISH}>'),
        ("/eguides", rf'<a href="/eguides/[^"]+#[^"]+"><span {ENGLISH}>'),
    ],
    ids=["lead", "contents", "HS code", "row", "chapters"],
)
def test_what_is_in_english_says_so(arabic_app: Flask, path: str, pattern: str) -> None:
    assert re.search(pattern, fetched(arabic_app, path))


def test_other_locales_say_the_direction_of_the_switch_alone(arabic_app: Flask) -> None:
    html = fetched(arabic_app, "/glossary", SITES["zh-CN"])
    turned = [tag for tag in MARKED.findall(html)[1:] if "dir=" in tag]
    assert turned
    assert [tag for tag in turned if 'lang="ar-EG" dir="rtl"' not in tag] == []


def test_an_english_text_leads_to_the_entry_of_each_language(arabic_app: Flask) -> None:
    page = fetched(arabic_app, "/glossary?translate", SITES["en-US"])
    [first] = set(
        re.findall(r'<a href="(/_translate/[^"]+)" target="entry">Skip to content<', page)
    )
    entries = {first, *re.findall(r'<a href="(/_translate/[^"]+)"', fetched(arabic_app, first))}
    assert {one.split("/")[2] for one in entries} == {"ar_EG", "zh_Hans_CN"}
