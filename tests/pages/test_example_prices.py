"""Examples of a price on the pages of routes: plainly examples, with what is in them."""

import re

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


def test_another_route_has_none(client: CheckingClient) -> None:
    assert "part-price" not in client.get("/route-search/shanghai-cnsha/santos-brssz").text


def test_each_line_of_the_table_can_be_shown() -> None:
    lines = rows(TABLE, COLUMNS)
    assert {line["mode"] for line in lines} <= set(SHIPMENTS)
    assert all(int(line[charge]) > 0 for line in lines for charge in CHARGES)
    keys = [(line["origin"], line["destination"], line["mode"]) for line in lines]
    assert len(set(keys)) == len(keys)
