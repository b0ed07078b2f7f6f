"""The owner's tables of addresses, asked of the production server as it is released."""

import json
import re
from html import unescape
from urllib.parse import urlsplit

import pytest

from portolan.core.line_width import line_width
from tests.pages.test_canonical import CANONICAL
from tests.pages.test_heads import LONGEST, LONGEST_TITLE, SHORTEST, TITLE
from tests.pages.test_methods import NOWHERE, OTHERS, READ, THERE
from tests.pages.test_redirects import SPECIFIED, UNKNOWN
from tests.pages.test_specified_pages import (
    PAGES,
    SECTIONS,
    SPELLINGS,
    TEMPLATES,
    TOOLS,
    UNFINISHED,
)
from tests.pages.test_url_space import CANONICAL as NAMED
from tests.pages.test_url_space import SECTIONS as KINDS
from tests.support.stack.receivers import Receivers
from tests.support.stack.server import BareServer
from tests.unit.web.proxies.test_table import specified

pytestmark = pytest.mark.browser

LOCATION = re.compile("<loc>([^<]+)</loc>")
DESCRIPTION = re.compile(r'<meta name="description" content="([^"]*)"')
HOSTS = {"webhook_url": "webhooks"}
"""The recorders that are called otherwise than their setting."""
EVERY = 97
"""Of the thousands of listed pages so many are left out for each that is asked for."""
REFUSED = (
    ("routes?origin=zzzzqq&destination=NLRTM", 404, "origin"),
    ("routes?origin=CNSHA", 422, "destination"),
    ("hs/999999", 404, "code"),
)


def test_every_page_and_template_is_there(server: BareServer) -> None:
    for name, path in (PAGES | TEMPLATES | SECTIONS | TOOLS).items():
        answer = server.ask(path)
        main = answer.text.partition("<main")[2].partition("</main>")[0]
        assert (answer.status, len(main) > 300) == (200, True), name
        assert not UNFINISHED.search(main), name
        assert server.data(path)["html"].strip() in answer.text, name


def test_each_kind_of_content_lives_where_it_should(server: BareServer) -> None:
    for base, detail, label in KINDS.values():
        for path in (base, f"{base}/", detail, f"{detail}/"):
            assert server.ask(path).status == 200, path
        assert label in server.ask(detail).text or server.locale != "en-US", detail


def test_canonical_links_stand_on_the_listed_patterns_alone(server: BareServer) -> None:
    for path in (PAGES | TEMPLATES | SECTIONS | TOOLS).values():
        due = [f"https://{server.host}{path}"] if CANONICAL.fullmatch(path) else []
        assert NAMED.findall(server.ask(f"{path}?utm_source=x").text) == due, path


def test_every_family_of_redirects_leads_on_in_one_hop(server: BareServer) -> None:
    for path, goal in SPECIFIED.items():
        for spelling in (path, f"{path}/", path.upper(), f"{path.title()}/"):
            answer = server.ask(spelling)
            assert (answer.status, answer.location) == (301, goal), spelling
        assert server.ask(goal).status == 200, goal
    for path, goal in (UNKNOWN | SPELLINGS).items():
        assert server.ask(re.sub("[^!-~]+", "%E4%B8%8A%E6%B5%B7", path)).location == goal, path


def test_proxied_paths_have_their_hosts(server: BareServer, receivers: Receivers) -> None:
    for path, setting in specified().items():
        host = vars(receivers)[HOSTS.get(setting) or setting.removesuffix("_url")]
        method = "POST" if host is receivers.webhooks else "GET"
        # A star stands for nothing too.
        for address in {path, path.removesuffix("/x")}:
            before = len(host.received)
            assert server.ask(address, method).status == 200, address
            assert len(host.received) == before + 1, address


def test_what_the_runtime_asks_for_is_there(server: BareServer) -> None:
    facts = server.data("/blog")
    for name in ("header", "footer", "banner"):
        assert json.loads(server.ask(f"/slice-data/{name}.json").text)["html"] is not None, name
    for digest in facts["queries"].values():
        assert server.ask(f"/page-data/sq/d/{digest}.json").status == 200
    hashed = json.loads(server.ask("/page-data/app-data.json").text)["webpackCompilationHash"]
    assert hashed == facts["buildHash"]
    assert server.data("/blog") == json.loads(server.ask("/page-data/blog/page-data-rsc.json").text)
    assert server.ask("/blog", "HEAD").status == 200
    assert server.ask("/nothing-here", "HEAD").status == 404
    assert server.ask("/sw.js").headers["cache-control"] == "no-cache"


def test_the_host_decides_and_no_other_host_is_answered(server: BareServer) -> None:
    for languages in ("zh-CN", "en-US"):
        page = server.ask("/", **{"Accept-Language": languages, "CF-IPCountry": "CN"})
        assert f'<html lang="{server.locale}"' in page.text
    assert server.ask("/", Host="elsewhere.example").status == 400
    assert server.ask("/livez", Host="elsewhere.example").status == 200


def test_the_tools_answer_and_refuse_as_json(server: BareServer) -> None:
    ends = "origin=CNSHA&destination=rotterdam-nlrtm"
    for address in (
        *("places?q=rotterdam&type=oceanport", f"routes?{ends}", "hs?q=coffee", "hs/8517"),
        f"emissions?{ends}&mode=ocean-fcl&weight_kg=1000",
    ):
        answer = server.ask(f"/api/{address}")
        assert (answer.status, "public" in answer.headers["cache-control"]) == (200, True), address
        assert json.loads(answer.text)
    for address, status, field in REFUSED:
        answer = server.ask(f"/api/{address}")
        assert (answer.status, json.loads(answer.text)["error"]["field"]) == (status, field)
        assert json.loads(answer.text)["error"]["message"].isascii() is (server.locale == "en-US")


def test_listed_pages_say_what_they_are(server: BareServer) -> None:
    maps = LOCATION.findall(server.ask("/sitemap.xml").text)
    listed = [one for each in maps for one in LOCATION.findall(server.ask(path_of(each)).text)]
    assert len(listed) > 5_000
    titles = []
    for path in map(path_of, listed[::EVERY]):
        page = server.ask(path)
        assert (page.status, "x-robots-tag" in page.headers) == (200, False), path
        assert "last-modified" in page.headers, path
        assert "application/ld+json" in page.text, path
        [title], [description] = (one.findall(page.text) for one in (TITLE, DESCRIPTION))
        assert line_width(unescape(title)) <= LONGEST_TITLE, path
        assert SHORTEST <= line_width(unescape(description)) <= LONGEST, path
        titles.append(title)
        spelled = server.ask(path.upper())
        assert path == path.upper() or (spelled.status, spelled.location) == (301, path)
    assert len(set(titles)) == len(titles)


def path_of(url: str) -> str:
    """The path of a URL."""
    return urlsplit(url).path


def test_every_method_is_answered_truly(server: BareServer) -> None:
    for method in OTHERS:
        for path in THERE:
            answer = server.ask(path, method)
            assert answer.status == (200 if method == "OPTIONS" else 405), (method, path)
            assert set(answer.headers["allow"].split(", ")) == READ, (method, path)
        for path in NOWHERE:
            answer = server.ask(path, method)
            assert (answer.status, "allow" in answer.headers) == (404, False), (method, path)
