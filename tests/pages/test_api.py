"""The tools' JSON: what it answers, what it refuses, and what it says of itself."""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.checking_client import CheckingClient

ZH = "http://zh-cn.localhost:8000"


def asked(client: FlaskClient, path: str, **query: str) -> Any:
    answer = client.get(path, query_string=query)
    assert answer.status_code == 200, answer.text
    return answer.get_json()


def refused(client: FlaskClient, path: str, **query: str) -> tuple[int, str]:
    """The status and the field that is named."""
    answer = client.get(path, query_string=query)
    error = answer.get_json()["error"]
    assert error["message"]
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.status_code, error["field"]


def test_places_come_best_first(client: CheckingClient) -> None:
    places = asked(client, "/api/places", q="shang")["places"]
    assert places[0]["code"] == "CNSHA"
    assert set(places[0]) >= {
        *("code", "name", "type", "country", "slug", "latitude", "longitude"),
    }
    assert {place["type"] for place in places} == {"oceanport", "airport"}
    only = asked(client, "/api/places", q="shang", type="airport")["places"]
    assert {place["type"] for place in only} == {"airport"}
    assert len(asked(client, "/api/places", limit="3")["places"]) == 3
    assert asked(client, "/api/places", q="qqqqqq")["places"] == []


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
    answer = asked(client, "/api/routes", origin="CNSHA", destination="Rotterdam")
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


def test_not_every_way_without_canals_is_by_the_cape(client: CheckingClient) -> None:
    answer = asked(client, "/api/routes", origin="USLAX", destination="NLRTM")
    _, closed = [one for one in answer["options"] if one["mode"] == "ocean-fcl"]
    assert "magellan" in closed["passages"]
    assert (closed["by_cape"], closed["canals_closed"]) == (False, True)


@pytest.mark.parametrize(
    ("origin", "destination", "wanted"),
    [
        ("", "NLRTM", (422, "origin")),
        ("CNSHA", "zzzzzz", (404, "destination")),
        ("valencia", "NLRTM", (422, "origin")),
        ("CNSHA", "shanghai", (422, "destination")),
    ],
)
def test_wrong_questions_for_routes(
    client: CheckingClient, origin: str, destination: str, wanted: tuple[int, str]
) -> None:
    assert refused(client, "/api/routes", origin=origin, destination=destination) == wanted


def test_a_name_with_several_meanings_gives_the_codes(client: CheckingClient) -> None:
    answer = client.get("/api/routes?origin=valencia&destination=NLRTM")
    assert {"ESVLC", "VLN"} <= set(answer.get_json()["error"]["choices"])


def test_emissions_with_their_working(client: CheckingClient) -> None:
    answer = asked(
        client, "/api/emissions", mode="ocean-fcl", weight_kg="20000", distance_km="19600"
    )
    assert answer["co2e_kg"] == pytest.approx(19_600 * 20 * 0.01977)
    assert answer["formula"] == "19600 km × 20 t × 0.01977 kg CO2e/t-km"
    assert (answer["factor_set"], answer["year"]) == ("desnz-2025", 2025)
    assert answer["scope"] == "well-to-wheel"


def test_emissions_over_the_route(client: CheckingClient) -> None:
    route = asked(client, "/api/routes", origin="CNSHA", destination="NLRTM")["options"][0]
    ends = {"origin": "CNSHA", "destination": "NLRTM"}
    by_sea = asked(client, "/api/emissions", **ends, mode="ocean-lcl", weight_kg="1000")
    assert by_sea["co2e_kg"] == route["emissions_kg_per_tonne"]
    glec = asked(
        client, "/api/emissions", **ends, mode="ocean-lcl", weight_kg="1000", factor_set="glec-3.2"
    )
    assert glec["factor"] == 0.00717


CARGO = {
    "refrigerated by road": {
        "mode": "road", "weight_kg": "12000", "distance_km": "300", "refrigerated": "y",
    },
    "by volume": {"mode": "ocean-lcl", "volume_m3": "33.2"},
    "containers": {
        "mode": "ocean-fcl", "containers-40-high-cube": "2", "factor_set": "glec-3.2",
    },
    "full-width digits": {"mode": "air", "weight_kg": "１，０００．５"},
}  # fmt: skip


@pytest.mark.parametrize("cargo", CARGO.values(), ids=CARGO)
def test_cargo_is_read_as_the_calculator_reads_it(
    client: CheckingClient, cargo: dict[str, str]
) -> None:
    question = {"origin": "CNSHA", "destination": "NLRTM", **cargo}
    here = asked(client, "/api/emissions", **question)
    there = asked(client, "/emissions-calculator.json", **question)
    same = ("co2e_kg", "formula", "weight_kg", "weight_assumed_from", "teu", "refrigerated", "way")
    assert {name: here[name] for name in same} == {name: there[name] for name in same}


def test_refrigeration_counts(client: CheckingClient) -> None:
    cold = asked(client, "/api/emissions", **CARGO["refrigerated by road"])
    assert cold["co2e_kg"] == 400.824
    full_width = asked(client, "/api/emissions", **CARGO["full-width digits"], distance_km="９００")
    assert (full_width["weight_kg"], full_width["distance_km"]) == (1000.5, 900.0)


