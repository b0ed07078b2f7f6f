"""What pages may load and speak to with every service configured, and what stays blocked."""

from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import console
from tests.support.pages import SitePage
from tests.support.setting_rows import shows
from tests.support.stack.site import RunningSite

pytestmark = [pytest.mark.browser, pytest.mark.whole_browser]

KINDS = ("connect-src", "font-src", "frame-src", "img-src", "style-src")

VENDORS = {
    "https://region1.google-analytics.com": {"connect-src", "img-src"},
    "https://www.googletagmanager.com": {"connect-src", "img-src"},
    "https://www.google.com": {"connect-src", "frame-src"},
    "https://recaptcha.google.com": {"frame-src"},
    "https://api-iam.intercom.io": {"connect-src"},
    "https://js.intercomcdn.com": {"font-src", "img-src"},
    "https://intercom-sheets.com": {"frame-src"},
    "https://api2.amplitude.com": {"connect-src"},
    "https://o1.ingest.sentry.io": {"connect-src"},
    "https://browser-intake-datadoghq.com": {"connect-src"},
    "https://www.gstatic.com": set(),
}
"""What the default vendors need of these hosts; the rest of them stays blocked there too."""

LOAD = """
const [wanted] = arguments;
window.stopped = [];
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  stopped.push([effectiveDirective.replace("-elem", ""), new URL(blockedURI).origin]));
const add = (tag, facts) => document.body.append(Object.assign(document.createElement(tag), facts));
const load = {
  "connect-src": (url) => fetch(url, { mode: "no-cors" }).catch(() => 0),
  "font-src": (url) => new FontFace("any", `url(${url})`).load().catch(() => 0),
  "frame-src": (src) => add("iframe", { src }),
  "img-src": (src) => add("img", { src }),
  "style-src": (href) => add("link", { rel: "stylesheet", href }),
};
for (const [kind, origin] of wanted) load[kind](`${origin}/something`);
"""


@pytest.fixture
def page(browser: Chrome, site: RunningSite) -> Iterator[SitePage]:
    """A page that anything is tried on; of what was stopped the console is full."""
    yield SitePage(browser, site).open("/blog")
    console(browser)


def stopped(page: SitePage, kinds: dict[str, set[str]]) -> None:
    """Load everything from these origins: what is not named for one has to be stopped."""
    tried = {(kind, origin) for origin in kinds for kind in KINDS}
    due = {(kind, origin) for kind, origin in tried if kind not in kinds[origin]}
    page.driver.execute_script(LOAD, sorted(tried))
    page.wait(lambda: len(refused_by_policy(page)) >= len(due))
    assert refused_by_policy(page) == due


def refused_by_policy(page: SitePage) -> set[tuple[str, str]]:
    """What the policy has stopped: its directive, and the origin."""
    return {(kind, origin) for kind, origin in page.driver.execute_script("return stopped")}


def test_vendors_may_do_what_they_need_and_nothing_else(page: SitePage) -> None:
    stopped(page, VENDORS)


@shows("TAG_MANAGER_ORIGINS", "SECOND_LOADER_ORIGINS")
@shows("CONSENT_ORIGINS", "CUSTOMER_MESSAGING_ORIGINS")
def test_a_teams_own_origins_are_open_and_others_are_not(page: SitePage, site: RunningSite) -> None:
    listed = [value for name, value in site.settings.items() if name.endswith("_ORIGINS")]
    own = {origin: set(KINDS) for origin in " ".join(listed).split()}
    assert len(own) == 5
    others = ("https://another.vendor.example", "https://evil.example")
    stopped(page, own | {other: set() for other in others})
