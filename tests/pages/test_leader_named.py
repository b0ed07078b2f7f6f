"""Who runs the company is named once in each language, and found by either name."""

import pytest

from portolan.core.brand import BRAND
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

CHINESE = "安内利斯·福斯"


def test_the_about_page_has_the_latin_name_beside_it(client: CheckingClient) -> None:
    page = client.get("/company/about-us", base_url=BASE["zh-CN"]).text
    latin = f'<span class="muted" lang="en" translate="no">{BRAND.chief_executive}</span>'
    assert f'<span class="d3">{CHINESE}</span> {latin}' in page


def test_the_press_page_names_them_as_all_others(client: CheckingClient) -> None:
    page = client.get("/company/press", base_url=BASE["zh-CN"]).text
    assert f">{CHINESE}</a>" in page
    assert BRAND.chief_executive not in page


@pytest.mark.parametrize("name", [CHINESE, BRAND.chief_executive])
def test_the_search_knows_both_names(client: CheckingClient, name: str) -> None:
    page = client.get("/search", query_string={"q": name}, base_url=BASE["zh-CN"]).text
    assert "/company/careers/diversity-and-inclusion/ceo-statement" in page
    assert CHINESE in page
