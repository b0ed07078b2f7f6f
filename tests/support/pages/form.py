"""A page with a form that leads to a person."""

from collections.abc import Mapping
from typing import ClassVar

from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.select import Select

from tests.support.form_cases import CASES
from tests.support.pages.page import SitePage


class FilledForm(SitePage):
    """The form, filled in as a visitor does."""

    island: ClassVar[str]
    answers: ClassVar[Mapping[str, str]]

    def fill(self, **values: str) -> None:
        """Answer questions by their names; lists, cards and boxes by the value of the line."""
        for name, value in values.items():
            field = self.one(f"main [name='{name}']")
            if field.tag_name == "select":
                Select(field).select_by_value(value)
            elif field.get_dom_attribute("type") in ("radio", "checkbox"):
                self.click(f"main [name='{name}'][value='{value}']")
            elif field.get_dom_attribute("type") == "date":
                # Typing a day depends on the language of the browser itself.
                self.driver.execute_script("arguments[0].value = arguments[1]", field, value)
            elif value:
                self.write(field, value)
            else:
                field.clear()

    def fill_well(self) -> None:
        """Answer everything that is asked."""
        self.fill(**self.answers)

    def ready(self) -> None:
        """Wait until React has taken the form over, where it can."""
        if self.runs_scripts:
            self.wake_island(f"main [data-island={self.island}]")

    def value(self, name: str) -> str:
        """What a field holds."""
        return str(self.one(f"main [name='{name}']").get_property("value"))

    def chosen(self, name: str) -> list[str]:
        """The values of the cards or boxes that are ticked."""
        return [str(one.get_property("value")) for one in self.all(f"main [name={name}]:checked")]

    def is_visible(self, name: str) -> bool:
        """Whether a question is to be seen."""
        return self.one(f"main [name^={name}]").is_displayed()

    def send(self) -> None:
        """Press the button."""
        self.send_by("main form .acts button[type=submit]")

    @property
    def summary_links(self) -> list[WebElement]:
        """The lines of the error summary."""
        return self.one("main .summary").find_elements(By.TAG_NAME, "a")

    @property
    def summary(self) -> list[str]:
        """What the lines of the error summary say."""
        return [link.text for link in self.summary_links]

    def error(self, name: str) -> str:
        """The message at a field."""
        field = self.one(f"main [name='{name}']")
        return self.one(f"#{field.get_attribute('id')}-error").text

    @property
    def is_hydrated(self) -> bool:
        """Whether React has taken the form over."""
        return bool(self.all(f"main [data-island={self.island}][data-hydrated]"))


class SignUpPage(FilledForm):
    """The form that asks for an account."""

    path = "/sign-up"
    island = "PostForm"
    answers = CASES["sign-up"].answers


class ExpertPage(FilledForm):
    """The form that asks for a specialist."""

    path = "/talk-to-an-expert"
    island = "PostForm"
    answers = CASES["expert"].answers


class ApplicationPage(FilledForm):
    """The form that applies for a job."""

    path = "/company/careers/apply"
    island = "PostForm"
    answers = CASES["application"].answers
