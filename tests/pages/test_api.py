"""The tools' JSON: what it answers, and what it refuses."""

import pytest
from flask import Flask

from tests.support.checking_client import CheckingClient
from tests.support.tools import get_json, refused

ZH = "http://zh-cn.localhost:8000"


def test_places_come_best_first(client: CheckingClient) -> None:
    places = get_json(client, "/api/places", q="shang")["places"]
    assert places[0]["code"] == "CNSHA"
    assert set(places[0]) >= {
        *("code", "name", "type", "country", "slug", "latitude", "longitude"),
    }
    assert {place["type"] for place in places} == {"oceanport", "airport"}
    only = get_json(client, "/api/places", q="shang", type="airport")["places"]
    assert {place["type"] for place in only} == {"airport"}
    assert len(get_json(client, "/api/places", limit="3")["places"]) == 3
    assert get_json(client, "/api/places", q="qqqqqq")["places"] == []


def test_places_are_named_in_the_language_of_the_host(client: CheckingClient) -> None:
    answer = client.get("/api/places?q=CNSHA", base_url=ZH)
    assert answer.get_json()["places"][0]["name"] == "上海"


@pytest.mark.parametrize(
    ("query", "field"),
    [({"type": "moon"}, "type"), ({"limit": "0"}, "limit"), ({"limit": "²"}, "limit")],
)
def test_wrong_questions_for_places(
    client: CheckingClient, query: dict[str, str], field: str
) -> None:
    assert refused(client, "/api/places", **query) == (422, field)


def test_routes_by_sea_by_the_cape_and_by_air(client: CheckingClient) -> None:
    answer = get_json(client, "/api/routes", origin="CNSHA", destination="Rotterdam")
    assert (answer["origin"]["code"], answer["destination"]["code"]) == ("CNSHA", "NLRTM")
    modes = [option["mode"] for option in answer["options"]]
    assert modes == ["ocean-fcl", "ocean-fcl", "ocean-lcl", "ocean-lcl", "air"]
    suez, cape, *_, air = answer["options"]
    assert "suez" in suez["passages"]
    assert "suez" not in cape["passages"]
    assert (suez["by_cape"], suez["canals_closed"]) == (False, False)
    assert (cape["by_cape"], cape["canals_closed"]) == (True, True)
    assert cape["distance_nm"] > suez["distance_nm"] + 2_000
    assert suez["transit_days"][0] < suez["transit_days"][1]
    assert suez["path"][0] == pytest.approx([121.497, 31.4], abs=0.01)
    assert air["distance_km"] == pytest.approx(8_910, rel=0.01)
    assert air["emissions_kg_per_tonne"] > 10 * suez["emissions_kg_per_tonne"]


def test_a_way_that_is_closed_in_winter_says_so(client: CheckingClient) -> None:
    lakes = get_json(client, "/api/routes", origin="CATOR", destination="USCLE")["options"][0]
    assert lakes["passages"] == ["great-lakes", "welland"]
    assert "in winter the locks are closed" in lakes["note"]
    page = client.get("/route-search/toronto-cator/cleveland-uscle").text
    assert lakes["note"] in page
    sea = get_json(client, "/api/routes", origin="CAMTR", destination="NLRTM")["options"][0]
    assert sea["note"] == ""


def test_not_every_way_without_canals_is_by_the_cape(client: CheckingClient) -> None:
    answer = get_json(client, "/api/routes", origin="USLAX", destination="NLRTM")
    _, closed = [one for one in answer["options"] if one["mode"] == "ocean-fcl"]
    assert "magellan" in closed["passages"]
    assert (closed["by_cape"], closed["canals_closed"]) == (False, True)


@pytest.mark.parametrize(
    ("origin", "destination", "expected"),
    [
        ("", "NLRTM", (422, "origin")),
        ("CNSHA", "zzzzzz", (404, "destination")),
        ("valencia", "NLRTM", (422, "origin")),
        ("CNSHA", "shanghai", (422, "destination")),
    ],
)
def test_wrong_questions_for_routes(
    client: CheckingClient, origin: str, destination: str, expected: tuple[int, str]
) -> None:
    assert refused(client, "/api/routes", origin=origin, destination=destination) == expected


def test_a_name_with_several_meanings_gives_the_codes(client: CheckingClient) -> None:
    answer = client.get("/api/routes?origin=valencia&destination=NLRTM")
    assert {"ESVLC", "VLN"} <= set(answer.get_json()["error"]["choices"])


def test_errors_are_the_sentences_of_the_page(client: CheckingClient) -> None:
    query = {"mode": "ocean-fcl", "distance_km": "900"}
    for weight, messages in (("0", "From 0.1 to"), ("-5", "Write a positive number")):
        answer = client.get("/api/emissions", query_string={**query, "weight_kg": weight})
        assert answer.get_json()["error"]["message"].startswith(messages)
    answer = client.get("/api/places?limit=51")
    assert answer.get_json()["error"]["message"] == "From 1 to 50."


def test_errors_speak_the_language_of_the_host(client: CheckingClient) -> None:
    english = client.get("/api/routes").get_json()["error"]["message"]
    chinese = client.get("/api/routes", base_url=ZH).get_json()["error"]["message"]
    assert english == "Required"
    assert chinese != english


def test_answers_may_be_kept_and_need_not_be_sent_twice(client: CheckingClient) -> None:
    first = client.get("/api/places?q=rotterdam")
    assert "public" in first.headers["Cache-Control"]
    again = client.get("/api/places?q=rotterdam", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304


def test_more_than_the_limit_is_refused(app: Flask) -> None:
    app.config["API_LIMIT"] = "2 per minute"
    client = app.test_client()
    base = "http://localhost:8000"
    answers = [client.get("/api/places?q=x", base_url=base) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert 1 <= int(answers[-1].headers["Retry-After"]) <= 61
    assert "Retry-After" not in answers[0].headers


@pytest.mark.parametrize("path", ["/api/nothing", "/api/places/Shanghai", "/api/hs/8471/x"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_other_paths_answer_with_json(client: CheckingClient, path: str, method: str) -> None:
    answer = client.open(path, method=method)
    assert answer.status_code == 404
    assert answer.get_json()["error"]["message"]


@pytest.mark.parametrize("path", ["/api/places", "/api/hs/8471", "/api/openapi.json"])
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_other_methods_answer_with_json(client: CheckingClient, path: str, method: str) -> None:
    answer = client.open(path, method=method)
    assert answer.status_code == 405
    assert answer.headers["Allow"] == "GET, HEAD, OPTIONS"
    assert answer.get_json()["error"]["message"]
    assert client.head(path).status_code == 200
