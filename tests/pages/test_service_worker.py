"""`/sw.js` and the page that it shows without a network."""

import json

import pytest
from brotli import decompress
from flask import Flask, Response
from werkzeug.test import Client

from app import create_app
from portolan.web.cache_control import PUBLIC
from portolan.web.csp import SCRIPT
from portolan.web.proxies.table import BEGINNINGS
from portolan.web.serving import served
from tests.support.checking_client import CheckingClient


def test_browsers_ask_for_it_anew_each_time(client: CheckingClient, base_url: str) -> None:
    answer = client.get("/sw.js", base_url=base_url)
    assert answer.mimetype == "text/javascript"
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Security-Policy"] == SCRIPT
    tag = {"If-None-Match": answer.headers["ETag"]}
    assert client.get("/sw.js", base_url=base_url, headers=tag).status_code == 304


@pytest.mark.parametrize("path", ["/sw.js", "/api/openapi.json"])
def test_texts_that_are_no_pages_are_compressed_and_known_again(app: Flask, path: str) -> None:
    visitor = Client(served(app), use_cookies=False)
    query = {"Host": "localhost:8000", "Accept-Encoding": "br"}
    answer = visitor.get(path, headers=query)
    assert answer.headers["Content-Encoding"] == "br"
    assert "Accept-Encoding" in answer.headers["Vary"]
    assert decompress(answer.data) == visitor.get(path, headers={"Host": query["Host"]}).data
    again = visitor.get(path, headers={**query, "If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def facts(app: Flask) -> dict[str, object]:
    """What the server tells the worker, in its first line."""
    line = app.test_client().get("/sw.js", base_url="http://localhost:8000").text.split("\n")[0]
    result: dict[str, object] = json.loads(line.removeprefix("self.facts=").removesuffix(";"))
    return result


def test_it_knows_what_is_never_kept(app: Flask) -> None:
    never = facts(app)["never"]
    assert isinstance(never, list)
    assert {*BEGINNINGS, "/api", "/_sink/", "/__third-party-proxy"} <= set(never)


def test_what_it_keeps_beforehand_is_there(app: Flask) -> None:
    core = facts(app)["core"]
    assert isinstance(core, list)
    assert len(core) == 6
    for path in core:
        with app.test_client().get(path, base_url="http://localhost:8000") as answer:
            assert answer.status_code == 200, path


def test_other_templates_are_another_worker(app: Flask) -> None:
    before = facts(app)["version"]
    app.config["CODE_DIGEST"] = "another"
    assert facts(app)["version"] != before


def test_switched_off_it_takes_itself_off(environment: dict[str, str]) -> None:
    app = create_app(environment | {"SERVICE_WORKER": "off"})
    script = app.test_client().get("/sw.js", base_url="http://localhost:8000").text
    assert ".unregister()" in script
    assert "fetch" not in script


@pytest.mark.parametrize(("switch", "message"), [("on", True), ("off", None)])
def test_pages_are_told_whether_there_is_one(
    environment: dict[str, str], switch: str, message: bool | None
) -> None:
    app = create_app(environment | {"SERVICE_WORKER": switch})
    data = "/page-data/offline/page-data.json"
    page = app.test_client().get(data, base_url="http://localhost:8000")
    assert page.get_json()["services"].get("serviceWorker") is message


def test_the_offline_page(client: CheckingClient, base_url: str) -> None:
    page = client.get("/offline", base_url=base_url)
    assert page.status_code == 200
    assert page.headers["Cache-Control"] == PUBLIC
    assert '<meta name="robots" content="noindex"' in page.text
    # The address that was asked for, whichever it was.
    assert '<a class="btn" href="">' in page.text


def test_whatever_sets_a_cookie_is_kept_by_nobody(app: Flask) -> None:
    def with_cookie() -> Response:
        answer = Response("for everybody, it says", headers={"Cache-Control": PUBLIC})
        answer.set_cookie("canary", "1")
        return answer

    app.add_url_rule("/with-cookie", "with_cookie", with_cookie)
    answer = app.test_client().get("/with-cookie", base_url="http://localhost:8000")
    assert answer.headers["Cache-Control"] == "no-store"
