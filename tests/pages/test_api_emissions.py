"""The tool for emissions: its working, and what it refuses."""

import pytest

from tests.support.checking_client import CheckingClient
from tests.support.tools import get_json, refused


def test_emissions_with_their_working(client: CheckingClient) -> None:
    answer = get_json(
        client, "/api/emissions", mode="ocean-fcl", weight_kg="20000", distance_km="19600"
    )
    assert answer["co2e_kg"] == pytest.approx(19_600 * 20 * 0.01977)
    assert answer["formula"] == "19600 km × 20 t × 0.01977 kg CO2e/t-km"
    assert (answer["factor_set"], answer["year"]) == ("desnz-2025", 2025)
    assert answer["scope"] == "well-to-wheel"


def test_emissions_over_the_route(client: CheckingClient) -> None:
    route = get_json(client, "/api/routes", origin="CNSHA", destination="NLRTM")["options"][0]
    ends = {"origin": "CNSHA", "destination": "NLRTM"}
    by_sea = get_json(client, "/api/emissions", **ends, mode="ocean-lcl", weight_kg="1000")
    assert by_sea["co2e_kg"] == route["emissions_kg_per_tonne"]
    glec = get_json(
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
    here = get_json(client, "/api/emissions", **question)
    there = get_json(client, "/emissions-calculator.json", **question)
    same = ("co2e_kg", "formula", "weight_kg", "weight_assumed_from", "teu", "refrigerated", "way")
    assert {name: here[name] for name in same} == {name: there[name] for name in same}


def test_refrigeration_counts(client: CheckingClient) -> None:
    cold = get_json(client, "/api/emissions", **CARGO["refrigerated by road"])
    assert cold["co2e_kg"] == 400.824
    full_width = get_json(
        client, "/api/emissions", **CARGO["full-width digits"], distance_km="９００"
    )
    assert (full_width["weight_kg"], full_width["distance_km"]) == (1000.5, 900.0)


@pytest.mark.parametrize(
    ("origin", "expected", "choice"),
    [("zzzzqqq", (404, "origin"), None), ("valencia", (422, "origin"), "ESVLC"),
     ("FLW", (422, "origin"), "PTPDL")],
)  # fmt: skip
def test_ends_that_will_not_do(
    client: CheckingClient, origin: str, expected: tuple[int, str], choice: str | None
) -> None:
    query = {"origin": origin, "destination": "CNSHA", "mode": "ocean-fcl", "weight_kg": "1"}
    assert refused(client, "/api/emissions", **query) == expected
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
