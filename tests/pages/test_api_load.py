"""The loading plan as JSON: what the page says, and refuses."""

import pytest

from tests.support.checking_client import CheckingClient
from tests.support.load_plans import CARTONS, DRUMS, PALLETS, address_of, steps


def test_the_tool_answers_in_json(client: CheckingClient) -> None:
    path = "/api/load"
    plan = client.get(address_of("20-standard", {**PALLETS, "top": "y"}, path=path)).get_json()
    assert (plan["unit"], plan["units"], plan["left_over"]) == ("20-standard", 3, 0)
    assert [(load["units"], load["pieces"]) for load in plan["loads"]] == [(2, 11), (1, 3)]
    first = plan["loads"][0]
    assert (first["weight_kg"], first["gross_kg"]) == (4400, 6700)
    assert first["center_of_gravity_cm"] == [265.5, 117.5, 50]
    assert sum(block["pieces"] for block in first["blocks"]) == 11
    assert {each["unit"]: each["units"] for each in plan["compared"]}["40-standard"] == 1


def test_the_page_says_what_the_tool_says(client: CheckingClient) -> None:
    rows = (DRUMS, CARTONS)
    blocks = client.get(address_of("20-standard", *rows, path="/api/load")).get_json()["loads"][0][
        "blocks"
    ]
    table = steps(client.get(address_of("20-standard", *rows)).text)
    assert [cells[1] for cells in table] == [
        " × ".join(f"{side:g}" for side in block["stands_cm"]) for block in blocks
    ]
    assert [cells[3] for cells in table] == [
        " / ".join(f"{side:g}" for side in block["at_cm"]) for block in blocks
    ]


@pytest.mark.parametrize(
    ("query", "field"),
    [("", "pieces-1-count"), ("unit=x", "unit"), ("pieces-1-count=1", "pieces-1-length")],
)
def test_the_tool_refuses_what_the_page_refuses(
    client: CheckingClient, query: str, field: str
) -> None:
    refused = client.get(f"/api/load?{query}")
    assert refused.status_code == 422
    assert refused.get_json()["error"]["field"] == field
