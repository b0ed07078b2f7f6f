"""The service worker: what it keeps, and what it never keeps."""

import pytest
from flask import Response

from app import create_app
from portolan.web.cache_control import PUBLIC
from tests.support.stack.site import RunningSite
from tests.support.upstream import Reply
from tests.support.workshop import Workshop

pytestmark = pytest.mark.browser

READY = "Content is available offline"
LAST = "/page-data/pars/page-data.json"


@pytest.fixture
def shop(shop: Workshop, asking: RunningSite) -> Workshop:
    """One that has the worker."""
    shop.visit("/blog").wait_for_worker()
    assert shop.console_lines() == [READY]
    shop.site.script.always("/with-cookie", with_cookie(asking))
    return shop


def with_cookie(site: RunningSite) -> Reply:
    """What the site makes of an answer that claims to be for everybody, and sets a cookie."""
    app = create_app(site.settings)

    @app.get("/with-cookie")
    def view() -> Response:
        answer = Response("<!doctype html><title>With cookie</title>", mimetype="text/html")
        answer.headers["Cache-Control"] = PUBLIC
        answer.set_cookie("canary", "1")
        return answer

    answer = app.test_client().get("/with-cookie", base_url=site.url(""))
    return Reply(200, list(answer.headers), answer.data)


def test_the_first_visit_makes_the_offline_page_ready(shop: Workshop) -> None:
    core = shop.cached()["core"]
    assert "/offline" in core
    assert [entry.rsplit(".")[-1] for entry in core[1:]] == ["css", "js", "js", "woff2", "woff2"]
    scope = "return (await navigator.serviceWorker.ready).scope"
    assert shop.run(scope) == shop.site.url("/")


def test_the_second_visit_is_told_nothing(shop: Workshop) -> None:
    shop.visit("/glossary").wait_for_worker()
    shop.wait(lambda: shop.run("return document.readyState") == "complete")
    assert shop.console_lines() == []


def test_hashed_files_are_asked_for_once(shop: Workshop) -> None:
    shop.visit("/company/contact").page.wake_island()
    shop.wait(lambda: has_file(shop, "/react.") and has_file(shop, "/chat."))
    shop.forget_files()
    shop.site.script.forget()
    shop.site.script.always("/static/*", 503)
    shop.visit("/company/contact").page.wake_island()
    assert shop.site.script.times("/static/*") == 0


def has_file(shop: Workshop, name: str) -> bool:
    """Whether the worker keeps a file with this in its name."""
    return any(name in entry for entry in shop.cached().get("files", ()))


def settle(shop: Workshop) -> None:
    """Wait until the worker has kept what it was asked for."""
    shop.run(f"await (await fetch('{LAST}')).text()")
    shop.wait(lambda: LAST in shop.pages())


FETCHED = (
    "/page-data/app-data.json",
    "/page-data/nowhere-at-all/page-data.json",
    "/page-data/with-cookie/page-data.json",
    "/page-data/search/page-data.json?q=a",
    "/slice-data/header.json",
    "/api/places?q=rotterdam",
    "/with-cookie",
    "/sw.js",
    "/ping",
)


def test_what_scripts_fetch_and_nobody_keeps(shop: Workshop) -> None:
    for address in FETCHED:
        shop.run(f"await (await fetch('{address}')).text()")
    settle(shop)
    assert shop.pages().isdisjoint(FETCHED)


def test_other_than_plain_requests_pass_by(shop: Workshop) -> None:
    tried = {
        "/page-data/paps/page-data.json": "{method: 'POST'}",
        "/page-data/api/page-data.json": "{headers: {Range: 'bytes=0-9'}}",
    }
    for address, options in tried.items():
        shop.run(f"await (await fetch('{address}', {options})).text()")
    settle(shop)
    assert shop.pages().isdisjoint(tried)


def test_documents_that_nobody_keeps(shop: Workshop) -> None:
    paths = ("/with-cookie", "/nowhere-at-all", "/api", "/ping", "/GLOSSARY")
    for path in paths:
        shop.visit(path)
    shop.visit("/blog")
    settle(shop)
    assert shop.pages().isdisjoint(paths)
    assert "/blog" in shop.pages()


def test_an_error_is_handed_on_as_it_is(shop: Workshop) -> None:
    address = "/page-data/help/page-data.json"
    headers = {"Content-Type": "application/json", "Cache-Control": PUBLIC}
    shop.site.script.on(address, Reply(500, headers, b"{}"))
    assert shop.run(f"return (await fetch('{address}')).status") == 500
    settle(shop)
    assert address not in shop.pages()


def test_a_proxied_path_is_not_kept_whatever_its_host_says(shop: Workshop) -> None:
    headers = {"Content-Type": "text/html", "Cache-Control": PUBLIC}
    shop.site.script.on("/users/42", Reply(200, headers, b"<h1>Mine alone</h1>"))
    assert shop.visit("/users/42").page.heading == "Mine alone"
    shop.visit("/blog")
    settle(shop)
    assert "/users/42" not in shop.pages()


def test_the_runtime_caches_are_dropped_on_demand(shop: Workshop) -> None:
    settle(shop)
    shop.run("navigator.serviceWorker.controller.postMessage({type: 'drop-runtime-caches'})")
    shop.wait(lambda: not shop.pages())
    assert "/offline" in shop.cached()["core"]
