"""Answers requests with the application of the tree that it is started in, a line for a line.

It is run as a file, in the environment of either tree: nothing of the tests can be imported here,
and of the site only what has stood in one place for long.
"""

import json
import os
import sys
from typing import Any

from werkzeug.datastructures import MultiDict
from werkzeug.test import Client

import wsgi

UNLIMITED = ("LEADS_LIMIT", "LEADS_LIMIT_UNVERIFIED", "LEADS_LIMIT_ATTEMPTS")


def visitor(number: int) -> str:
    """An address of the visitor's own, so that no limit is ever reached."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def answer(client: Client, number: int, request: dict[str, Any]) -> dict[str, Any]:
    """What the site answers to a request."""
    data = request.pop("data")
    response = client.open(
        **request,
        data=MultiDict(data) if data else None,
        environ_overrides={"REMOTE_ADDR": visitor(number)},
    )
    return {
        "status": response.status_code,
        "headers": sorted((name.lower(), value) for name, value in response.headers),
        "body": response.get_data().decode("latin-1"),
    }


def main() -> None:
    """Answer until nothing more is asked."""
    wsgi.app.config.update(dict.fromkeys(UNLIMITED, "100000 per minute"))
    wsgi.app.config["LEADS_LIMIT_RECIPIENT"] = "100000 per hour"
    # What else is printed is no answer.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    client = Client(wsgi.application, use_cookies=False)
    for number, line in enumerate(sys.stdin):
        json.dump(answer(client, number, json.loads(line)), answers, ensure_ascii=False)
        print(file=answers, flush=True)


if __name__ == "__main__":
    main()
