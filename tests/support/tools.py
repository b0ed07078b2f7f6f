"""Asks the tools' JSON."""

from typing import Any

from flask.testing import FlaskClient


def get_json(client: FlaskClient, path: str, **query: str) -> Any:
    """The answer to a good question."""
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
