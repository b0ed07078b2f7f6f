"""Filled forms, and forms with one thing wrong."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

import pytest
from flask import Flask
from flask_babel import Babel
from werkzeug.datastructures import Headers, MultiDict

from forms.contact import ContactForm
from forms.quote import QuoteForm
from forms.site_form import SiteForm
from portolan.core.locale import Locale
from portolan.core.sender import Sender
from tests.support.form_cases import CASES, QUOTE
from tests.support.locales import EN_US

SITES = ("https://www.portolan.example", "https://cn.portolan.example")
OWN = Sender.of(Headers({"Sec-Fetch-Site": "same-origin"}), SITES)
SENT = {"csrf_context": OWN}
"""What Flask-WTF is told of a post where no request is there to be asked."""
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


@pytest.fixture(scope="session")
def bare_application() -> Flask:
    """An application without the site: Flask-WTF and the texts look for one."""
    bare = Flask(__name__)
    Babel(bare)
    return bare


@pytest.fixture(autouse=True)
def _in_bare_application(bare_application: Flask) -> Iterator[None]:
    with bare_application.app_context():
        yield


MakeForm = Callable[..., ContactForm]


@pytest.fixture
def contact() -> MakeForm:
    """Makes a posted contact form: valid, but for the given answers."""

    def make(*, locale: Locale = EN_US, sender: Sender | None = OWN, **answers: str) -> ContactForm:
        return ContactForm(
            MultiDict({**ANSWERS, **answers}), locale=locale, meta={"csrf_context": sender}
        )

    return make


def posted(
    name: str, answers: Mapping[str, str] = MappingProxyType({}), *, locale: Locale = EN_US
) -> SiteForm:
    """One of the other forms as it was posted: valid, but for the given answers."""
    case = CASES[name]
    return case.form(MultiDict({**case.answers, **answers}), locale=locale, meta=SENT)


def errors_of(form: SiteForm) -> dict[str, str]:
    """What is wrong with a posted form: the message of each field that has one."""
    form.validate()
    return {str(field.name): str(field.errors[0]) for field in form.questions if field.errors}


@pytest.fixture
def quote() -> Callable[..., QuoteForm]:
    """Makes a posted quote form: valid, but for the given answers; a list ticks several boxes."""

    def make(**answers: str | list[str]) -> QuoteForm:
        return QuoteForm(MultiDict({**QUOTE.answers, **answers}), locale=EN_US, meta=SENT)

    return make
