"""The list of open roles."""

from selenium.webdriver.support.select import Select

from tests.support.pages.page import SitePage


class JobsPage(SitePage):
    """The list with its filter."""

    path = "/careers/jobs"

    def choose_team(self, slug: str) -> None:
        """Choose a team from the list."""
        Select(self.one("#job-team")).select_by_value(slug)

    def type_word(self, word: str) -> None:
        """Type a word, key by key."""
        self.one("#job-word").send_keys(word)

    @property
    def roles(self) -> list[str]:
        """The paths of the roles that are shown."""
        return [str(link.get_dom_attribute("href")) for link in self.all(".roles a")]

    @property
    def tally(self) -> str:
        """What the status line says."""
        return self.one("main [role=status]").text
