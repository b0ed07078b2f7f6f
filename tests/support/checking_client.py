"""A test client that looks at every page it fetches, whatever the test is about."""

from collections import Counter
from html.parser import HTMLParser
from typing import Any

from flask.testing import FlaskClient
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


class PageReader(HTMLParser):
    """Collects what the checks ask about."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: Counter[str] = Counter()
        self.styled: list[str] = []
        self.lang = ""
        self.title = ""
        self.scripts: list[str] = []
        self._open = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.tags[tag] += 1
        self._open = tag if values.get("type") not in DATA else ""
        if tag == "html":
            self.lang = values.get("lang") or ""
        if name := values.get("id"):
            self.ids[name] += 1
        self.styled += [f"<{tag} {name}>" for name in values if name == "style" or name[:2] == "on"]
        if tag == "script" and values.get("type") not in DATA:
            self.scripts.append(f"{values.get('src', '')}{values.get('integrity', '')}")

    def handle_endtag(self, tag: str) -> None:
        self._open = ""

    def handle_data(self, data: str) -> None:
        if self._open == "title" and self.tags["svg"] == 0:
            self.title += data
        if self._open == "script" and self.scripts:
            self.scripts[-1] += data


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
    loaders = PageReader(loader_script()).scripts
    allowed = all(f"'{one}'" in policy for one in loader_hashes())
    faults = [f"another script: {one[:60]!r}" for one in page.scripts if one not in loaders]
    return faults if allowed else [*faults, "the policy lacks a loader's hash"]
