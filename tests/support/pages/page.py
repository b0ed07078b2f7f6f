"""What every page of the site has."""

from collections.abc import Callable
from typing import Self, TypeVar
from urllib.parse import urlsplit

from selenium.common import StaleElementReferenceException, WebDriverException
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.expected_conditions import staleness_of
from selenium.webdriver.support.wait import WebDriverWait

from tests.support.served import ServedSite

T = TypeVar("T")

TOUCH = "arguments[0].dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"

PATIENCE = 30
"""Seconds after which something that should have happened counts as not happening, on a machine
that has much else to do."""


def settled(ready: Callable[[], T]) -> T | None:
    """What `ready` gives; None while one document is giving way to the next."""
    try:
        return ready()
    except StaleElementReferenceException:
        return None
    except WebDriverException as error:
        if "does not belong to the document" in str(error.msg):
            return None
        raise


class SitePage:
    """Any page."""

    path = "/"

    def __init__(self, driver: Chrome, server: ServedSite, locale: str = "en-US") -> None:
        self.driver = driver
        self.server = server
        self.locale = locale

    def open(self, path: str | None = None) -> Self:
        """Go to the page."""
        self.driver.get(self.server.url(path or self.path, self.locale))
        return self

    @property
    def heading(self) -> str:
        """The text of the one h1."""
        return self.one("h1").text

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.driver.title

    @property
    def location(self) -> str:
        """The path and query that the address bar shows."""
        view = urlsplit(self.driver.current_url)
        return view._replace(scheme="", netloc="").geturl()

    @property
    def address(self) -> str:
        """The same without the part of the page, at which an answer begins."""
        return self.location.partition("#")[0]

    @property
    def path_in_bar(self) -> str:
        """The same without the query."""
        return self.address.partition("?")[0]

    @property
    def runs_scripts(self) -> bool:
        """Whether scripts run in this browser."""
        return bool(self.driver.capabilities["portolan:scripts"])

    def one(self, selector: str) -> WebElement:
        """The first element of a selector; waits until it is there."""
        return self.wait(lambda: self.all(selector))[0]

    def all(self, selector: str) -> list[WebElement]:
        """All elements of a selector, at once."""
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def wait(self, ready: Callable[[], T]) -> T:
        """What `ready` gives once it gives something; a page may be exchanged while it looks."""
        given = WebDriverWait(self.driver, PATIENCE, 0.05).until(lambda _: settled(ready))
        assert given is not None
        return given

    def click(self, selector: str) -> None:
        """Click an element once it is in view."""
        element = self.one(selector)
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()

    def write(self, field: WebElement, text: str) -> None:
        """Put a text in place of what a field holds: at once, as who pastes it, since a browser
        takes as long for a few words key by key as for several pages."""
        self.driver.execute_script("arguments[0].focus(); arguments[0].select()", field)
        self.driver.execute_cdp_cmd("Input.insertText", {"text": text})

    def wake_island(self, island: str = "main [data-island]") -> None:
        """Touch an island without giving it the focus until React has taken it over."""

        def is_awake() -> bool:
            if self.all(f"{island}[data-hydrated]"):
                return True
            self.driver.execute_script(TOUCH, self.one(island))
            return False

        self.wait(is_awake)

    def send_by(self, button: str) -> None:
        """Press the button of a form; without scripts, wait until this document is gone."""
        document = self.one("html")
        self.click(button)
        if not self.runs_scripts:
            self.wait(lambda: staleness_of(document)(self.driver))

    def scripts(self) -> list[str]:
        """The logical names of the site's own scripts that the page has loaded."""
        names = self.driver.execute_script(
            "return performance.getEntriesByType('resource').map(e => e.name)"
            ".filter(name => name.startsWith(location.origin))"
        )
        return [n.rsplit("/", 1)[1].split(".")[0] for n in names if n.endswith(".js")]
