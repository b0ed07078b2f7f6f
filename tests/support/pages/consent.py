"""The question for consent, and the page of privacy choices."""

from collections.abc import Iterable
from typing import Any

from tests.support.pages.page import SitePage

COOKIE = "privacy_choices"

TELL_LIFE = """
let tool;
let listeners = 0;
Object.defineProperty(window, 'consentTool', {
  get: () => tool,
  set: found => {
    tool = Object.assign(found, { addEventListener(...words) {
      EventTarget.prototype.addEventListener.apply(found, words);
      self.isLive = ++listeners > 1;
    } });
  },
});
"""
"""Before the page's own scripts: tells when its question, the second to listen, is in force."""


class ChoicesPage(SitePage):
    """The page on which visitors choose; the question stands on every other."""

    path = "/privacy/choices"

    @property
    def has_question(self) -> bool:
        """Whether the question is to be seen."""
        result = self.all("#consent")
        return bool(result) and result[0].is_displayed()

    def wait_for_question(self) -> None:
        """Wait until the script has found that no choice was made."""
        self.wait(lambda: self.has_question)

    def wait_until_live(self) -> None:
        """Wait until the script has taken the page of choices over; needs TELL_LIFE."""
        self.wait(lambda: self.driver.execute_script("return self.isLive"))

    def accept_all(self) -> None:
        """Answer the question with yes."""
        self.one("#consent [value=all]").click()

    def reject_all(self) -> None:
        """Answer the question with no."""
        self.one("#consent [value=none]").click()

    def tick(self, names: Iterable[str]) -> None:
        """Permit these purposes on the page of choices, and no others."""
        for box in self.all("main input[name=purpose]"):
            if box.is_selected() != (box.get_dom_attribute("value") in names):
                box.click()

    def save(self) -> None:
        """Press the button for what is ticked."""
        self.click("main .acts button:not([name])")

    @property
    def ticked(self) -> set[str]:
        """The purposes that the page shows as permitted."""
        boxes = self.all("main input[name=purpose]")
        return {str(box.get_dom_attribute("value")) for box in boxes if box.is_selected()}

    @property
    def status_text(self) -> str:
        """What the page says after a choice."""
        return self.one("#choices-kept").get_attribute("textContent") or ""

    @property
    def cookie(self) -> str | None:
        """The value of the cookie that keeps the choice."""
        result: dict[str, Any] | None = self.driver.get_cookie(COOKIE)
        return str(result["value"]) if result else None

    def forget(self) -> None:
        """Be a visitor who was never here."""
        self.driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
