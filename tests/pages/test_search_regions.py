"""Regions in the site search, and other words beside what is meant: what is there comes first."""

from fnmatch import fnmatch
from urllib.parse import quote

import pytest

from tests.pages.test_search_errands import results_for
from tests.support.checking_client import CheckingClient


@pytest.mark.parametrize(
    ("text", "locale", "path"),
    [
        ("广东", "zh-CN", "/atlas/oceanport/shenzhen-cnszx"),
        ("浙江", "zh-CN", "/atlas/oceanport/ningbo-cnngb"),
        ("江苏省", "zh-CN", "/atlas/oceanport/lianyungang-cnlyg"),
        ("Guangdong", "en-US", "/atlas/oceanport/shenzhen-cnszx"),
        ("West Coast", "en-US", "/atlas/oceanport/los-angeles-uslax"),
        ("广东办事处", "zh-CN", "/company/careers/our-global-offices/shenzhen"),
        ("office in California", "en-US", "/company/careers/our-global-offices/los-angeles"),
        ("warehouse for rent in New Jersey", "en-US", "/atlas/warehouse/newark-doremus"),
        ("广东到德国海运多少钱", "zh-CN", "/route-search[?]origin=*&amp;destination=*"),
        ("jobs in Germany", "en-US", "/careers/jobs/*-hamburg"),
    ],
)
def test_a_region_leads_to_what_is_there(
    client: CheckingClient, text: str, locale: str, path: str
) -> None:
    assert fnmatch(results_for(client, text, locale)[0], path)


@pytest.mark.parametrize(
    ("text", "locale", "path"),
    [
        ("自行车头盔税号", "zh-CN", "/data/hs-code/650610-*"),
        ("luoshanji", "zh-CN", "/atlas/*/los-angeles-*"),
        ("MAEU 123456789", "en-US", "/company/for-customers"),
        ("8517编码是什么", "zh-CN", "/data/hs-code/8517-*"),
        ("journalist asking about tariffs", "en-US", "/company/press"),
        ("从义乌发小商品到墨西哥", "zh-CN", "/route-search[?]origin=*&amp;destination=*"),
        ("duty on sneakers from vietnam to US", "en-US", "/data/hs-code/64*"),
        ("trainee job for developers", "en-US", "/careers/jobs"),
    ],
)
def test_other_words_beside_it_hide_nothing(
    client: CheckingClient, text: str, locale: str, path: str
) -> None:
    assert fnmatch(results_for(client, text, locale)[0], path)


@pytest.mark.parametrize(
    ("text", "locale"),
    [("quote for 2 pallets to germany", "en-US"), ("2托盘到德国报价", "zh-CN")],
)
def test_who_asks_for_a_quote_is_led_to_its_form(
    client: CheckingClient, text: str, locale: str
) -> None:
    end = quote("germany" if locale == "en-US" else "德国")
    forms = [f"{path}?destination={end}" for path in ("/get-started", "/route-search")]
    assert results_for(client, text, locale)[:2] == forms
