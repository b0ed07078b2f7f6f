"""The contact page."""

from collections.abc import Mapping
from typing import ClassVar

from selenium.webdriver.support.select import Select

from tests.support.pages.form import FilledForm


class ContactPage(FilledForm):
    """The contact form."""

    path = "/company/contact"
    island = "PostForm"
    answers: ClassVar[Mapping[str, str]] = {
        "first_name": "Femke",
        "last_name": "de Wit",
        "work_email": "femke@dewit.example",
        "message": "Two pallets from Ghent to Shanghai.",
    }

    def fill_well(self) -> None:
        """Answer everything that is asked, with the first topic that there is."""
        super().fill_well()
        Select(self.one("main [name=topic]")).select_by_index(1)
