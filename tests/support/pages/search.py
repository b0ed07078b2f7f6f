"""The search box of the header, and the page of results."""

from selenium.webdriver.common.keys import Keys

from tests.support.pages.page import SitePage


class SearchBox(SitePage):
    """The box in the header of any page."""

    box = "#header-search"

    def type(self, text: str) -> None:
        """Type, key by key."""
        self.one(self.box).send_keys(text)

    def press(self, key: str) -> None:
        """Press one key."""
        self.one(self.box).send_keys(key)

    def submit(self) -> None:
        """Press Enter."""
        self.press(Keys.ENTER)

    @property
    def suggestions(self) -> list[str]:
        """What is suggested; waits until something is."""
        return [one.text for one in self.wait(lambda: self.all("header [role=option]"))]


class SearchPage(SitePage):
    """The results."""

    path = "/search"

    @property
    def results(self) -> list[str]:
        """The paths of the results on this page."""
        links = self.all("main .results a")
        return [str(link.get_dom_attribute("href")) for link in links]
