"""Where typed words lead: the page cache says of it what the application says, host by host."""

from collections.abc import Iterator
from contextlib import closing
from urllib.parse import quote_plus

import pytest
from flask import Flask

from portolan.web.page_cache.page_harvest import request_for
from portolan.web.page_cache.wsgi_response import ask
from portolan.web.serving import served

ENGLISH, CHINESE = "localhost:8000", "zh-cn.localhost:8000"
WAREHOUSE = "/atlas/warehouse/antwerp-kallo"
IN_CHINESE = quote_plus("安特卫普卡洛")
ROUTE = "/route-search/shanghai-cnsha/rotterdam-nlrtm"

MATCHES = {
    "/atlas?q=NLRTM": "/atlas/oceanport/rotterdam-nlrtm",
    "/atlas?q=Shanghai+to+Rotterdam": "/atlas/route/shanghai-to-rotterdam",
    "/page-data/atlas/page-data.json?q=NLRTM": (
        "/page-data/atlas/oceanport/rotterdam-nlrtm/page-data.json"
    ),
    "/route-search?origin=CNSHA&destination=NLRTM": ROUTE,
    "//route-search?origin=CNSHA&destination=NLRTM": ROUTE,
}
OTHERS = (
    *("/atlas", "/atlas?q=valencia", "/atlas?q=zzzz", "/route-search", "/route-search/CNSHA/NLRTM"),
    *("/route-search?origin=CNSHA", "/route-search?destination=zzzz", "/atlas/oceanport/CNSHA"),
    *("/emissions-calculator", "/emissions-calculator?mode=road&distance_km=800&weight_kg=5"),
    *("/emissions-calculator?origin=CNSHA", "/emissions-calculator?weight_kg=-1"),
    *("/paps", "/paps?number=ABCD123456", "/paps?number=x", "/pars", "/pars?number=7X4Q2348823"),
    *("/data/hs-code", "/data/hs-code?q=coffee", "/data/hs-code?q=8517.13", "/data/hs-code/851713"),
    *("/atlas/vessel", "/atlas/vessel?sort=capacity", "/atlas/vessel?page=99"),
    f"/atlas?q={IN_CHINESE}",
)

Said = tuple[str, str, str]


def result_of(app: object, host: str, address: str) -> Said:
    """Status, goal and keeping of an answer."""
    path, _, query = address.partition("?")
    with closing(ask(app, request_for(host, path, query))) as answer:  # type: ignore[arg-type]  # Flask is one
        return answer.status, answer.header("location"), answer.header("cache-control")


@pytest.mark.parametrize("address", MATCHES)
def test_what_was_typed_leads_on_and_is_not_kept(app: Flask, address: str) -> None:
    for host in (ENGLISH, CHINESE):
        assert result_of(app, host, address) == ("302 FOUND", MATCHES[address], "no-store")


def test_words_of_one_language_lead_on_in_that_one(app: Flask) -> None:
    address = f"/atlas?q={IN_CHINESE}"
    assert result_of(app, CHINESE, address)[:2] == ("302 FOUND", WAREHOUSE)
    assert result_of(app, ENGLISH, address)[:2] == ("200 OK", "")


def questions() -> Iterator[tuple[str, str]]:
    """Every question on both hosts, more than once, each after all the others."""
    addresses = [*MATCHES, *OTHERS]
    for hosts in ((ENGLISH, CHINESE), (CHINESE, ENGLISH)):
        for order in (addresses, addresses[::-1]):
            yield from ((host, address) for address in order for host in hosts)


def test_the_page_cache_answers_as_the_application_does(app: Flask) -> None:
    cached = served(app)
    for host, address in questions():
        assert result_of(cached, host, address) == result_of(app, host, address), (host, address)
