"""The 404 document is drawn once, and is the same at every address."""

from typing import NoReturn

import pytest

from portolan.web import not_found
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

OTHER = {"en-US": "zh-CN", "zh-CN": "en-US"}


@pytest.mark.parametrize(
    "path", ["/first-unknown", "/blog/second-unknown?x=1", '/a"><script>b</script>', "/a&amp;b"]
)
def test_the_switch_leads_home_and_nothing_repeats_the_address(
    client: CheckingClient, locale: str, path: str
) -> None:
    answer = client.get(path, base_url=BASE[locale])
    assert answer.status_code == 404
    assert answer.text.count(f'href="{BASE[OTHER[locale]]}/"') == 2
    assert answer.data == client.get("/another-unknown", base_url=BASE[locale]).data


def test_the_document_is_drawn_once(
    client: CheckingClient, base_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn_again(*_: object) -> NoReturn:
        raise AssertionError

    first = client.get("/unknown", base_url=base_url)
    monkeypatch.setattr(not_found, "document", drawn_again)
    second = client.get("/unknown", base_url=base_url)
    for answer in (first, second):
        assert answer.headers.pop("X-Request-ID")
    assert (second.status_code, second.headers, second.data) == (404, first.headers, first.data)


def test_pages_with_the_consent_scripts_alone_stay_so(client: CheckingClient) -> None:
    client.get("/unknown")
    assert '"scripts": ["consent"]' in client.get("/route-search-unknown").text
    assert '"scripts": ["consent"]' not in client.get("/unknown").text