def test_errors_are_the_sentences_of_the_page(client: CheckingClient) -> None:
    query = {"mode": "ocean-fcl", "distance_km": "900"}
    for weight, said in (("0", "From 0.1 to"), ("-5", "Write a positive number")):
        answer = client.get("/api/emissions", query_string={**query, "weight_kg": weight})
        assert answer.get_json()["error"]["message"].startswith(said)
    answer = client.get("/api/places?limit=51")
    assert answer.get_json()["error"]["message"] == "From 1 to 50."


@pytest.mark.parametrize(
    ("origin", "wanted", "choice"),
    [("zzzzqqq", (404, "origin"), None), ("valencia", (422, "origin"), "ESVLC"),
     ("FRA", (422, "origin"), "NLRTM")],
)  # fmt: skip
def test_ends_that_will_not_do(
    client: CheckingClient, origin: str, wanted: tuple[int, str], choice: str | None
) -> None:
    query = {"origin": origin, "destination": "CNSHA", "mode": "ocean-fcl", "weight_kg": "1"}
    assert refused(client, "/api/emissions", **query) == wanted
    error = client.get("/api/emissions", query_string=query).get_json()["error"]
    assert choice in error.get("choices", [None])


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"mode": ""}, "mode"),
        ({"weight_kg": ""}, "weight_kg"),
        ({"volume_m3": "99999"}, "volume_m3"),
        ({"containers-20-standard": "1.5"}, "containers"),
        ({"mode": "air", "containers-20-standard": "1"}, "containers"),
        ({"refrigerated": "y"}, "factor_set"),
        ({"mode": "balloon"}, "mode"),
        ({"weight_kg": "0"}, "weight_kg"),
        ({"weight_kg": "-3"}, "weight_kg"),
        ({"weight_kg": "NaN"}, "weight_kg"),
        ({"weight_kg": "1e999"}, "weight_kg"),
        ({"weight_kg": "a lot"}, "weight_kg"),
        ({"weight_kg": "1_000"}, "weight_kg"),
        ({"weight_kg": "10²"}, "weight_kg"),
        ({"distance_km": "1e9"}, "distance_km"),
        ({"factor_set": "mine"}, "factor_set"),
        ({"mode": "road", "distance_km": ""}, "distance_km"),
        ({"mode": "air", "distance_km": "900", "factor_set": "glec-3.2"}, "factor_set"),
    ],
)
def test_wrong_questions_for_emissions(
    client: CheckingClient, change: dict[str, str], field: str
) -> None:
    right = {"mode": "ocean-fcl", "weight_kg": "20", "distance_km": "900"}
    assert refused(client, "/api/emissions", **{**right, **change}) == (422, field)


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


def test_the_limits_of_the_document_are_those_that_are_kept(client: CheckingClient) -> None:
    right = {"mode": "ocean-fcl", "weight_kg": "20", "distance_km": "900"}
    paths = asked(client, "/api/openapi.json")["paths"]
    bounded = []
    for path in ("/api/places", "/api/hs", "/api/emissions"):
        for each in paths[path]["get"]["parameters"]:
            if "maximum" not in each["schema"]:
                continue
            bounded.append(each["name"])
            query = right if path == "/api/emissions" else {"q": "rotterdam"}
            most = each["schema"]["maximum"]
            asked(client, path, **{**query, each["name"]: f"{most:.0f}"})
            assert refused(client, path, **{**query, each["name"]: f"{most + 1:.0f}"})[0] == 422
    assert len(bounded) == 9


def test_the_document_and_the_page_tell_of_every_tool(client: CheckingClient) -> None:
    document = asked(client, "/api/openapi.json")
    assert document["openapi"].startswith("3.1")
    page = client.get("/api").text
    assert {"/api/places", "/api/routes", "/api/emissions"} <= set(document["paths"])
    for path, methods in document["paths"].items():
        assert path in page
        assert {"200", "404", "405", "422", "429"} <= set(methods["get"]["responses"])


def test_answers_have_the_shape_that_the_document_gives(client: CheckingClient) -> None:
    paths = asked(client, "/api/openapi.json")["paths"]
    for path, methods in paths.items():
        given = [each for each in methods["get"]["parameters"] if each.get("example")]
        within = {
            place: {each["name"]: str(each["example"]) for each in given if each["in"] == place}
            for place in ("path", "query")
        }
        schema = methods["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        assert_shape(
            asked(client, path.format_map(within["path"]), **within["query"]), schema, path
        )


KINDS: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "null": type(None),
}


def assert_shape(value: Any, schema: dict[str, Any], where: str) -> None:
    """The part of JSON Schema that the document uses."""
    if "anyOf" in schema:
        fitting = [one for one in schema["anyOf"] if isinstance(value, KINDS[one["type"]])]
        assert fitting, where
        assert_shape(value, fitting[0], where)
        return
    named = schema["type"]
    kinds = named if isinstance(named, list) else [named]
    assert any(isinstance(value, KINDS[kind]) for kind in kinds), where
    assert value in schema.get("enum", [value]), where
    for name in schema.get("required", ()):
        assert name in value, f"{where}.{name}"
    for name, inner in schema.get("properties", {}).items():
        if name in value:
            assert_shape(value[name], inner, f"{where}.{name}")
    for number, item in enumerate(value if isinstance(value, list) else ()):
        assert_shape(item, schema["items"], f"{where}[{number}]")
