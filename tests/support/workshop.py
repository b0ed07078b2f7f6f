"""A site with its service worker switched on, and a browser of its own that looks into it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Self, TypeVar

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import chromium
from tests.support.pages import SitePage
from tests.support.scripted import DROPPED
from tests.support.served import ServedSite
from tests.support.stack.running import Stack
from tests.support.stack.site import RunningSite

T = TypeVar("T")

Network = Mapping[str, object]
USUAL: Network = {
    "offline": False,
    "latency": 0,
    "downloadThroughput": -1,
    "uploadThroughput": -1,
}
"""Milliseconds, and bytes per second."""

CACHES = """
const found = {};
for (const name of await caches.keys())
  found[name] = (await (await caches.open(name)).keys())
    .map(({ url }) => url.slice(location.origin.length));
return found;
"""
EMPTY = """
for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
for (const name of await caches.keys()) await caches.delete(name);
sessionStorage.clear();
localStorage.clear();
"""
STATE = "const {controller} = navigator.serviceWorker; return controller && controller.state"


@dataclass
class Workshop:
    """A browser on a site with a worker."""

    driver: Chrome
    site: ServedSite
    locale: str = "en-US"

    @property
    def page(self) -> SitePage:
        """The page that is shown."""
        return SitePage(self.driver, self.site, self.locale)

    def visit(self, path: str) -> Self:
        """Load a page by its address."""
        self.page.open(path)
        return self

    def wait(self, ready: Callable[[], T]) -> T:
        """What `ready` gives once it gives something."""
        return self.page.wait(ready)

    def wait_for_worker(self) -> None:
        """Wait until the page is under a worker that serves."""
        self.wait(lambda: self.run(STATE) == "activated")

    def run(self, script: str) -> Any:
        """What the body of an asynchronous function gives."""
        return self.driver.execute_async_script(
            "const tell = arguments[arguments.length - 1];"
            f"(async () => {{{script}}})().then(tell, (error) => tell(`threw ${{error}}`))"
        )

    def cached(self) -> dict[str, list[str]]:
        """Path and query of what is kept, by the last part of the name of the cache."""
        result: dict[str, list[str]] = self.run(CACHES)
        return {name.rpartition(":")[2]: entries for name, entries in result.items()}

    def pages(self) -> set[str]:
        """Path and query of the pages and their data that are kept."""
        return set(self.cached().get("pages", ()))

    def files(self) -> set[str]:
        """Paths of the files that are kept beside the offline page's own."""
        return set(self.cached().get("files", ()))

    def versions(self) -> set[str]:
        """The versions of the workers that keep something."""
        return {name.partition(":")[0] for name in self.run("return caches.keys()")}

    def console_lines(self) -> list[str]:
        """What scripts wrote to the console since they were last asked; failed loads are not."""
        log = self.driver.get_log("browser")  # type: ignore[no-untyped-call]  # Selenium leaves it so
        return [
            line["message"].partition(" ")[2].partition(" ")[2].strip('"')
            for line in log
            if line["source"] != "network"
        ]

    def cut_the_net(self) -> None:
        """Nothing answers any more, the browser's own cache included, and the browser knows."""
        self.forget_files()
        self.site.script.always("*", DROPPED)
        self.emulate({**USUAL, "offline": True})

    def forget_files(self) -> None:
        """Empty the browser's own cache; what the worker keeps is another one."""
        self.driver.execute_cdp_cmd("Network.clearBrowserCache", {})

    def mend_the_net(self) -> None:
        """Everything answers again."""
        self.site.script.forget()
        self.emulate(USUAL)

    def emulate(self, network: Network) -> None:
        """Give the page a network of that kind."""
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", dict(network))

    def is_styled(self) -> bool:
        """Whether the site's style sheet is on the page."""
        return bool(self.run("return document.styleSheets[0].cssRules.length"))

    def empty(self) -> None:
        """As if the browser had never been here."""
        self.mend_the_net()
        for locale in ("en-US", "zh-CN"):
            # Chromium's own command for this ends the browser where a worker waits.
            self.driver.get(self.site.url("/livez", locale))
            self.run(EMPTY)
            self.driver.delete_all_cookies()
        self.driver.get("about:blank")
        self.console_lines()


@pytest.fixture(scope="module")
def _workshop_browser(whole_stack: Stack) -> Iterator[Chrome]:
    driver = chromium(arguments=whole_stack.arguments)
    yield driver
    driver.quit()


@pytest.fixture
def shop(_workshop_browser: Chrome, asking: RunningSite) -> Iterator[Workshop]:
    """A browser that has never been on the site; a word too many in its console is a fault."""
    shop = Workshop(_workshop_browser, asking)
    shop.empty()
    yield shop
    console_lines = shop.console_lines()
    shop.empty()
    assert not console_lines
