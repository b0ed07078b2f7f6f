"""The emissions of a route for the visitor's own weight."""

import re

import pytest

from tests.support.checking_client import CheckingClient

ROUTE = "/route-search/shanghai-cnsha/rotterdam-nlrtm"
BIG = re.compile(r'<span class="big">([\d,]+) <small>(?:kg |公斤)CO₂e')


def test_without_a_weight_it_is_one_tonne(client: CheckingClient) -> None:
    html = client.get(ROUTE).text
    assert "Emissions of one tonne" in html
    assert "<span>1 t <small>" in html


def test_table_and_working_count_the_weight(client: CheckingClient, base_url: str) -> None:
    one, five = (
        client.get(ROUTE, query_string={"weight_kg": kg}, base_url=base_url).text
        for kg in ("1000", "5,000")
    )
    assert re.search("<span>5( t|吨) <small>", five)
    assert 'value="5,000"' in five
    modes = [html.partition('id="part-modes"')[2] for html in (one, five)]
    sea = [int(BIG.findall(html)[0].replace(",", "")) for html in modes]
    assert abs(sea[1] - 5 * sea[0]) <= 5
    assert re.search(rf"<span>{sea[1]:,}(?: kg|公斤) <small>", five)


@pytest.mark.parametrize(
    ("typed", "says"), [("heavy", "Write a positive number"), ("1e99", "Write a positive number")]
)
def test_what_is_no_weight_is_told(client: CheckingClient, typed: str, says: str) -> None:
    answer = client.get(ROUTE, query_string={"weight_kg": typed})
    assert answer.status_code == 422
    assert says in answer.text
    assert "Emissions of one tonne" in answer.text
    assert 'aria-describedby="weight-error"' in answer.text


def test_weights_are_not_listed(client: CheckingClient) -> None:
    html = client.get(ROUTE, query_string={"weight_kg": "5000"}).text
    assert 'name="robots" content="noindex' in html
    assert 'name="robots" content="noindex' not in client.get(ROUTE).text
