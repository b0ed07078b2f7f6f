"""The emissions calculator: its figures, its page in both languages, its data."""

import csv
from decimal import Decimal
from io import StringIO

import pytest

from portolan.domain.emissions import factor_sets
from portolan.domain.emissions.factor_names import SETS, vehicle_name
from portolan.domain.mode import Mode
from tests.support.calculator import PAGE, TABLE, data_of, main_of, query_of
from tests.support.checking_client import CheckingClient


def test_the_empty_page_is_the_same_for_everybody(client: CheckingClient, base_url: str) -> None:
    page = client.get(PAGE, base_url=base_url)
    assert page.status_code == 200
    assert page.headers["X-Page-Cache"] == "store"
    assert 'id="emissions-result"' not in page.text
    for name in ("mode", "origin", "destination", "weight_kg", "volume_m3", "factor_set"):
        assert f'name="{name}"' in page.text


def test_the_figure_is_distance_times_cargo_times_factor(client: CheckingClient) -> None:
    result = data_of(client, query_of())
    product = Decimal(str(result["distance_km"])) * 20 * Decimal("0.01977")
    assert result["co2e_kg"] == pytest.approx(float(product), abs=0.001)
    # Published: 10,600 nautical miles, of which ours is 1.4% short.
    assert result["distance_km"] == pytest.approx(10_600 * 1.852, rel=0.02)
    assert result["factor_set"] == "desnz-2025"
    assert (result["factor_unit"], result["year"]) == ("kg CO2e/t-km", 2025)
    assert (result["distance_basis"], result["scope"]) == ("unknown", "well-to-wheel")
    assert result["formula"] == f"{result['distance_km']:g} km × 20 t × 0.01977 kg CO2e/t-km"


def test_the_page_shows_figure_formula_and_source(client: CheckingClient, base_url: str) -> None:
    page = client.get(PAGE, query_string=query_of(), base_url=base_url)
    assert page.status_code == 200
    view = main_of(page.text)
    figure = data_of(client, query_of())["co2e_kg"]
    assert f"<b>{figure:,.0f}</b>" in view
    assert "0.01977" in view
    assert "https://www.gov.uk/government/collections" in view
    assert '<h2 class="d2" id="emissions-sets">' in view
    assert 'href="/route-search/shanghai-cnsha/rotterdam-nlrtm"' in view
    assert 'href="/open-emissions-signup"' in view


def test_answers_have_their_share_of_the_cache(client: CheckingClient) -> None:
    page = client.get(PAGE, query_string=query_of())
    assert page.headers["X-Page-Cache"] == "many"
    assert 'name="robots" content="noindex"' in page.text


def test_the_other_set_stands_beside(client: CheckingClient) -> None:
    by_set = {line["factor_set"]: line for line in data_of(client, query_of())["factor_sets"]}
    assert set(by_set) == {"desnz-2025", "glec-3.2"}
    assert by_set["glec-3.2"]["factor"] == pytest.approx(0.00717)
    chosen = data_of(client, query_of(factor_set="glec-3.2"))
    assert chosen["co2e_kg"] == by_set["glec-3.2"]["co2e_kg"]


def test_modes_are_compared_the_least_first(client: CheckingClient) -> None:
    lines = data_of(client, query_of())["modes"]
    assert [(line["transport"], line["way"]) for line in lines] == [
        ("sea", "shortest"),
        ("sea", "cape"),
        ("air", "great-circle"),
    ]
    figures = [line["co2e_kg"] for line in lines]
    assert figures == sorted(figures)


def test_containers_meet_a_factor_per_container(client: CheckingClient) -> None:
    question = query_of(weight_kg="", factor_set="glec-3.2", **{"containers-40-high-cube": "2"})
    result = data_of(client, question)
    assert (result["teu"], result["factor_unit"]) == (4.0, "kg CO2e/TEU-km")
    assert result["co2e_kg"] == pytest.approx(result["distance_km"] * 4 * 0.0717, abs=0.01)


