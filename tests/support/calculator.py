"""Asks the emissions calculator, as page, data or table."""

from collections.abc import Mapping
from html import unescape
from types import MappingProxyType
from typing import Any

from tests.support.checking_client import CheckingClient

PAGE, DATA, TABLE = (f"/emissions-calculator{suffix}" for suffix in ("", ".json", ".csv"))
SHANGHAI_ROTTERDAM = MappingProxyType(
    {"origin": "Shanghai", "destination": "Rotterdam", "weight_kg": "20000"}
)


def query_of(**answers: str) -> dict[str, str]:
    """A question: Shanghai to Rotterdam, 20 t, but for what is given."""
    return {**SHANGHAI_ROTTERDAM, **answers}


def data_of(client: CheckingClient, answers: Mapping[str, str]) -> dict[str, Any]:
    """The answer as JSON."""
    answer = client.get(DATA, query_string=dict(answers))
    assert answer.status_code == 200, answer.text
    result: dict[str, Any] = answer.get_json()
    return result


def main_of(html: str) -> str:
    """The page between header and footer."""
    return unescape(html.partition("<main")[2].partition("</main>")[0])
