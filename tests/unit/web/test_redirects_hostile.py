"""Hostile addresses against the site's own rules: nobody is led away, and nothing breaks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote, unquote_to_bytes

import ada_url
import pytest
from flask import Flask
from werkzeug.datastructures import Headers
from werkzeug.test import create_environ, run_wsgi_app

from app import SECTIONS, create_app
from portolan.leads.database import db
from portolan.web.redirects import match, slashes
from portolan.web.redirects.files import read_files, rule_files
from portolan.web.redirects.rule import RedirectRule
from portolan.web.redirects.table import RuleMatch, RuleTable
from portolan.web.redirects.target import target
from tests.conftest import BASE
from tests.support.instance import furnished
from tests.support.matrix import sampled
from tests.support.payloads_paths import addresses

RULES = tuple(read_files(rule_files(section.redirects for section in SECTIONS)))
PATTERNS = {rule.from_path for rule in RULES if not rule.is_exact}
ONE_IN = 3
"""Of the addresses; each ending comes up behind every rule with `--matrix`."""
ADDRESSES = tuple(sampled(ONE_IN, addresses(RULES)))
LEAST_ADDRESSES = 400
ORIGIN = BASE["en-US"]
ON_THE_SITE = re.compile(r"/(?![/\\])[!-~]*|/")
"""A path, a query, a fragment: nothing that names a host or is dropped by a browser."""
UNFIT = re.compile(r"[\x00-\x20\x7f\\]")


@dataclass(frozen=True)
class RedirectAnswer:
    """What was answered to an address."""

    address: str
    status: int
    headers: Headers


@dataclass
class HostileVisit:
    """Asks a site, and notes which rules were followed."""

    app: Flask
    followed: set[str] = field(default_factory=set)

    def target(self, result: RuleMatch, query: str = "") -> str:
        """The site's own `target`, with a note."""
        self.followed.add(result.rule.from_path)
        return target(result, query)

    def raw(self, address: str) -> RedirectAnswer:
        """As a server hands a request over: bytes as characters, nothing mended on the way."""
        path, _, query = address.partition("?")
        environ = create_environ("/", base_url=ORIGIN)
        environ["PATH_INFO"] = unquote_to_bytes(path.encode("latin-1")).decode("latin-1")
        environ["QUERY_STRING"] = query
        body, status, headers = run_wsgi_app(self.app, environ, buffered=True)
        b"".join(body)
        return RedirectAnswer(address, int(status[:3]), headers)

    def answer_to(self, address: str) -> RedirectAnswer:
        """As the test client asks, which encodes what a request cannot hold."""
        message = self.app.test_client().get(address, base_url=ORIGIN)
        return RedirectAnswer(address, message.status_code, message.headers)


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Iterator[HostileVisit]:
    """The site with its rules, the same for all tests here."""
    instance = furnished(tmp_path_factory.mktemp("site"), content)
    made = HostileVisit(create_app({"SITE_ENV": "test", "INSTANCE_PATH": str(instance)}))
    # An error is an answer like any other here, and is found with its address.
    made.app.config["PROPAGATE_EXCEPTIONS"] = False
    with pytest.MonkeyPatch.context() as patch:
        for module in (match, slashes):
            patch.setattr(module, "target", made.target)
        yield made
    with made.app.app_context():
        db.engine.dispose()


@pytest.fixture(scope="module")
def answers(visit: HostileVisit) -> list[RedirectAnswer]:
    """The answers to all addresses."""
    return [visit.raw(address) for address in ADDRESSES]


def assert_harmless(result: RedirectAnswer) -> None:
    """No server error, no header that was slipped in, nobody led to another site."""
    assert result.status in (200, 301, 302, 400, 404), result
    assert "X-Injected" not in result.headers, result
    assert len(result.headers.getlist("Location")) == int(result.status in (301, 302)), result
    for name, value in result.headers:
        assert not set("\r\n\0") & set(name + value), result
    for location in result.headers.getlist("Location"):
        assert ON_THE_SITE.fullmatch(location), result
        assert ada_url.URL(location, base=f"{ORIGIN}/a/b").origin == ORIGIN, result


def test_there_are_addresses_enough() -> None:
    assert len(set(ADDRESSES)) == len(ADDRESSES) >= LEAST_ADDRESSES
    assert len(PATTERNS) >= 20


def test_no_hostile_address_leads_away_or_breaks_anything(answers: list[RedirectAnswer]) -> None:
    for result in answers:
        assert_harmless(result)


def test_no_rule_passes_on_what_another_decoding_would_make_hostile(
    answers: list[RedirectAnswer],
) -> None:
    led = [result for result in answers if result.status == 301]
    for result in led:
        assert not UNFIT.search(unquote(result.headers["Location"].partition("?")[0])), result


def test_every_pattern_of_the_rules_was_followed(
    visit: HostileVisit, answers: list[RedirectAnswer]
) -> None:
    assert sum(result.status == 301 for result in answers) > LEAST_ADDRESSES
    assert visit.followed >= PATTERNS


def test_the_same_through_the_client(visit: HostileVisit) -> None:
    # Every fifth: each ending comes up behind several rules.
    for address in ADDRESSES[::5]:
        assert_harmless(visit.answer_to(address))


GREEDY = (("/shown/*", "/*"), ("/one/:term", "/{term}"), ("/asked/*", "/blog?to=*"))
"""Rules that take over whatever they are given; the site has hardly any like them."""


@pytest.mark.parametrize("code", [301, 200])
def test_not_even_the_greediest_rules_do_harm(
    visit: HostileVisit, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    rules = [RedirectRule(source, goal, status_code=code) for source, goal in GREEDY]
    table = RuleTable.of(rules)
    monkeypatch.setattr(visit.app.extensions["redirects"], "table", lambda: table)
    visit.followed.clear()
    for address in addresses(rules):
        assert_harmless(visit.raw(address))
    assert visit.followed >= {rule.from_path for rule in rules}