@pytest.mark.parametrize(
    ("cargo", "weight_kg"),
    [
        ({"weight_kg": "", "containers-20-standard": "2"}, 20_000),
        ({"weight_kg": "", "volume_m3": "33.2"}, 10_000),
        ({"weight_kg": "1,250.5", "volume_m3": "33.2"}, 1_250.5),
        ({"weight_kg": "１２", "containers-45-high-cube": "1"}, 12),
    ],
)
def test_what_has_no_weight_is_given_one(
    client: CheckingClient, cargo: dict[str, str], weight_kg: float
) -> None:
    assert data_of(client, query_of(**cargo))["weight_kg"] == pytest.approx(weight_kg)


def test_an_assumed_weight_is_called_so(client: CheckingClient) -> None:
    by_volume = main_of(client.get(PAGE, query_string=query_of(weight_kg="", volume_m3="5")).text)
    assert "Assumed weight" in by_volume
    assert "Assumed weight" not in main_of(client.get(PAGE, query_string=query_of()).text)


def test_more_than_a_container_holds_is_warned_of(client: CheckingClient) -> None:
    for weight, is_warned in (("28180", False), ("28181", True)):
        question = query_of(weight_kg=weight, **{"containers-20-standard": "1"})
        view = main_of(client.get(PAGE, query_string=question).text)
        assert ("Check the payload" in view) is is_warned


@pytest.mark.parametrize("mode", ["ocean-fcl", "ocean-lcl", "air", "road", "rail"])
def test_an_own_distance_wins_in_every_mode(client: CheckingClient, mode: str) -> None:
    result = data_of(client, query_of(mode=mode, distance_km="19600"))
    assert (result["distance_km"], result["way"]) == (19600.0, "own")


def test_road_is_compared_with_rail_over_the_same_way(client: CheckingClient) -> None:
    lines = data_of(client, {"mode": "road", "distance_km": "800", "weight_kg": "1000"})["modes"]
    assert [(line["transport"], line["distance_km"]) for line in lines] == [
        ("rail", 800.0),
        ("road", 800.0),
    ]


def test_a_flight_is_a_great_circle_without_addition(client: CheckingClient) -> None:
    result = data_of(client, query_of(mode="air", origin="PVG", destination="AMS"))
    assert (result["distance_basis"], result["factor"]) == ("great-circle", 0.66646)
    assert result["distance_km"] == pytest.approx(8_910, rel=0.01)
    forced = [line for line in result["factor_sets"] if line["radiative_forcing"]]
    assert [line["factor"] for line in forced] == [1.03455]


def test_refrigerated_goods_take_the_line_for_them(client: CheckingClient) -> None:
    result = data_of(client, query_of(factor_set="glec-3.2", refrigerated="y"))
    assert result["factor"] == pytest.approx(0.01423)
    silent = next(line for line in result["factor_sets"] if line["factor_set"] == "desnz-2025")
    assert silent["co2e_kg"] is None


def test_the_table_has_a_line_for_each_figure(client: CheckingClient) -> None:
    answer = client.get(TABLE, query_string=query_of())
    assert answer.mimetype == "text/csv"
    assert 'filename="emissions.csv"' in answer.headers["Content-Disposition"]
    rows = list(csv.DictReader(StringIO(answer.text.removeprefix("\ufeff"))))
    assert [row["compared"] for row in rows] == ["result", *["modes"] * 3, *["sets"] * 2]
    assert float(rows[0]["co2e_kg"]) == data_of(client, query_of())["co2e_kg"]


def test_no_cell_is_a_formula(client: CheckingClient) -> None:
    question = query_of(mode="road", origin="=1+1", distance_km="5")
    rows = csv.DictReader(StringIO(client.get(TABLE, query_string=question).text))
    assert {row["origin"] for row in rows} == {"'=1+1"}


def test_every_factor_and_set_has_a_name_in_both_languages() -> None:
    for factors in factor_sets():
        assert factors.code in SETS
        for mode in Mode:
            assert all(
                vehicle_name(line) == line.name
                for line in factors.factors
                if line.mode is mode and line.vehicle == factors.vehicles(mode)[0].vehicle
            )
