"""The pseudo-locale: one page of each template, where every text of ours is in brackets."""

from collections.abc import Iterator

import pytest
from flask import Flask

from app import create_app
from portolan.core.config import Settings
from portolan.core.setting import ConfigurationError
from tests.support.checking_client import CheckingClient
from tests.support.html_validate import HtmlValidator
from tests.support.instance import let_go
from tests.support.more_locales import Environment
from tests.support.production import PRODUCTION
from tests.support.unmarked import unmarked_words
from tests.support.untranslated import Misses
from tests.support.urls import RELEASED, one_each

HOST = "http://en-xa.localhost:8000"


@pytest.fixture(scope="module")
def pseudo_app(pseudo_environment: Environment) -> Iterator[Flask]:
    """The site with the pseudo-locale."""
    app = create_app(pseudo_environment)
    yield app
    app.extensions["proxies"].close()
    let_go(app)


@pytest.fixture
def pseudo(pseudo_app: Flask, validator: HtmlValidator, misses: Misses) -> CheckingClient:
    """A client that checks the pages it fetches: none may ask for a message that is missing."""
    pseudo_app.test_client_class = CheckingClient
    client = pseudo_app.test_client()
    assert isinstance(client, CheckingClient)
    client.validator, client.misses = validator, misses
    return client


@pytest.mark.parametrize("path", one_each(RELEASED).values(), ids=one_each(RELEASED))
def test_a_template(pseudo: CheckingClient, path: str) -> None:
    html = pseudo.get(path, base_url=HOST).text
    assert '<html lang="en-XA" dir="ltr">' in html
    assert "⟦Gét á qúóté ····⟧" in html
    assert f'<link rel="alternate" hreflang="en-XA" href="{HOST}' in html or "noindex" in html
    assert unmarked_words(html) == set()


def test_plain_english_is_found() -> None:
    written = "<p>⟦Séñd ··⟧ Rotterdam, Netherlands, 12 March 2026</p><p>Send it <b>today</b></p>"
    assert unmarked_words(written) == {"Send", "today"}


def test_production_refuses_it() -> None:
    with pytest.raises(ConfigurationError, match="SITE_URL_EN_XA"):
        Settings.from_environment({**PRODUCTION, "SITE_URL_EN_XA": "https://xa.portolan.example"})
