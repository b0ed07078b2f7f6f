"""Rows of pieces in the emissions calculator: read as in the quote, and put into the figure."""

import pytest

from tests.support.calculator import PAGE, data_of, main_of, query_of
from tests.support.checking_client import CheckingClient

ROWS = {
    f"pieces-1-{column}": text
    for column, text in zip(
        ("count", "length", "width", "height", "weight"), ("8", "120", "80", "100", "600"),
        strict=True,
    )
}  # fmt: skip
FOLD = "Work out the weight and volume from pieces"


def test_the_rows_are_folded_away(client: CheckingClient) -> None:
    page = client.get(PAGE)
    assert f'<details class="fold"><summary>{FOLD}</summary>' in page.text
    assert 'name="pieces-1-count"' in page.text


@pytest.mark.parametrize(
    ("mode", "charged"),
    [
        ("air", "Air freight is charged for 4,800 kg."),
        ("ocean-lcl", "LCL is charged by W/M: 7.68 m³."),
        ("ocean-fcl", ""),
    ],
)
def test_the_rows_give_the_weight(client: CheckingClient, mode: str, charged: str) -> None:
    query = query_of(**ROWS, weight_kg="", mode=mode)
    assert data_of(client, query)["weight_kg"] == 4800
    view = main_of(client.get(PAGE, query_string=query).text)
    totals = "8 pieces, 7.680 m³. 4,800 kg in all. 3.20 loading meters of a truck, nothing stacked."
    assert f"{totals} {charged}".strip() in view
    assert "pieces-1-count=8" in view[view.index("/get-started?") :]


def test_a_typed_weight_counts(client: CheckingClient) -> None:
    query = query_of(**ROWS, weight_kg="5000")
    assert data_of(client, query)["weight_kg"] == 5000
    assert "the 5,000 kg given as weight count." in client.get(PAGE, query_string=query).text


def test_rows_without_weights_give_the_volume(client: CheckingClient) -> None:
    result = data_of(client, query_of(**ROWS | {"pieces-1-weight": ""}, weight_kg=""))
    assert result["weight_assumed_from"] == "volume"
    assert result["weight_kg"] == pytest.approx(7.68 * 10_000 / 33.2, rel=0.02)


@pytest.mark.parametrize(
    "text", ["8 x 600", "8 pallets of 600 kg", "8 x 0.6 t", "8托，每托600公斤"]
)
def test_a_product_is_a_weight(client: CheckingClient, text: str) -> None:
    assert data_of(client, query_of(weight_kg=text))["weight_kg"] == 4800
    page = client.get(PAGE, query_string=query_of(weight_kg=text))
    assert "4,800 kg in all." in main_of(page.text)


def test_a_row_that_is_begun_is_refused(client: CheckingClient, base_url: str) -> None:
    query = query_of(**{"pieces-1-count": "8"}, weight_kg="")
    page = client.get(PAGE, query_string=query, base_url=base_url)
    assert page.status_code == 422
    assert 'href="#emissions-pieces"' in page.text
    assert '<details class="fold" open>' in page.text


def test_a_pallet_by_one_press_answers_nothing_yet(client: CheckingClient, base_url: str) -> None:
    query = query_of(**{"pieces-more": "120x80"}, weight_kg="")
    page = client.get(PAGE, query_string=query, base_url=base_url)
    assert page.status_code == 200
    assert 'name="pieces-1-length" value="120"' in page.text
    assert '<details class="fold" open>' in page.text
    assert 'id="emissions-result"' not in page.text
