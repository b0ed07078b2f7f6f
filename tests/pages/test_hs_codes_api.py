"""The HS codes as JSON: by word, by digits, and one with what is around it."""

from typing import Any

import pytest

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient


def get_json(client: CheckingClient, path: str, base_url: str = BASE["en-US"]) -> Any:
    answer = client.get(path, base_url=base_url)
    assert answer.status_code == 200
    return answer.json


def test_codes_come_best_first_with_the_reason(client: CheckingClient) -> None:
    result = get_json(client, "/api/hs?q=8517.13")["codes"]
    assert set(result[0]) >= {"code", "level", "text", "slug"}
    assert (result[0]["code"], result[0]["level"], result[0]["why"]) == (
        "851713",
        "subheading",
        "exact",
    )
    assert len(get_json(client, "/api/hs?q=machine&limit=3")["codes"]) == 3
    assert get_json(client, "/api/hs?q=umbrela")["suggestions"] == ["umbrella"]


@pytest.mark.parametrize("words", ["770000", "999999", "77"])
def test_digits_that_are_no_code_find_none(client: CheckingClient, words: str) -> None:
    assert get_json(client, f"/api/hs?q={words}") == {"codes": [], "suggestions": []}


@pytest.mark.parametrize("spelled", ["8517", "85.17", "8517-anything"])
def test_a_code_with_what_is_around_it(client: CheckingClient, spelled: str) -> None:
    result = get_json(client, f"/api/hs/{spelled}")
    assert [one["code"] for one in result["parents"]] == ["XVI", "85"]
    assert {one["code"] for one in result["children"]} >= {"851713", "851714"}
    assert (result["previous"]["code"], result["next"]["code"]) == ("8516", "8518")
    assert result["notes"]


def test_sections_go_by_their_roman_number(client: CheckingClient) -> None:
    result = get_json(client, "/api/hs/I")
    assert (result["level"], result["parents"], result["previous"]) == ("section", [], None)
    assert [one["code"] for one in result["children"]] == ["01", "02", "03", "04", "05"]
    assert get_json(client, "/api/hs/section-i") == result


def test_texts_say_their_language(client: CheckingClient) -> None:
    result = get_json(client, "/api/hs/8517", BASE["zh-CN"])
    assert result["lang"] == "zh-CN"
    assert {one["lang"] for one in result["children"]} == {"en-US"}


@pytest.mark.parametrize(
    ("path", "status", "field"),
    [
        ("/api/hs", 422, "q"),
        ("/api/hs?q=!!", 422, "q"),
        (f"/api/hs?q={'a' * 121}", 422, "q"),
        ("/api/hs?q=tea&limit=61", 422, "limit"),
        ("/api/hs/77", 404, "code"),
        ("/api/hs/shoes", 404, "code"),
    ],
)
def test_wrong_questions(
    client: CheckingClient, path: str, status: int, field: str, base_url: str
) -> None:
    answer = client.get(path, base_url=base_url)
    error: Any = answer.json
    assert (answer.status_code, error["error"]["field"]) == (status, field)
    assert error["error"]["message"]
