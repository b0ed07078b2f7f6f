"""The pages of the HS codes: every level, the one address of each, the search, the former codes."""

import csv
import re
from pathlib import Path

import pytest
from flask import Flask

from portolan.sections import hs_codes
from portolan.web.hs_store import hs_store
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

HOME = "/data/hs-code"
HEADING = f"{HOME}/8517-telephone-sets-including-smartphones-and-other-telephones"
SMARTPHONES = f"{HOME}/851713-telephone-sets-smartphones-for-cellular-or-other-wireless"
CODE_LINK = re.compile(r'<a [^>]*?href="(/data/hs-code/[\w-]+)"')
HITS = re.compile(r'<li><a href="(/data/hs-code/[\w-]+)" data-many><span class="code">')


def linked(html: str) -> set[str]:
    """The addresses of codes that a page links."""
    return set(CODE_LINK.findall(html))


def heading(html: str) -> str:
    """The first heading of a page, with its markup."""
    return html[html.index("<h1") : html.index("</h1>")]


def hits(client: CheckingClient, words: str, base_url: str = BASE["en-US"]) -> list[str]:
    """The addresses that a search finds, in their order."""
    answer = client.get(HOME, query_string={"q": words}, base_url=base_url)
    assert answer.status_code == 200
    return HITS.findall(answer.text)


def test_the_index_lists_sections_and_chapters(client: CheckingClient, base_url: str) -> None:
    result = linked(client.get(HOME, base_url=base_url).text)
    assert len([path for path in result if "/section-" in path]) == 21
    assert len([path for path in result if re.search(r"/\d\d-", path)]) == 96


def test_a_page_shows_the_way_down_and_what_lies_below(
    client: CheckingClient, base_url: str
) -> None:
    html = client.get(HEADING, base_url=base_url).text
    result = linked(html)
    for start in ("section-xvi-", "85-", "851713-", "8516-", "8518-"):
        assert any(path.startswith(f"{HOME}/{start}") for path in result), start
    assert "8517" in heading(html)


def test_every_code_that_a_page_links_has_that_address(
    client: CheckingClient, app: Flask, base_url: str
) -> None:
    with app.test_request_context():
        known = {f"{HOME}/{one.slug}" for one in hs_store().every()}
    for path in (HOME, HEADING, SMARTPHONES, f"{HOME}/section-v-mineral-products"):
        result = linked(client.get(path, base_url=base_url).text)
        assert result
        assert result <= known


FURNITURE = "9403-furniture-and-parts-thereof-in-chapter-94"


def test_text_without_a_translation_is_marked(client: CheckingClient) -> None:
    html = client.get(SMARTPHONES, base_url=BASE["zh-CN"]).text
    assert re.search(r'class="hs-name( whole)?">电话机', heading(html)), "the heading's own name"
    assert re.search(r'<p class="lead" lang="en-US">[^<]*[Ss]martphones', html), "beside its own"
    assert "第85章" in html
    above = client.get(HEADING, base_url=BASE["zh-CN"]).text
    assert 'lang="en-US"' not in heading(above)
    assert re.search(r'<td>电话机[^<]*<br><span class="muted" lang="en-US">[^<]*smartphones', above)
    furniture = client.get(f"{HOME}/{FURNITURE}", base_url=BASE["zh-CN"]).text
    assert '其他家具及其零件<br><span class="muted" lang="en-US">metal, for office' in furniture
    result = client.get(f"{HOME}?q=851713", base_url=BASE["zh-CN"]).text
    assert re.search(r'<span class="d3">电话机[^<]*</span> <span class="latin muted" lang=', result)


@pytest.mark.parametrize(
    "segment",
    ["851713", "8517.13", "8517 13", "85171300", "851713-smartphones", "851713-Telephone-Sets"],
)
def test_other_spellings_lead_to_the_one_address(client: CheckingClient, segment: str) -> None:
    answer = client.get(f"{HOME}/{segment}?a=b")
    assert (answer.status_code, answer.location) == (301, f"{SMARTPHONES}?a=b")


