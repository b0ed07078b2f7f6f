"""MDN's HTTP Observatory, kept running: it grades the site by what the site has answered."""

import json
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from werkzeug.test import Client, TestResponse

from tests.support.node import NodeProcess

SCRIPT = Path(__file__).with_suffix(".mjs")
PREFLIGHT = {"Origin": "https://observatory.example", "Access-Control-Request-Method": "GET"}


class ObservatoryReport(NamedTuple):
    """A grading: its score, whether every test has passed, and the result of each by name."""

    score: int
    passed: bool
    results: dict[str, str]


class Observatory(NodeProcess):
    """Asked for one page at a time."""

    def __init__(self) -> None:
        super().__init__(SCRIPT)

    def report(self, visitor: Client, url: str) -> ObservatoryReport:
        """The report on the page at `url`, from what the scanner would have asked the site."""
        return self.graded(recording(visitor, url))

    def graded(self, recorded: dict[str, Any]) -> ObservatoryReport:
        """The report on a recording."""
        return ObservatoryReport(**json.loads(self.answer(recorded)))


def recording(visitor: Client, url: str) -> dict[str, Any]:
    """The answers that the scanner asks for.

    The redirect to https is that of the proxy in front, which ends TLS: the site is never asked
    by plain http.
    """
    base = "{0.scheme}://{0.netloc}".format(urlsplit(url))
    path = url.removeprefix(base)
    return {
        "url": url,
        "page": _as_data(visitor.get(path, base_url=base)),
        "robots": _as_data(visitor.get("/robots.txt", base_url=base)),
        "preflight": {
            **_as_data(visitor.options(path, base_url=base, headers=PREFLIGHT)),
            "asked": {"origin": PREFLIGHT["Origin"]},
        },
        "redirects": [
            {"url": url.replace("https:", "http:", 1), "status": 301},
            {"url": url, "status": 200},
        ],
    }


def _as_data(answer: TestResponse) -> dict[str, Any]:
    headers = list(answer.headers.items())
    return {"status": answer.status_code, "headers": headers, "body": answer.text}
