"""Lists of shipments as JSON: the page's figures, errors row by row, and what is no list."""

from typing import Any

import pytest
from flask import Flask

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.shipment_lists import API, LANE, lines_of, sent, table
from tests.support.tools import get_json

ROW = {"origin": "CNSHA", "destination": "NLRTM", "mode": "ocean-fcl", "weight_kg": 18500, "teu": 2}


def batch(client: CheckingClient, *rows: Any, locale: str = "en-US") -> Any:
    """The answer to a list that is one."""
    answer = client.post(API, json={"shipments": rows}, base_url=BASE[locale])
    assert answer.status_code == 200, answer.text
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.get_json()


def test_the_figures_are_those_of_the_tool_and_of_the_page(client: CheckingClient) -> None:
    result = batch(client, {**ROW, "date": "2026-03", "reference": "A"})
    figures = {one["factor_set"]: one["co2e_kg"] for one in result["rows"][0]["emissions"]}
    for code, kg in figures.items():
        query = {**ROW, "containers-40-standard": "1", "factor_set": code}
        del query["teu"]  # of lists alone
        single = get_json(client, "/api/emissions", **{key: str(one) for key, one in query.items()})
        assert kg == single["co2e_kg"]
    line = lines_of(sent(client, table(LANE), format="csv"))[0]
    assert float(line["UK government (DESNZ) 2025: kg CO₂e WTW"]) == figures["desnz-2025"]
    assert result["rows"][0]["transit_days"] == [25, 39]
    assert result["months"][0]["name"] == "2026-03"


def test_totals(client: CheckingClient) -> None:
    own = {"origin": "a", "destination": "b", "weight_kg": 1000, "distance_km": 100}
    result = batch(client, {**own, "mode": "road"}, {**own, "mode": "rail"})
    # 9.623 kg by road and 3.47 by rail.
    assert result["total"]["emissions"][0]["co2e_kg"] == 13.093
    shares = {one["name"]: one["emissions"][0]["share"] for one in result["modes"]}
    assert shares == {"road": 0.735, "rail": 0.265}
    assert result["lanes"][0]["rows"] == 2


def test_a_row_that_is_wrong_stops_no_other(client: CheckingClient, locale: str) -> None:
    result = batch(client, {**ROW, "origin": "Portland"}, ROW, {"mode": "air"}, locale=locale)
    errors = [row["error"] for row in result["rows"]]
    assert [error and error["field"] for error in errors] == ["origin", None, "origin"]
    assert "USPDX" in errors[0]["choices"]
    assert errors[2]["message"] == {"en-US": "Required", "zh-CN": "必填"}[locale]
    assert result["total"]["rows"] == 1


def test_a_port_is_not_offered_by_air_where_its_town_has_an_airport(client: CheckingClient) -> None:
    """The seaport San Jose in Guatemala has the airport of Puerto San Jose two kilometers away."""
    by_air = {"origin": "San Jose", "destination": "ORD", "mode": "air", "weight_kg": 300}
    [row] = batch(client, by_air)["rows"]
    assert {"SJC", "SJO", "GSJ"} <= set(row["error"]["choices"])
    assert "GTSNJ" not in row["error"]["choices"]


@pytest.mark.parametrize("value", [None, [], {}, True, "a lot", -1, 1e400, float("nan"), 10**400])
def test_any_value_has_an_answer(client: CheckingClient, value: Any) -> None:
    for name in ("origin", "mode", "weight_kg", "distance_km", "date", "refrigerated"):
        batch(client, {**ROW, name: value})


@pytest.mark.parametrize(
    ("body", "kind", "status", "field"),
    [
        ("", "application/json", 422, None),
        ("{", "application/json", 422, None),
        ("[" * 100_000, "application/json", 422, None),
        ("[]", "application/json", 422, "shipments"),
        ('{"shipments": []}', "application/json", 422, "shipments"),
        ('{"shipments": [1]}', "application/json", 422, "shipments"),
        ('{"shipments": [{"colour": "red"}]}', "application/json", 422, "shipments"),
        ('{"shipments": [' + "{}," * 1000 + "{}]}", "application/json", 422, "shipments"),
        ('{"shipments": [{}]}', "text/plain", 415, None),
        (" " * 1_100_000, "application/json", 413, None),
    ],
)
def test_what_is_no_list(
    client: CheckingClient, body: str, kind: str, status: int, field: str | None
) -> None:
    answer = client.post(API, data=body, content_type=kind)
    assert answer.status_code == status
    assert answer.get_json()["error"]["field"] == field


def test_it_is_asked_with_post_alone(client: CheckingClient) -> None:
    for method in ("GET", "PUT", "DELETE"):
        answer = client.open(API, method=method)
        assert answer.status_code == 405
        assert answer.headers["Allow"] == "POST, OPTIONS"
    preflight = client.options(API, headers={"Origin": "https://shop.example"})
    assert preflight.headers["Access-Control-Allow-Methods"] == "POST"
    assert client.post("/api/places").headers["Allow"] == "GET, HEAD, OPTIONS"


def test_page_and_api_share_the_limit_of_a_network(app: Flask, client: CheckingClient) -> None:
    app.config["LIST_LIMIT"] = "1 per minute"
    assert sent(client, table(LANE)).status_code == 200
    answer = client.post(API, json={"shipments": [ROW]})
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) >= 1
