"""Posts from another origin, by a real browser and every way that its pages have."""

from collections.abc import Iterable, Iterator, Mapping

import pytest
from selenium.webdriver import Chrome

from forms.contact import ContactForm
from forms.newsletter import NewsletterForm
from portolan.leads import spool
from tests.support import contact, newsletter
from tests.support.evil import SCRIPT, WAYS, EvilSite, evil_site
from tests.support.form_cases import CASES
from tests.support.pages.page import PATIENCE
from tests.support.stack.front import Answered
from tests.support.stack.site import RunningSite
from tests.support.stored_leads import rows

pytestmark = [pytest.mark.browser, pytest.mark.owns_server]

FORMS: Mapping[str, Mapping[str, str]] = {
    ContactForm.action: contact.ANSWERS,
    NewsletterForm.action: newsletter.ANSWERS,
    **{case.path: case.answers for case in CASES.values()},
}


@pytest.fixture
def target(site: RunningSite) -> RunningSite:
    """The site; posts come from many networks, so that no limit hides what is shown here."""
    site.front.many_networks = True
    return site


@pytest.fixture
def visitor(request: pytest.FixtureRequest) -> Iterator[Chrome]:
    """A browser whose console may say what it likes of the answers."""
    driver: Chrome = request.getfixturevalue("_with_scripts")
    yield driver
    # No answer of the site may be framed: of a late one Chromium would speak in the next test.
    driver.get("about:blank")


@pytest.fixture
def evil() -> Iterator[EvilSite]:
    """Somebody else's site."""
    with evil_site() as running:
        yield running


def stored_counts(site: RunningSite) -> tuple[int, int, int]:
    """Submissions, outbox entries, and files in the spool."""
    with site.app.app_context():
        return (*rows(), len(spool.waiting()))


def posts(site: RunningSite, count: int) -> list[Answered]:
    """So many posts of forms and what was answered; fewer if no more come."""
    site.front.wait_for(count, "POST", PATIENCE)
    return [one for one in site.front.answered if one.method == "POST" and one.path in FORMS]


def post_all(driver: Chrome, site: RunningSite, ways: Iterable[str] = tuple(WAYS)) -> int:
    """Post every form in these ways from the page that is open; returns how many posts."""
    expected = [
        (way, site.url(path), {**fields, "message": f"{way} {path}"})
        for path, fields in FORMS.items()
        for way in ways
    ]
    driver.execute_async_script(
        f"{SCRIPT} const told = arguments[1];"
        # An answer that no other origin may have is an error for `fetch`; the post has been sent.
        "(async () => { for (const each of arguments[0]) await post(...each).catch(() => {}); })()"
        ".then(() => told());",
        expected,
    )
    return len(expected)


def test_every_form_is_posted_here(target: RunningSite) -> None:
    """A form that is added to the site has to be added to this proof."""
    rules = target.app.url_map.iter_rules()
    posted = {rule.rule for rule in rules if rule.endpoint.endswith(".send")}
    assert posted == set(FORMS)


@pytest.mark.parametrize("policy", ["", "no-referrer", "unsafe-url"])
def test_nothing_from_another_origin_is_kept(
    visitor: Chrome, target: RunningSite, evil: EvilSite, policy: str
) -> None:
    before = stored_counts(target)
    visitor.get(evil.url(policy))
    sent = post_all(visitor, target)
    answered = posts(target, sent)
    assert len(answered) == sent
    # What a beacon sends as text is no form, whoever sends it.
    assert {one.status for one in answered} == {403, 415}
    assert {one.path for one in answered} == set(FORMS)
    assert {one.header("sec-fetch-site") for one in answered} == {"cross-site"}
    assert stored_counts(target) == before


def test_a_page_of_the_other_language_may(visitor: Chrome, target: RunningSite) -> None:
    before = stored_counts(target)
    # Our own policy lets no page of ours post to another host: the rule is for what it may miss.
    visitor.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
    try:
        visitor.get(target.url("/livez", "zh-CN"))
        ways = ("a form", "fetch", "fetch with cookies", "a beacon")
        sent = post_all(visitor, target, ways)
        answered = posts(target, sent)
    finally:
        visitor.execute_cdp_cmd("Page.setBypassCSP", {"enabled": False})
    assert len(answered) == sent
    assert {one.status for one in answered} == {303}
    # Both hosts are below one domain.
    senders = {(one.header("sec-fetch-site"), one.header("origin")) for one in answered}
    assert senders == {("same-site", target.url("", "zh-CN"))}
    # The same content is the same submission; the message is what differs, where there is one.
    submissions, entries, spooled = (
        now - then for now, then in zip(stored_counts(target), before, strict=True)
    )
    # Some have a mail of receipt beside the entry for the receiver.
    assert entries >= submissions >= len(FORMS)
    assert spooled == 0


def test_but_not_where_it_hides_who_it_is(visitor: Chrome, target: RunningSite) -> None:
    before = stored_counts(target)
    visitor.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
    try:
        visitor.get(target.url("/livez", "zh-CN"))
        sent = post_all(visitor, target, ("a form in a sandbox",))
        answered = posts(target, sent)
    finally:
        visitor.execute_cdp_cmd("Page.setBypassCSP", {"enabled": False})
    assert len(answered) == sent
    assert {one.status for one in answered} == {403}
    assert stored_counts(target) == before
