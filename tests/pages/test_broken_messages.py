"""Messages of the interface whose translations have a fault: in English, and marked as English."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest
from flask import Flask

from app import create_app
from portolan.content import catalog
from portolan.content.translation.compile import compile_messages
from portolan.core.config import TRANSLATIONS
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.html_validate import HtmlValidator
from tests.support.instance import let_go
from tests.support.locales import ZH_CN
from tests.support.more_locales import environment_of, furnish
from tests.support.untranslated import Misses
from tests.support.urls import RELEASED, one_each

HOST = BASE["zh-CN"]


@pytest.fixture(scope="module")
def broken_app(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Iterator[Flask]:
    """The site after a slip of the hand has opened a bracket in every message."""
    folder = tmp_path_factory.mktemp("broken")
    shutil.copytree(TRANSLATIONS, folder / "translations")
    path = catalog.catalog_path(ZH_CN, "messages", folder / "translations")
    messages = polib.pofile(str(path))
    for entry in messages:
        entry.msgstr = entry.msgstr and f"{entry.msgstr}["
        entry.msgstr_plural = {form: f"{text}[" for form, text in entry.msgstr_plural.items()}
    messages.save()
    compile_messages(folder / "translations")
    furnish(folder, content)
    app = create_app(environment_of(folder))
    yield app
    app.extensions["proxies"].close()
    let_go(app)


@pytest.fixture
def broken(broken_app: Flask, validator: HtmlValidator) -> CheckingClient:
    """A client that judges the HTML, and does not mind messages in English."""
    broken_app.test_client_class = CheckingClient
    client = broken_app.test_client()
    assert isinstance(client, CheckingClient)
    client.validator, client.misses = validator, Misses()
    return client


@pytest.mark.parametrize("path", one_each(RELEASED).values(), ids=one_each(RELEASED))
def test_a_template_is_sound(broken: CheckingClient, path: str) -> None:
    html = broken.get(path, base_url=HOST).text
    assert '<a lang="en-US" class="skip" href="#main">Skip to content</a>' in html
    assert not re.search("[\ue000-\uf8ff]", html)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/glossary", r'<h1 lang="en-US" class="d0">Glossary</h1>'),
        ("/company/contact", r'<option lang="en-US" value="press"[^>]*>Press</option>'),
        ("/get-started", r'<label lang="en-US"[^>]*>Origin</label>'),
        ("/company/contact", r'<nav class="nav" aria-label="Main">'),
        ("/company/contact", r'<p[^>]*><span lang="en-US">We keep your answers'),
    ],
    ids=["element", "choice", "island", "attribute", "part"],
)
def test_each_says_its_language(broken: CheckingClient, path: str, expected: str) -> None:
    assert re.search(expected, broken.get(path, base_url=HOST).text)


def test_data_of_pages_and_feeds_have_it_too(broken: CheckingClient) -> None:
    page = broken.get("/page-data/glossary/page-data.json", base_url=HOST).get_json()
    assert '<h1 lang="en-US" class="d0">Glossary</h1>' in page["html"]
    assert page["title"].startswith("Glossary")
    assert "<title>Blog · " in broken.get("/blog/feed.xml", base_url=HOST).text


@pytest.mark.parametrize("path", ["/search?q=\ue000x\ue001", "/route-search?origin=\ue000x\ue002"])
def test_what_a_visitor_types_is_taken_for_no_message(client: CheckingClient, path: str) -> None:
    assert '<span lang="en-US"' not in client.get(path, base_url=HOST).text
