"""What the consent tool learns of where a visitor is."""

import pytest

from app import create_app
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

PATH = "/_geography"
UNKNOWN = {"isEU": False, "isEMEA": False}
NL = {"countryCode": "NL", "isEU": True, "isEMEA": True}

ANSWERS = [
    ("NL", NL),
    ("nl", NL),
    ("GB", {"countryCode": "GB", "isEU": True, "isEMEA": True}),
    ("GP", {"countryCode": "GP", "isEU": True, "isEMEA": True}),
    ("ZA", {"countryCode": "ZA", "isEU": False, "isEMEA": True}),
    ("US", {"countryCode": "US", "isEU": False, "isEMEA": False}),
    ("XX", UNKNOWN),
    ("T1", UNKNOWN),
    ("", UNKNOWN),
    ("NLD", UNKNOWN),
    ("<b", UNKNOWN),
]


@pytest.mark.parametrize(("text", "answer"), ANSWERS)
def test_the_configured_header_tells(
    environment: dict[str, str], text: str, answer: dict[str, object]
) -> None:
    environment["GEOGRAPHY_HEADER"] = "X-Country"
    client = create_app(environment).test_client()
    result = client.get(PATH, headers={"X-Country": text}, base_url=BASE["en-US"])
    assert result.get_json() == answer
    assert result.headers["Cache-Control"] == "no-store"
    assert "Set-Cookie" not in result.headers


def test_no_header_is_believed_unless_it_is_configured(client: CheckingClient) -> None:
    headers = {"CF-IPCountry": "NL", "X-Country": "NL"}
    assert client.get(PATH, headers=headers).get_json() == UNKNOWN


@pytest.mark.parametrize(("text", "answer"), ANSWERS)
def test_a_tool_that_knows_the_country_learns_the_regions(
    client: CheckingClient, text: str, answer: dict[str, object]
) -> None:
    assert client.get(PATH, query_string={"country": text}).get_json() == answer
