"""The host picks the locale."""

import pytest

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost:9999", "www.localhost:8000", "localhost.evil.example"]
)
def test_an_unknown_host_gets_400(client: CheckingClient, host: str) -> None:
    answer = client.get("/", base_url=f"http://{host}")
    assert answer.status_code == 400
    assert host not in answer.get_data(as_text=True)


@pytest.mark.parametrize("path", ["/livez", "/readyz"])
def test_health_answers_under_any_host(client: CheckingClient, path: str) -> None:
    answer = client.get(path, base_url="http://10.0.0.7:1234")
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-store"


def test_nothing_but_the_host_decides(client: CheckingClient) -> None:
    answer = client.get("/", headers={"Accept-Language": "zh-CN", "Cookie": "locale=zh-CN"})
    assert '<html lang="en-US"' in answer.get_data(as_text=True)


@pytest.mark.parametrize("path", ["/", "/help/demurrage-and-detention", "/search?q=vgm"])
def test_each_page_links_its_twin(client: CheckingClient, path: str) -> None:
    for mine, other in (("en-US", "zh-CN"), ("zh-CN", "en-US")):
        html = client.get(path, base_url=BASE[mine]).get_data(as_text=True)
        assert f'href="{BASE[other]}{path}"' in html
        assert f'hreflang="{other}"' in html


def test_the_twin_keeps_what_the_page_reads_and_nothing_else(client: CheckingClient) -> None:
    html = client.get("/blog?page=2&utm_source=x").get_data(as_text=True)
    assert f'hreflang="zh-CN" href="{BASE["zh-CN"]}/blog?page=2"' in html
    assert "utm_source" not in html
    assert "<title>Blog, page 2" in html
    typed = client.get("/search?q=提单&section=glossary", base_url=BASE["zh-CN"])
    switch = f'href="{BASE["en-US"]}/search?q=%E6%8F%90%E5%8D%95&amp;section=glossary"'
    assert switch in typed.get_data(as_text=True)


def test_a_search_names_its_canonical_page(client: CheckingClient) -> None:
    html = client.get("/search?q=fob").get_data(as_text=True)
    assert f'rel="canonical" href="{BASE["en-US"]}/search"' in html


def test_dates_are_written_as_the_locale_writes_them(client: CheckingClient) -> None:
    path = "/help/demurrage-and-detention"
    assert "October 12, 2026" in client.get(path).get_data(as_text=True)
    chinese = client.get(path, base_url=BASE["zh-CN"]).get_data(as_text=True)
    assert "2026年10月12日" in chinese