def test_a_section_is_spelled_by_its_number(client: CheckingClient) -> None:
    answer = client.get(f"{HOME}/Section-V")
    assert (answer.status_code, answer.location) == (301, f"{HOME}/section-v-mineral-products")


@pytest.mark.parametrize("segment", ["77", "999999", "nothing", "section-xxii", "%3Cb%3E"])
def test_what_is_no_code_is_not_found(client: CheckingClient, segment: str, base_url: str) -> None:
    answer = client.get(f"{HOME}/{segment}", base_url=base_url)
    assert answer.status_code == 404
    assert 'name="q"' in answer.text


def former_addresses() -> list[tuple[str, str]]:
    """The rules of the section: from where, to where."""
    file = Path(hs_codes.__file__).with_name("redirects.csv")
    with file.open(encoding="utf-8", newline="") as lines:
        return [(row["fromPath"], row["toPath"]) for row in csv.DictReader(lines)]


def test_former_addresses_lead_on_in_one_hop(client: CheckingClient) -> None:
    rules = former_addresses()
    assert sum(source.startswith(f"{HOME}/") for source, _ in rules) >= 20
    for source, goal in rules:
        if ":" not in source:
            answer = client.get(source)
            assert (answer.status_code, answer.location) == (301, goal)
            assert client.get(goal).status_code == 200
    assert client.get("/hs-code/8517.13").location == f"{HOME}?q=8517.13"


def test_former_codes_are_gone_and_lead_to_the_same_goods(app: Flask) -> None:
    moved = {"8803": "8807", "854810": "8549"}
    pairs = [
        (source.split("/")[3].split("-")[0], goal.split("/")[3].split("-")[0])
        for source, goal in former_addresses()
        if source.startswith(f"{HOME}/")
    ]
    with app.test_request_context():
        assert not [old for old, _ in pairs if hs_store().addressed(old)]
    for old, new in pairs:
        heading = moved.get(old) or moved.get(old[:4]) or old[:4]
        assert new[:4] == heading, f"{old} leads to {new}"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("8517.13", SMARTPHONES),
        ("85 17 13 00", SMARTPHONES),
        ("smartphone", SMARTPHONES),
        ("智能手机", SMARTPHONES),
        ("8517", HEADING),
    ],
)
def test_the_search_puts_the_right_code_first(
    client: CheckingClient, words: str, expected: str, base_url: str
) -> None:
    assert hits(client, words, base_url)[0] == expected


@pytest.mark.parametrize(
    ("words", "nearest"), [("770000", "76"), ("999999", "97"), ("8517.15", "851713")]
)
def test_digits_that_are_no_code_are_not_found(
    client: CheckingClient, words: str, nearest: str
) -> None:
    answer = client.get(HOME, query_string={"q": words})
    assert answer.status_code == 404
    assert "There is no such code" in answer.text
    assert f"has no {words}. These come nearest." in answer.text
    assert any(path.startswith(f"{HOME}/{nearest}-") for path in HITS.findall(answer.text))
    assert f'value="{words}"' in answer.text


def test_alternatives_are_told_apart_and_doubts_are_told(client: CheckingClient) -> None:
    bottle = client.get(f"{HOME}?q=stainless+steel+water+bottle").text
    assert "What the goods are made of decides" in bottle
    assert bottle.index("Of stainless steel, with a single wall.") < bottle.index("Of glass.")
    assert "More than one code may be right" in client.get(f"{HOME}?q=yoga+mat").text
    assert "Two walls with a vacuum between them, whatever they are made of." in bottle
    unknown = client.get(f"{HOME}?q=cotton+hammock").text
    assert "We are not sure" in unknown
    assert "Articles of textile that no other heading names." in unknown
    assert "We are not sure" not in bottle


