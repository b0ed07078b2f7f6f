"""The files below `/~partytown/` and the policies that let scripts run off the main thread."""

import pytest
from flask.testing import FlaskClient

from app import create_app
from portolan.web.off_thread import FILES, SANDBOX, WORKER

URL = "https://cdn.vendor.example/js/tag.js?id=P-1"
CONFIGURED = {
    "SECOND_LOADER_URL": URL,
    "THIRD_PARTY_SCRIPTS": URL,
    "OFF_THREAD_SCRIPTS": URL,
}
HOST = "http://localhost:8000"


@pytest.fixture
def visitor(environment: dict[str, str]) -> FlaskClient:
    """A browser on a site that runs a script off the main thread."""
    return create_app(environment | CONFIGURED).test_client()


def policy(visitor: FlaskClient, path: str) -> dict[str, str]:
    """The security policy of an answer, by directive."""
    header = visitor.get(path, base_url=HOST).headers["Content-Security-Policy"]
    parts = (part.partition(" ") for part in header.split("; "))
    return {name: value for name, _, value in parts}


@pytest.mark.parametrize("name", [WORKER, *FILES])
def test_the_library(visitor: FlaskClient, name: str) -> None:
    answer = visitor.get(f"/~partytown/{name}", base_url=HOST)
    assert answer.status_code == 200
    assert answer.mimetype == FILES.get(name, "text/javascript")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("name", ["manifest.json", "../manifest.json", "%2e%2e/manifest.json", "x"])
def test_nothing_else_is_there(visitor: FlaskClient, name: str) -> None:
    assert visitor.get(f"/~partytown/{name}", base_url=HOST).status_code == 404


def test_where_nothing_is_configured_there_is_no_library(environment: dict[str, str]) -> None:
    visitor = create_app(environment).test_client()
    for name in (WORKER, *FILES):
        assert visitor.get(f"/~partytown/{name}", base_url=HOST).status_code == 404
    assert policy(visitor, "/blog")["frame-src"] == "'none'"


def test_pages_may_frame_the_sandbox_and_their_scripts_stay_as_strict(visitor: FlaskClient) -> None:
    page = policy(visitor, "/blog")
    assert page["frame-src"].split()[0] == f"{HOST}/~partytown/{SANDBOX}"
    assert "unsafe-" not in str(page)
    assert page["worker-src"] == "'self'"


def test_the_sandbox_has_a_policy_of_its_own(visitor: FlaskClient) -> None:
    sandbox = policy(visitor, f"/~partytown/{SANDBOX}")
    assert "'unsafe-eval'" in sandbox["script-src"]
    assert "'unsafe-inline'" not in sandbox["script-src"]
    assert sandbox["script-src"].count("sha256-") == 1
    assert sandbox["connect-src"] == "'self' https://cdn.vendor.example"
    assert sandbox["frame-ancestors"] == "'self'"
    assert sandbox["default-src"] == "'none'"


def test_pages_are_told_which_of_their_scripts_run_so(visitor: FlaskClient) -> None:
    data = visitor.get("/page-data/blog/page-data.json", base_url=HOST).get_json()
    assert data["services"]["offThread"] == {"ids": ["second-loader"], "forward": []}
