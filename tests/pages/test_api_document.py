"""What the tools say of themselves, held against what they do."""

from typing import Any

import pytest

from tests.support.checking_client import CheckingClient
from tests.support.tools import get_json, refused


def test_the_limits_of_the_document_are_those_that_are_kept(client: CheckingClient) -> None:
    right = {"mode": "ocean-fcl", "weight_kg": "20", "distance_km": "900"}
    paths = get_json(client, "/api/openapi.json")["paths"]
    bounded = []
    for path in ("/api/places", "/api/hs", "/api/emissions"):
        for each in paths[path]["get"]["parameters"]:
            if "maximum" not in each["schema"]:
                continue
            bounded.append(each["name"])
            query = right if path == "/api/emissions" else {"q": "rotterdam"}
            most = each["schema"]["maximum"]
            get_json(client, path, **{**query, each["name"]: f"{most:.0f}"})
            assert refused(client, path, **{**query, each["name"]: f"{most + 1:.0f}"})[0] == 422
    assert len(bounded) == 9


def test_the_document_and_the_page_tell_of_every_tool(client: CheckingClient) -> None:
    document = get_json(client, "/api/openapi.json")
    assert document["openapi"].startswith("3.1")
    page = client.get("/api").text
    assert {"/api/places", "/api/routes", "/api/emissions"} <= set(document["paths"])
    for path, methods in document["paths"].items():
        assert path in page
        for operation in methods.values():
            assert {"200", "404", "405", "422", "429"} <= set(operation["responses"])


def test_answers_have_the_shape_that_the_document_gives(client: CheckingClient) -> None:
    paths = get_json(client, "/api/openapi.json")["paths"]
    for path, methods in paths.items():
        if "post" in methods:
            continue
        given = [each for each in methods["get"]["parameters"] if each.get("example")]
        within = {
            place: {each["name"]: str(each["example"]) for each in given if each["in"] == place}
            for place in ("path", "query")
        }
        schema = methods["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        assert_shape(
            get_json(client, path.format_map(within["path"]), **within["query"]), schema, path
        )


def test_the_list_of_the_document_has_an_answer_of_its_shape(client: CheckingClient) -> None:
    operation = get_json(client, "/api/openapi.json")["paths"]["/api/batch"]["post"]
    body = operation["requestBody"]["content"]["application/json"]
    assert_shape(body["example"], body["schema"], "body")
    answer = client.post("/api/batch", json=body["example"])
    assert answer.status_code == 200
    assert not any(row["error"] for row in answer.get_json()["rows"])
    schema = operation["responses"]["200"]["content"]["application/json"]["schema"]
    assert_shape(answer.get_json(), schema, "/api/batch")


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


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("/api/openapi.json", {}),
        ("/api/places", {"q": "rotterdam"}),
        ("/api/routes", {"origin": "CNSHA", "destination": "NLRTM"}),
        ("/api/what-if", {"origin": "CNSHA", "destination": "NLRTM"}),
        ("/api/emissions", {"mode": "air", "weight_kg": "20", "distance_km": "900"}),
        ("/api/load", {"unit": "all"}),
        ("/api/arrival", {"origin": "CNSHA", "destination": "NLRTM"}),
        ("/api/hs", {"q": "laptop"}),
        ("/api/hs/8517", {}),
    ],
)
def test_a_field_that_a_tool_does_not_read_is_refused(
    client: CheckingClient, path: str, query: dict[str, str]
) -> None:
    assert refused(client, path, **query, trade_lane="asia-europe") == (422, "trade_lane")


def test_who_asks_for_a_field_that_is_none_is_told_those_there_are(client: CheckingClient) -> None:
    error = client.get("/api/places?q=rotterdam&kind=airport").get_json()["error"]
    assert error["message"] == "Not a field of this tool: kind"
    assert error["choices"] == ["q", "type", "limit"]
