"""A test client that looks at every page it fetches, whatever the test is about."""

from collections import Counter
from functools import cache
from typing import Any

from flask.testing import FlaskClient
from lxml.etree import Element
from lxml.html import document_fromstring
from werkzeug.test import TestResponse

from portolan.web.assets import loader_hashes, loader_script
from tests.support.html_validate import HtmlValidator
from tests.support.untranslated import Misses

DATA = ("application/json", "application/ld+json")
"""Types of script elements that nothing runs."""

POLICY = "Content-Security-Policy"

LANG = {
    "localhost": "en-US",
    "zh-cn.localhost": "zh-CN",
    "en-xa.localhost": "en-XA",
    "ar-eg.localhost": "ar-EG",
}


class PageReader:
    """What the checks ask about a page."""

    def __init__(self, html: str) -> None:
        page = document_fromstring(html)
        self.tags = Counter(one.tag for one in page.iter(Element))
        self.ids = Counter(page.xpath("//@id"))
        self.styled = [
            f"<{one.getparent().tag} {one.attrname}>"
            for one in page.xpath("//@*[name() = 'style' or starts-with(name(), 'on')]")
        ]
        self.lang = page.get("lang", "")
        self.title = page.findtext("head/title", "")
        self.scripts = [
            f"{one.get('src', '')}{one.get('integrity', '')}{one.text or ''}"
            for one in page.iter("script")
            if one.get("type") not in DATA
        ]


class CheckingClient(FlaskClient):
    """Fails the test that fetches a page with a fault, naming the fault."""

    validator: HtmlValidator
    misses: Misses

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        """Fetch, then check."""
        self.misses.clear()
        kwargs.setdefault("base_url", "http://localhost:8000")
        response = super().open(*args, **kwargs)
        if response.mimetype == "text/html" and response.request.method != "HEAD":
            self._check(response)
        return response

    def _check(self, response: TestResponse) -> None:
        html, host = response.get_data(as_text=True), response.request.host.split(":")[0]
        with self.application.app_context():
            policy = response.headers.get(POLICY, "")
            faults = page_faults(html, LANG.get(host, "en-US"), policy)
        faults += self.validator.faults(html)
        faults += [f"untranslated: {text!r}" for text in self.misses.seen()]
        assert not faults, f"{response.request.host}{response.request.path}: " + "; ".join(faults)


def page_faults(html: str, lang: str, policy: str) -> list[str]:
    """What is wrong with a page in this language that the validator does not know of."""
    page = PageReader(html)
    faults = [f"id {name!r} is used {n} times" for name, n in page.ids.items() if n > 1]
    faults += [f"inline style or handler: {one}" for one in page.styled]
    if page.tags["h1"] != 1:
        faults.append(f"{page.tags['h1']} h1 elements")
    if not page.title.strip():
        faults.append("no title")
    if page.lang != lang:
        faults.append(f"lang is {page.lang!r}")
    if page.tags["style"]:
        faults.append("a style element")
    return faults + _script_faults(page, policy)


def _script_faults(page: PageReader, policy: str) -> list[str]:
    loaders = _scripts_of(loader_script())
    allowed = all(f"'{one}'" in policy for one in loader_hashes())
    faults = [f"another script: {one[:60]!r}" for one in page.scripts if one not in loaders]
    return faults if allowed else [*faults, "the policy lacks a loader's hash"]


@cache
def _scripts_of(html: str) -> list[str]:
    return PageReader(html).scripts
