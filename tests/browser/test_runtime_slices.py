"""Header and footer that have become others while a visit goes on."""

import json

import pytest

from tests.support.navigating import Visit
from tests.support.scripted import ScriptedAnswers
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

BLOG = "/page-data/blog/page-data.json"
SLICE = "/slice-data/{}.json"
PLACES = {"header": "header .nav", "footer": "footer > .up"}
NEWER = "a-newer-one"


def name_newer(visit: Visit, script: ScriptedAnswers) -> None:
    """Let the blog name another header and footer than the page before."""
    page = visit.page.server.get(BLOG).json or {}
    named = dict.fromkeys(page["slices"], NEWER)
    script.on(BLOG, Reply(body=json.dumps({**page, "slices": named}).encode()))


def slice_of(name: str, hash_: str) -> Reply:
    html = f'<div class="up"><p id="new-{name}">New</p></div>'
    return Reply(body=json.dumps({"name": name, "hash": hash_, "html": html}).encode())


def test_they_are_exchanged_where_their_hash_is_another(
    visit: Visit, script: ScriptedAnswers
) -> None:
    visit.start("/help")
    visit.run("document.querySelector('footer').dataset.same = ''")
    name_newer(visit, script)
    for name in PLACES:
        script.on(SLICE.format(name), slice_of(name, NEWER))
    visit.go("/blog")
    visit.page.wait(lambda: visit.page.all(f"{PLACES['header']} #new-header"))
    visit.page.wait(lambda: visit.page.all(f"{PLACES['footer']} #new-footer"))
    assert visit.is_same_document
    assert visit.page.all("footer[data-same] .boot")
    assert len(visit.page.all("footer > .up")) == 1


def test_they_stay_where_their_hash_is_the_same(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    visit.go("/blog")
    visit.go("/glossary")
    assert visit.is_same_document
    assert not script.times("/slice-data/*")


def test_an_older_one_from_a_cache_is_not_taken(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    name_newer(visit, script)
    for name in PLACES:
        script.on(SLICE.format(name), slice_of(name, "an-older-one"))
    visit.go("/blog")
    for name in PLACES:
        assert script.wait_for(SLICE.format(name))
    visit.go("/glossary")
    assert visit.is_same_document
    assert not visit.page.all("#new-header, #new-footer")
    assert visit.page.all("header .nav details")
