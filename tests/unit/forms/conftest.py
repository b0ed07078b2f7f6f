"""Filled forms, and forms with one thing wrong."""

from collections.abc import Callable

import pytest
from werkzeug.datastructures import Headers, MultiDict

from forms.contact import ContactForm
from forms.cross_site import Sender
from portolan.locales import EN_US, Locale

SITES = ("https://www.portolan.example", "https://cn.portolan.example")
OWN = Sender.of(Headers({"Sec-Fetch-Site": "same-origin"}), SITES)
ANSWERS = {
    "first_name": "Femke",
    "last_name": "de Wit",
    "work_email": "femke@example.com",
    "company_name": "De Wit Keramiek B.V.",
    "phone_country": "NL",
    "phone": "010 555 0148",
    "topic": "customs",
    "message": "Two pallets of tiles.\nWhich code?",
    "submission_key": "",
    "fold_here": "",
}

MakeForm = Callable[..., ContactForm]


@pytest.fixture
def contact() -> MakeForm:
    """Makes a posted contact form: valid, but for the given answers."""

    def make(*, locale: Locale = EN_US, sender: Sender | None = OWN, **answers: str) -> ContactForm:
        return ContactForm(MultiDict({**ANSWERS, **answers}), locale=locale, sender=sender)

    return make