def test_the_search_says_why_and_what_was_meant(client: CheckingClient) -> None:
    assert "Goods called “bicycle” usually fall here" in client.get(f"{HOME}?q=bicycle").text
    assert "The code you asked for" in client.get(f"{HOME}?q=8517.13").text
    assert '<a href="?q=shoes" data-many>' in client.get(f"{HOME}?q=shpes").text
    assert "“umbrela”. These are the codes for “umbrella”." in client.get(f"{HOME}?q=umbrela").text
    assert hits(client, "umbrela") == hits(client, "umbrella") != hits(client, "zzzzqq") == []


@pytest.mark.parametrize("words", ["!?!", "a" * 121, "ab " * 4000])
def test_absurd_questions_are_refused(client: CheckingClient, words: str, base_url: str) -> None:
    answer = client.get(HOME, query_string={"q": words}, base_url=base_url)
    assert answer.status_code == 422
    assert 'aria-invalid="true"' in answer.text
    assert "X-Page-Cache" not in answer.headers


@pytest.mark.parametrize(
    "words", ["<b>x", "' OR 1=1 --", '"a*', "AND NOT NEAR(", "0" * 120, "\x00a"]
)
def test_any_text_has_an_answer(client: CheckingClient, words: str) -> None:
    answer = client.get(HOME, query_string={"q": words})
    assert answer.status_code == (404 if words.isdigit() else 200)
    assert "<b>x" not in answer.text


def test_pages_of_words_share_the_cache_and_are_not_listed(client: CheckingClient) -> None:
    query, index = client.get(f"{HOME}?q=tea"), client.get(HOME)
    assert query.headers["X-Page-Cache"] == "many"
    assert 'content="noindex"' in query.text
    assert index.headers["X-Page-Cache"] == "store"
    assert 'content="noindex"' not in index.text


def test_notes_link_the_codes_that_they_name(client: CheckingClient, base_url: str) -> None:
    html = client.get(f"{HOME}/09-coffee-tea-mate-and-spices", base_url=base_url).text
    notes = html[html.index('class="hs-notes"') : html.index('id="part-limits"')]
    assert linked(notes)
    assert "&lt;" not in notes
    shirts = f"{HOME}/6109-t-shirts-singlets-and-other-vests-knitted-or-crocheted"
    page = client.get(shirts, base_url=base_url).text
    assert re.search(r'<a href="/data/hs-code/6110-[\w-]+" title="[^"]+">6110</a>', page)


def test_every_note_is_whole_html(client: CheckingClient, app: Flask, base_url: str) -> None:
    with app.test_request_context():
        store = hs_store()
        marked = {row["code"] for row in store.query("SELECT DISTINCT code FROM note")}
        paths = [f"{HOME}/{one.slug}" for one in store.codes(tuple(marked)).values()]
    for path in paths:
        assert client.get(path, base_url=base_url).status_code == 200


@pytest.mark.parametrize(("code", "least"), [("en-US", 6957), ("zh-CN", 5900)])
def test_all_codes_in_the_language_are_in_the_sitemap(app: Flask, code: str, least: int) -> None:
    text = app.test_client().get("/sitemaps/hs-codes.xml", base_url=BASE[code]).text
    assert least <= text.count("<loc>") <= 6957
    assert f"<loc>{BASE[code]}{SMARTPHONES}</loc>" in text


def test_without_its_file_the_section_says_so(
    app: Flask, client: CheckingClient, instance: Path, base_url: str
) -> None:
    (instance / "hs_codes.sqlite").unlink()
    assert client.get(HOME, base_url=base_url).status_code == 503
    assert client.get("/api/hs?q=tea", base_url=base_url).status_code == 503
    assert client.get("/atlas", base_url=base_url).status_code == 200


def test_a_match_is_told_in_full(client: CheckingClient) -> None:
    """The end of a text is where codes differ."""
    page = client.get("/data/hs-code?q=e-bike").text
    hits = page.partition('class="entries hs-hits"')[2].partition("</ol>")[0]
    assert "electric motor for propulsion" in hits
