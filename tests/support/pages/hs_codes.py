"""The search for HS codes, on whatever page of the section it stands."""

from selenium.webdriver.common.keys import Keys

from tests.support.pages.page import SitePage


class HsSearchPage(SitePage):
    """The search with its suggestions, and what it found."""

    path = "/data/hs-code"
    box = "#hs-q"

    def wake(self) -> None:
        """Touch the field and wait until it is a combobox."""
        self.click(self.box)
        self.wait(lambda: self.all(f"{self.box}[role=combobox]"))

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
    def value(self) -> str:
        """What the field holds."""
        return str(self.one(self.box).get_property("value"))

    @property
    def suggestions(self) -> list[tuple[str, str]]:
        """Code and text of what is suggested; waits until something is."""
        options = self.wait(lambda: self.all(f"{self.box}-list [role=option]"))
        lines = [one.text.split("\n", 1) for one in options]
        return [(line[0], line[-1]) for line in lines]

    @property
    def chosen(self) -> str:
        """The code of the suggestion that the keyboard has reached; waits for one."""
        return self.one(f"{self.box}-list [aria-selected=true] .code").text

    @property
    def status_text(self) -> str:
        """What is said to those who do not see the list."""
        return self.one(".hs-search [role=status]").get_attribute("textContent") or ""

    @property
    def results(self) -> list[str]:
        """The codes that the server found."""
        return [one.text for one in self.all("main .hs-hits .code")]
