"""The headers that guard every answer, in production and through all layers."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import pytest
from flask import Flask
from werkzeug.test import Client, TestResponse
from werkzeug.wrappers import Response

from app import create_app
from portolan.core.config import Settings
from portolan.web.assets import loader_hashes
from portolan.web.csp import CLOSED, SCRIPT, content_security_policy
from portolan.web.headers import fixed_headers
from tests.support.instance import furnished
from tests.support.production import PRODUCTION, SITES, visitor

POLICY = "Content-Security-Policy"
CORP = "Cross-Origin-Resource-Policy"

Ask = Callable[..., TestResponse]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Flask:
    """The site in production, for all tests of this file; what they change they put back."""
    folder = furnished(tmp_path_factory.mktemp("production"), content)
    return create_app({**PRODUCTION, "INSTANCE_PATH": str(folder)})


@pytest.fixture
def ask(app: Flask, locale: str) -> Ask:
    """Asks the site of one locale."""
    visiting = visitor(app)

    def open_(path: str, **more: Any) -> TestResponse:
        return visiting.open(path, **{"base_url": SITES[locale], **more})

    return open_


@pytest.fixture
def settings(app: Flask) -> Settings:
    """The settings of the application under test."""
    result: Settings = app.config["SETTINGS"]
    return result


@pytest.fixture
def page_policy(app: Flask, settings: Settings) -> str:
    """The policy of pages."""
    with app.app_context():
        return content_security_policy(settings, loader_hashes())


class HeaderCase(NamedTuple):
    """A request and the status of its answer."""

    path: str
    status: int = 200
    more: Mapping[str, Any] = {}


FORM = "/company/contact"
POST = {"method": "POST"}
PAGES = {
    "page": HeaderCase("/"),
    "head of a page": HeaderCase("/", more={"method": "HEAD"}),
    "page with a query": HeaderCase("/search?q=demurrage"),
    "form": HeaderCase(FORM),
    "refused form": HeaderCase(FORM, 422, POST),
    "form of another site": HeaderCase(
        FORM, 403, {**POST, "headers": {"Sec-Fetch-Site": "cross-site"}}
    ),
    "too much": HeaderCase(FORM, 413, {**POST, "data": {"message": "x" * 2_000_000}}),
    "no page": HeaderCase("/nothing", 404),
    "no such way": HeaderCase("/blog", 405, {"method": "DELETE"}),
    "another host": HeaderCase("/", 400, {"base_url": "https://evil.example"}),
}
OTHERS = {
    "the ways there are": HeaderCase("/", more={"method": "OPTIONS"}),
    "redirect": HeaderCase("/press", 301),
    "data of a page": HeaderCase("/page-data/blog/page-data.json"),
    "data of no page": HeaderCase("/page-data/nothing/page-data.json", 404),
    "build": HeaderCase("/page-data/app-data.json"),
    "suggestions": HeaderCase("/search/suggest?q=demurrage"),
    "feed": HeaderCase("/blog/feed.xml"),
    "calendar": HeaderCase("/webinars/hs-codes-workshop.ics"),
    "robots": HeaderCase("/robots.txt"),
    "sitemap": HeaderCase("/sitemap.xml"),
    "health": HeaderCase("/livez"),
    "health under any name": HeaderCase("/livez", more={"base_url": "http://10.0.0.7"}),
}


def assert_guarded(answer: Response, settings: Settings, policy: str) -> None:
    """Each fixed header once, and that policy."""
    for name, value in fixed_headers(settings).items():
        assert answer.headers.getlist(name) == [value]
    assert answer.headers.getlist(POLICY) == [policy]


@pytest.mark.parametrize("case", PAGES.values(), ids=PAGES)
def test_every_page_is_guarded(
    ask: Ask, settings: Settings, page_policy: str, case: HeaderCase
) -> None:
    answer = ask(case.path, **case.more)
    assert answer.status_code == case.status
    assert_guarded(answer, settings, page_policy)


@pytest.mark.parametrize("case", OTHERS.values(), ids=OTHERS)
def test_all_else_is_closed(ask: Ask, settings: Settings, case: HeaderCase) -> None:
    answer = ask(case.path, **case.more)
    assert answer.status_code == case.status
    assert_guarded(answer, settings, CLOSED)


def broken(*_: object) -> NoReturn:
    raise RuntimeError("nobody had to ask for this")


def test_a_kept_page_is_guarded_as_the_first(
    app: Flask, ask: Ask, settings: Settings, page_policy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = ask("/blog")
    monkeypatch.setattr(app, "wsgi_app", broken)
    assert ask("/blog").headers == first.headers
    unchanged = ask("/blog", headers={"If-None-Match": first.headers["ETag"]})
    assert unchanged.status_code == 304
    assert_guarded(unchanged, settings, page_policy)


def test_a_kept_redirect_is_guarded_as_the_first(
    app: Flask, ask: Ask, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask("/press")
    monkeypatch.setattr(app, "wsgi_app", broken)
    assert_guarded(ask("/press"), settings, CLOSED)


def test_a_failure_is_guarded(
    app: Flask, ask: Ask, settings: Settings, page_policy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.jinja_env, "get_template", broken)
    answer = ask("/search?q=x")
    assert answer.status_code == 500
    assert_guarded(answer, settings, page_policy)


@pytest.mark.parametrize(("name", "policy"), [("boot.js", SCRIPT), ("site.css", CLOSED)])
def test_built_files_are_guarded(
    app: Flask, ask: Ask, settings: Settings, name: str, policy: str
) -> None:
    address = app.extensions["assets"][name]
    file = ask(address)
    unchanged = ask(address, headers={"If-None-Match": file.headers["ETag"]})
    assert (file.status_code, unchanged.status_code) == (200, 304)
    for answer in (file, ask(address, method="HEAD"), unchanged):
        assert_guarded(answer, settings, policy)


def test_built_files_are_guarded_without_their_layer(app: Flask, settings: Settings) -> None:
    address = app.extensions["assets"]["boot.js"]
    with Client(app).get(address, base_url=SITES["en-US"]) as answer:
        assert_guarded(answer, settings, SCRIPT)


def test_a_drawing_may_style_itself_and_no_more(ask: Ask) -> None:
    answer = ask("/icon.svg")
    policy = answer.headers[POLICY]
    assert policy.startswith(CLOSED)
    assert policy.endswith("; sandbox")
    assert policy.count("'sha256-") == answer.text.count("<style>") > 0


def test_other_sites_may_show_the_picture_of_a_page(ask: Ask) -> None:
    answer = ask("/social/blog.png")
    assert answer.headers.getlist(CORP) == ["cross-origin"]
    assert answer.headers[POLICY] == CLOSED


def test_without_a_build_no_script_runs(
    app: Flask, ask: Ask, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.extensions["assets"], "_entries", {"webpackCompilationHash": "none"})
    answer = ask("/search?q=y")
    assert answer.status_code == 500
    assert_guarded(answer, settings, content_security_policy(settings, ()))


def test_what_every_answer_says(settings: Settings) -> None:
    headers = fixed_headers(settings)
    features = headers.pop("Permissions-Policy").split(", ")
    assert {"camera=()", "geolocation=()", "payment=()", "browsing-topics=()"} < set(features)
    assert all(feature.endswith("=()") for feature in features)
    assert headers == {
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        CORP: "same-origin",
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "Reporting-Endpoints": 'csp="/_sink/csp"',
    }
