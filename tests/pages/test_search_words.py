"""The words that people type: other names of a page, slips by sound, and one end of a route."""

from fnmatch import fnmatch

import pytest

from portolan.core.brand import BRAND
from tests.pages.test_search_errands import FIRST, results_for
from tests.support.checking_client import CheckingClient


@pytest.mark.parametrize(
    ("query", "locale", "path"),
    [
        ("OBL missing", "en-US", "/help/lost-bill-of-lading"),
        ("提单丢失", "zh-CN", "/help/lost-bill-of-lading"),
        ("fumigation of wooden pallets", "en-US", "/help/wood-packaging-and-ispm-15"),
        ("木托盘熏蒸", "zh-CN", "/help/wood-packaging-and-ispm-15"),
        ("import toys to germany documents", "en-US", "/help/papers-by-kind-of-goods"),
        ("ship to Germany", "en-US", "/eu"),
        ("CBM calculater", "en-US", "/load-planner"),
        ("红海绕航现在还要多久", "zh-CN", "/red-sea-rerouting"),
        ("锂电磁能走空运吗", "zh-CN", "/blog/lithium-batteries-by-air"),
        ("冷链运输", "zh-CN", "/blog/reefer-settings-that-matter"),
        ("我的集装箱卡在港口了", "zh-CN", "/help/demurrage-and-detention"),
        ("红海危机", "zh-CN", "/red-sea-rerouting"),
    ],
)
def test_another_name_of_a_page_comes_first(
    client: CheckingClient, query: str, locale: str, path: str
) -> None:
    assert path in results_for(client, query, locale)[:2]


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize(
    ("query", "path"),
    [
        (BRAND.chief_executive, "/company/careers/diversity-and-inclusion/ceo-statement"),
        ("sofia marin email", "/resources/authors/sofia-marin"),
    ],
)
def test_a_person_comes_first(client: CheckingClient, query: str, path: str, locale: str) -> None:
    assert results_for(client, query, locale)[0] == path


@pytest.mark.parametrize(
    ("query", "reading", "path"),
    [
        ("报观", "报关", "/products/customs"),
        ("治港费怎么算", "滞港费", "/glossary/demurrage"),
        ("集装想尺寸", "集装箱尺寸", "/help/container-sizes-and-payloads"),
    ],
)
def test_characters_of_the_same_sound_are_mended(
    client: CheckingClient, query: str, reading: str, path: str
) -> None:
    page = client.get(
        "/search", query_string={"q": query}, base_url="http://zh-cn.localhost:8000"
    ).text
    assert reading in page.partition('id="found"')[2]
    assert path in results_for(client, query, "zh-CN")[:FIRST]


@pytest.mark.parametrize(
    ("query", "reading"),
    [
        *(("宁坡", "宁波"), ("上诲", "上海"), ("天律", "天津"), ("诲运", "海运")),
        *(("shanghai offce", "上海 office"), ("ningbo to hamberg", "宁波 to hamburg")),
    ],
)
def test_characters_that_look_alike_are_mended_and_so_is_what_stands_beside_sounds(
    client: CheckingClient, query: str, reading: str
) -> None:
    page = client.get(
        "/search", query_string={"q": query}, base_url="http://zh-cn.localhost:8000"
    ).text
    assert f"您要找的是“{reading}”吗" in page
    assert results_for(client, query, "zh-CN")


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize(
    "query",
    [
        *("MAEU", "hlcu", "ZIMU", "MSCU", "MEDU", "scac", "SCAC codes", "MATS"),
        *("maersk tracking", "msc tracking", "track a container with Hapag-Lloyd", "ONE tracking"),
    ],
)
def test_a_carrier_leads_customers_to_its_tracking(
    client: CheckingClient, query: str, locale: str
) -> None:
    assert results_for(client, query, locale)[0] == "/company/for-customers"


def test_the_tracking_of_a_carrier_is_one_press_away(client: CheckingClient) -> None:
    page = client.get("/search?q=msc+tracking").text.partition('id="found"')[2]
    assert "MSC (MSCU)" in page
    assert 'href="https://www.msc.com/en/track-a-shipment"' in page
    assert "/company/for-customers" not in results_for(client, "mats", "en-US")


@pytest.mark.parametrize(
    ("query", "locale", "first", "among"),
    [
        ("Red Sea", "en-US", "/red-sea-rerouting", "/global-logistics-update/november-2026"),
        ("红海", "zh-CN", "/red-sea-rerouting", "/global-logistics-update/november-2026"),
        ("柜子", "zh-CN", "/help/container-sizes-and-payloads", "/help/demurrage-and-detention"),
        ("出口退税", "zh-CN", "/glossary/duty-drawback", "/glossary/duty-drawback"),
    ],
)
def test_a_word_of_several_meanings_leads_to_that_of_shippers(
    client: CheckingClient, query: str, locale: str, first: str, among: str
) -> None:
    found = results_for(client, query, locale)
    assert found[0] == first
    assert among in found


def test_a_slip_becomes_a_word_of_a_name(client: CheckingClient) -> None:
    assert "Did you mean “import duty calculator”?" in client.get(
        "/search?q=import+duty+calculater"
    ).text.replace("&#34;", '"')


@pytest.mark.parametrize(
    ("query", "locale", "path"),
    [
        ("how many days to Hamburg", "en-US", "/route-search[?]destination=Hamburg"),
        ("shipping from Ningbo", "en-US", "/route-search[?]origin=Ningbo"),
        ("到汉堡要多少天", "zh-CN", "/route-search[?]destination=*"),
        ("Hamburg", "en-US", "/atlas/oceanport/hamburg-deham"),
    ],
)
def test_one_end_of_a_route_leads_to_the_route_search(
    client: CheckingClient, query: str, locale: str, path: str
) -> None:
    assert fnmatch(results_for(client, query, locale)[0], path)


@pytest.mark.parametrize(
    ("query", "locale"),
    [
        ("起运港CNSHA 目的港USLAX", "zh-CN"),
        ("port of loading CNSHA, port of discharge USLAX", "en-US"),
    ],
)
def test_two_codes_among_other_words_are_a_route(
    client: CheckingClient, query: str, locale: str
) -> None:
    [first, *_] = results_for(client, query, locale)
    assert first == "/route-search/shanghai-cnsha/los-angeles-uslax"


def test_a_ship_that_is_called_after_a_port_is_not_meant_by_it(client: CheckingClient) -> None:
    first = results_for(client, "freight los angeles", "en-US")[:FIRST]
    assert not any(path.startswith("/atlas/vessel/") for path in first)


@pytest.mark.parametrize(
    ("query", "locale"),
    [
        ("shipping cost to Australia", "en-US"),
        ("send a pallet to the UK", "en-US"),
        ("海运到加拿大多少钱", "zh-CN"),
    ],
)
def test_a_country_is_one_end_of_a_route(client: CheckingClient, query: str, locale: str) -> None:
    path = results_for(client, query, locale)[0]
    assert path.startswith("/route-search?destination=")
    assert "This is a country or a region. Which of its places?" in client.get(path).text


def test_words_of_one_meaning_are_one(client: CheckingClient) -> None:
    for query in ("who owns the goods at sea", "who owns the shipment at sea"):
        assert "/products/capital/title-to-goods-at-sea" in results_for(client, query, "en-US")[:2]
