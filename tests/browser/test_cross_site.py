"""Posts from another origin, by a real browser and every way that its pages have."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from threading import Condition
from typing import Any

import pytest
from selenium.webdriver import Chrome

from forms.contact import ContactForm
from forms.newsletter import NewsletterForm
from portolan.leads import spool
from tests.support import contact, newsletter
from tests.support.evil import SCRIPT, WAYS, EvilSite, evil_site
from tests.support.form_cases import CASES
from tests.support.instance import furnished
from tests.support.live_server import LiveServer, live_server
from tests.support.stored_leads import rows

pytestmark = pytest.mark.browser

FORMS: Mapping[str, Mapping[str, str]] = {
    ContactForm.action: contact.ANSWERS,
    NewsletterForm.action: newsletter.ANSWERS,
    **{case.path: case.answers for case in CASES.values()},
}
NAMED = ("HTTP_SEC_FETCH_SITE", "HTTP_ORIGIN")


class Watch:
    """Takes note of the forms that a site answers."""

    def __init__(self, site: LiveServer) -> None:
        self._changed = Condition()
        self.posts: list[tuple[str, int]] = []
        self.senders: Counter[tuple[str | None, ...]] = Counter()
        self._answer = site.app.wsgi_app
        site.app.wsgi_app = self.answer  # type: ignore[method-assign, assignment]  # as Flask wants

    def answer(self, environ: dict[str, Any], start: Any) -> Iterable[bytes]:
        def begin(status: str, *more: Any) -> Any:
            if environ["REQUEST_METHOD"] == "POST" and environ["PATH_INFO"] in FORMS:
                self._note(environ, int(status.partition(" ")[0]))
            return start(status, *more)

        return self._answer(environ, begin)

    def wait_for(self, count: int) -> list[tuple[str, int]]:
        """So many posts, path and status; fewer if no more come."""
        with self._changed:
            self._changed.wait_for(lambda: len(self.posts) >= count, timeout=60)
            return list(self.posts)

    def _note(self, environ: dict[str, Any], status: int) -> None:
        with self._changed:
            self.posts.append((environ["PATH_INFO"], status))
            self.senders[tuple(environ.get(name) for name in NAMED)] += 1
            self._changed.notify_all()


@pytest.fixture
def target(tmp_path: Path, content: Path) -> Iterator[LiveServer]:
    """A site of the test's own, without limits that would hide what is shown here."""
    with live_server(furnished(tmp_path, content)) as server:
        for name in ("LEADS_LIMIT", "LEADS_LIMIT_UNVERIFIED", "LEADS_LIMIT_ATTEMPTS"):
            server.app.config[name] = "10000 per minute"
        server.app.config["LEADS_LIMIT_RECIPIENT"] = "10000 per minute"
        yield server


@pytest.fixture
def visitor(request: pytest.FixtureRequest) -> Chrome:
    """A browser whose console may say what it likes of the answers."""
    driver: Chrome = request.getfixturevalue("_with_scripts")
    return driver


@pytest.fixture
def evil() -> Iterator[EvilSite]:
    """Somebody else's site."""
    with evil_site() as running:
        yield running


def kept(site: LiveServer) -> tuple[int, int, int]:
    """Submissions, outbox entries, and files in the spool."""
    with site.app.app_context():
        return (*rows(), len(spool.waiting()))


def post_all(driver: Chrome, site: LiveServer, ways: Iterable[str] = tuple(WAYS)) -> int:
    """Post every form in these ways from the page that is open; returns how many posts."""
    wanted = [
        (way, site.url(path), {**fields, "message": f"{way} {path}"})
        for path, fields in FORMS.items()
        for way in ways
    ]
    driver.execute_async_script(
        f"{SCRIPT} const told = arguments[1];"
        # An answer that no other origin may have is an error for `fetch`; the post has been sent.
        "(async () => { for (const each of arguments[0]) await post(...each).catch(() => {}); })()"
        ".then(() => told());",
        wanted,
    )
    return len(wanted)


def test_every_form_is_posted_here(target: LiveServer) -> None:
    """A form that is added to the site has to be added to this proof."""
    rules = target.app.url_map.iter_rules()
    posted = {rule.rule for rule in rules if rule.endpoint.endswith(".send")}
    assert posted == set(FORMS)


@pytest.mark.parametrize("policy", ["", "no-referrer", "unsafe-url"])
def test_nothing_from_another_origin_is_kept(
    visitor: Chrome, target: LiveServer, evil: EvilSite, policy: str
) -> None:
    watch = Watch(target)
    visitor.get(evil.url(policy))
    sent = post_all(visitor, target)
    assert len(watch.wait_for(sent)) == sent
    # What a beacon sends as text is no form, whoever sends it.
    assert {status for _, status in watch.posts} == {403, 415}
    assert {path for path, _ in watch.posts} == set(FORMS)
    assert {sender[0] for sender in watch.senders} == {"cross-site"}
    assert kept(target) == (0, 0, 0)


def test_a_page_of_the_other_language_may(visitor: Chrome, target: LiveServer) -> None:
    watch = Watch(target)
    # Our own policy lets no page of ours post to another host: the rule is for what it may miss.
    visitor.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
    try:
        visitor.get(target.url("/livez", "zh-CN"))
        ways = ("a form", "fetch", "fetch with cookies", "a beacon")
        sent = post_all(visitor, target, ways)
        posts = watch.wait_for(sent)
    finally:
        visitor.execute_cdp_cmd("Page.setBypassCSP", {"enabled": False})
    assert len(posts) == sent
    assert {status for _, status in posts} == {303}
    chinese = f"http://zh-cn.localhost:{target.port}"
    assert set(watch.senders) == {("cross-site", chinese)}
    submissions, entries, spooled = kept(target)
    # The same content is the same submission; the message is what differs, where there is one.
    assert submissions == entries >= len(FORMS)
    assert spooled == 0


def test_but_not_where_it_hides_who_it_is(visitor: Chrome, target: LiveServer) -> None:
    watch = Watch(target)
    visitor.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
    try:
        visitor.get(target.url("/livez", "zh-CN"))
        sent = post_all(visitor, target, ("a form in a sandbox",))
        posts = watch.wait_for(sent)
    finally:
        visitor.execute_cdp_cmd("Page.setBypassCSP", {"enabled": False})
    assert len(posts) == sent
    assert {status for _, status in posts} == {403}
    assert kept(target) == (0, 0, 0)
