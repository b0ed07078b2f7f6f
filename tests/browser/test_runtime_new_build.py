"""A page of a build that the server no longer runs: when it is loaded anew."""

import json

import pytest

from tests.support.navigating import Visit
from tests.support.scripted import ScriptedAnswers
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

BLOG = "/page-data/blog/page-data.json"
APP_DATA = "/page-data/app-data.json"


def of_another_build(visit: Visit, path: str) -> Reply:
    """The page's data, as a newer release would say it."""
    page = visit.page.server.get(path).json or {}
    return Reply(body=json.dumps({**page, "buildHash": "another"}).encode())


def test_another_build_on_a_click(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    script.on(BLOG, of_another_build(visit, f"{BLOG}?page=1"))
    visit.follow("/blog?page=1#main")
    visit.page.wait(lambda: script.documents() == ["/help", "/blog?page=1"])
    visit.arrive("/blog?page=1#main")
    assert not visit.is_same_document


def test_another_build_at_the_first_load(visit: Visit, script: ScriptedAnswers) -> None:
    script.always(APP_DATA, Reply(body=b'{"webpackCompilationHash": "another"}'))
    visit.page.open("/help?a=1")
    assert script.wait_for(APP_DATA, 2)
    visit.start("/blog")
    assert script.wait_for(APP_DATA, 3)
    visit.go("/help")
    assert script.documents() == ["/help?a=1", "/help?a=1", "/blog"]


def test_the_next_build_is_reloaded_too(visit: Visit, script: ScriptedAnswers) -> None:
    flag = "return sessionStorage.getItem('portolan:reloaded')"
    script.on(APP_DATA, Reply(body=b'{"webpackCompilationHash": "another"}'))
    visit.page.open("/help")
    assert script.wait_for(APP_DATA, 2)
    visit.page.wait(lambda: visit.run(flag) is None)
    script.on(APP_DATA, Reply(body=b'{"webpackCompilationHash": "a third"}'))
    visit.page.open("/blog")
    assert script.wait_for(APP_DATA, 4)
    visit.page.wait(lambda: visit.run(flag) is None)
    assert script.documents() == ["/help", "/help", "/blog", "/blog"]


@pytest.mark.parametrize("body", [b'{"webpackCompilationHash": ""}', b"{}", b"<html>"])
def test_a_server_that_names_no_build(visit: Visit, script: ScriptedAnswers, body: bytes) -> None:
    script.always(APP_DATA, Reply(body=body))
    visit.start("/help")
    visit.go("/blog")
    assert script.documents() == ["/help"]
