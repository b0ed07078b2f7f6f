"""Examples of a price on the pages of routes: plainly examples, with what is in them."""

import re

import pytest

from portolan.domain.table import rows
from portolan.sections.route_search.example_prices import CHARGES, SHIPMENTS, TABLE
from tests.support.checking_client import CheckingClient

COLUMNS = ("origin", "destination", "mode", "date", *CHARGES)


def test_an_example_says_so_and_adds_up(client: CheckingClient, base_url: str) -> None:
    html = client.get("/route-search/ningbo-cnngb/los-angeles-uslax", base_url=base_url).text
    section = html.partition('aria-labelledby="part-price"')[2].partition("</section>")[0]
    first = [int(row.replace(",", "")) for row in re.findall(r"\$([\d,]+)", section)][::3]
    assert first == [2200, 300, 540, 95, 3135]
    assert "made these amounts up" in section or "编写的示例" in section
    assert '<time datetime="2026-11-02">' in section


@pytest.mark.parametrize(
    ("route", "lane"),
    [
        ("shenzhen-cnszx/chicago-uschi", ("Yantian to Long Beach", "盐田至长滩")),
        ("mumbai-inbom/new-york-usnyc", ("Nhava Sheva to New York", "那瓦舍瓦至纽约")),
        ("qingdao-cntao/felixstowe-gbfxt", None),
        ("shanghai-cnsha/apapa-ngapp", None),
        ("hong-kong-hkhkg/santos-brssz", None),
        ("nhava-sheva-innsa/new-york-usnyc", None),
    ],
)
def test_an_example_of_another_lane_says_of_which(
    client: CheckingClient, base_url: str, locale: str, route: str, lane: tuple[str, str] | None
) -> None:
    html = client.get(f"/route-search/{route}", base_url=base_url).text
    section = html.partition('aria-labelledby="part-price"')[2].partition("</section>")[0]
    assert re.findall(r"\$[\d,]+", section)
    assert '<time datetime="2026-11-02">' in section
    other = {"en-US": "nearest lane", "zh-CN": "最近的航线"}[locale]
    assert (other in section) is (lane is not None)
    if lane:
        assert lane[locale == "zh-CN"] in section


def test_by_air_alone_it_has_no_price_by_sea(client: CheckingClient) -> None:
    html = client.get("/route-search/shanghai-pudong-pvg/los-angeles-lax").text
    section = html.partition('aria-labelledby="part-price"')[2].partition("</section>")[0]
    assert "Shanghai to Los Angeles, the nearest lane" in section
    assert "Container" not in section


def test_another_route_has_none(client: CheckingClient) -> None:
    assert "part-price" not in client.get("/route-search/shanghai-cnsha/santos-brssz").text


def test_each_line_of_the_table_can_be_shown() -> None:
    lines = rows(TABLE, COLUMNS)
    assert {line["mode"] for line in lines} <= set(SHIPMENTS)
    assert all(int(line[charge]) > 0 for line in lines for charge in CHARGES)
    keys = [(line["origin"], line["destination"], line["mode"]) for line in lines]
    assert len(set(keys)) == len(keys)
