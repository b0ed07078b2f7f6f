"""Which value breaks which rule of the form for specialists, and what is kept of a good one."""

import pytest
from werkzeug.datastructures import MultiDict

from forms.expert import ExpertForm
from tests.support.locales import EN_US
from tests.unit.forms.conftest import SENT, errors_of, posted

BAD_RESPONSE = "Please enter a valid response"
REFUSED = [
    ("first_name", "", "Required"),
    ("last_name", "", "Required"),
    ("company_name", "", "Required"),
    ("work_email", "", "Please enter an email address"),
    ("work_email", "femke", "Please enter a valid email address"),
    ("phone", "", "Required"),
    ("phone", "call me", "Please enter a valid phone number"),
    ("country", "", "Required"),
    ("annual_volume", "", "Required"),
    ("annual_volume", "many", BAD_RESPONSE),
    ("incoterm", "ddu", BAD_RESPONSE),
    ("message", "x" * 5001, BAD_RESPONSE),
]


@pytest.mark.parametrize(("name", "value", "message"), REFUSED)
def test_refused(name: str, value: str, message: str) -> None:
    assert errors_of(posted("expert", {name: value})) == {name: message}


@pytest.mark.parametrize(
    ("name", "value"),
    [("incoterm", ""), ("incoterm", "other"), ("message", ""), ("message", "好" * 5000)],
)
def test_taken(name: str, value: str) -> None:
    assert errors_of(posted("expert", {name: value})) == {}


def test_what_is_asked_of_everybody() -> None:
    form = ExpertForm(MultiDict(), locale=EN_US, meta=SENT)
    assert set(errors_of(form)) == {
        "first_name", "last_name", "company_name", "work_email", "country", "phone",
        "annual_volume",
    }  # fmt: skip


def test_what_is_kept() -> None:
    form = posted("expert", {"phone": "+86 21 5555 0148"})
    assert form.validate()
    saved = form.stored()
    assert saved["message"] == "Tiles from Foshan.\nSea or air?"
    assert (saved["annual_volume"], saved["incoterm"]) == ("first-time", "exw-fob")
    assert saved["phone_e164"] == "+862155550148"
