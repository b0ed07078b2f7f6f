"""The newsletter's form: below every page, and on a page of its own."""

from selenium.webdriver.remote.webelement import WebElement

from tests.support.pages.page import SitePage


class NewsletterSection(SitePage):
    """The form, wherever it stands on the page that is open."""

    path = "/glossary"
    place = "[data-island]:has([action='/newsletter'])"

    def field(self, name: str) -> WebElement:
        """One of its fields."""
        return self.one(f"{self.place} [name={name}]")

    def touch(self) -> None:
        """Put the cursor into it, and wait until React has taken it over, where it can."""
        self.click(f"{self.place} [name=email]")
        if self.runs_scripts:
            self.wait(lambda: self.is_hydrated)

    def type_address(self, text: str) -> None:
        """Type, key by key."""
        self.field("email").send_keys(text)

    def agree(self) -> None:
        """Tick the box."""
        self.click(f"{self.place} [name=consent]")

    def send(self) -> None:
        """Press the button."""
        self.send_by(f"{self.place} button[type=submit]")

    def error(self, name: str) -> str:
        """The message at a field."""
        return self.one(f"#newsletter-{name}-error").text

    @property
    def summary(self) -> list[str]:
        """What the lines of the error summary say."""
        self.one(f"{self.place} .summary")
        return [one.text for one in self.all(f"{self.place} .summary a")]

    @property
    def address(self) -> str:
        """What the field of the address holds."""
        return str(self.field("email").get_property("value"))

    @property
    def has_consent(self) -> bool:
        """Whether the box is ticked."""
        return self.field("consent").is_selected()

    @property
    def is_hydrated(self) -> bool:
        """Whether React has taken it over."""
        return bool(self.all(f"{self.place}[data-hydrated]"))


class NewsletterLink(SitePage):
    """The page that a link in a mail leads to."""

    def press(self) -> None:
        """Press its one button."""
        self.send_by("main form button")
