"""The contact page."""

from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

from tests.support.pages.page import SitePage

GOOD = {
    "first_name": "Femke",
    "last_name": "de Wit",
    "work_email": "femke@dewit.example",
    "message": "Two pallets from Ghent to Shanghai.",
}


class ContactPage(SitePage):
    """The form, filled in as a visitor does."""

    path = "/company/contact"

    def fill(self, **values: str) -> None:
        """Type into the fields; `topic` chooses by value."""
        for name, value in values.items():
            field = self.one(f"main [name={name}]")
            if field.tag_name == "select":
                Select(field).select_by_value(value)
            else:
                field.clear()
                field.send_keys(value)

    def fill_well(self) -> None:
        """Answer everything that is asked."""
        self.fill(**GOOD)
        topics = Select(self.one("main [name=topic]"))
        topics.select_by_index(1)

    def value(self, name: str) -> str:
        """What a field holds."""
        return str(self.one(f"main [name={name}]").get_property("value"))

    def send(self) -> None:
        """Press the button."""
        self.click("main form button[type=submit]")

    @property
    def summary(self) -> list[str]:
        """The lines of the error summary."""
        return [link.text for link in self.one("main .summary").find_elements(By.TAG_NAME, "a")]

    def error(self, name: str) -> str:
        """The message at a field."""
        field = self.one(f"main [name={name}]")
        return self.one(f"#{field.get_attribute('id')}-error").text

    @property
    def is_hydrated(self) -> bool:
        """Whether React has taken the form over."""
        return bool(self.all("main [data-island=ContactForm][data-hydrated]"))
