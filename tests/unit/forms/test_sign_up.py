"""Which value breaks which rule of the sign-up form, and what is kept of a good one."""

import pytest
from werkzeug.datastructures import MultiDict

from forms.sign_up import SignUpForm
from portolan.core.brand import BRAND
from tests.support.locales import EN_US, ZH_CN
from tests.unit.forms.conftest import SENT, errors_of, posted

REQUIRED = "Required"
NO_EMAIL = "Please enter an email address"
BAD_EMAIL = "Please enter a valid email address"
BAD_PHONE = "Please enter a valid phone number"
BAD_RESPONSE = "Please enter a valid response"

REFUSED = [
    ("first_name", "", REQUIRED),
    ("first_name", "x" * 101, BAD_RESPONSE),
    ("last_name", " \u3000 ", REQUIRED),
    ("company_name", "", REQUIRED),
    ("company_name", "x" * 201, BAD_RESPONSE),
    ("work_email", "", NO_EMAIL),
    ("work_email", "femke@dewit", BAD_EMAIL),
    ("phone", "", REQUIRED),
    ("phone", "12", BAD_PHONE),
    ("phone", "(213) 373-4253", BAD_PHONE),
    ("country", "", REQUIRED),
    ("country", "XX", BAD_RESPONSE),
    ("job_title", "", REQUIRED),
    ("job_title", "x" * 101, BAD_RESPONSE),
    ("annual_volume", "", REQUIRED),
    ("annual_volume", "26", BAD_RESPONSE),
    ("consent", "", REQUIRED),
    ("consent", "no", BAD_RESPONSE),
]


@pytest.mark.parametrize(("name", "value", "message"), REFUSED)
def test_refused(name: str, value: str, message: str) -> None:
    assert errors_of(posted("sign-up", {name: value})) == {name: message}


def test_a_good_form_is_taken() -> None:
    assert errors_of(posted("sign-up")) == {}


def test_all_but_nothing_is_asked() -> None:
    form = SignUpForm(MultiDict(), locale=EN_US, meta=SENT)
    assert set(errors_of(form)) == {
        "first_name", "last_name", "job_title", "company_name", "work_email", "country", "phone",
        "annual_volume", "consent",
    }  # fmt: skip


@pytest.mark.parametrize("country", ["", "XX"])
@pytest.mark.parametrize(
    ("number", "is_told"),
    [("12", True), ("ring me", True), ("+31 12", True), ("010 555 0148", False)],
)
def test_a_bad_number_is_told_where_the_country_is_wrong_too(
    country: str, number: str, *, is_told: bool
) -> None:
    errors = errors_of(posted("sign-up", {"country": country, "phone": number}))
    assert errors.get("phone") == (BAD_PHONE if is_told else None)
    assert "country" in errors


def test_what_is_kept() -> None:
    form = posted("sign-up")
    assert form.validate()
    assert form.stored() == {
        "first_name": "Femke",
        "last_name": "de Wit",
        "job_title": "Buyer",
        "company_name": "De Wit Keramiek B.V.",
        "work_email": "femke@example.com",
        "country": "NL",
        "country_code": "+31",
        "phone": "010 555 0148",
        "phone_e164": "+31105550148",
        "annual_volume": "25-to-100",
    }


def test_the_wording_of_the_consent_is_what_was_read() -> None:
    assert posted("sign-up").agreed_to == (
        f"I agree that {BRAND.name} keeps these answers, to set up an account and to reply to me."
    )
    assert posted("sign-up", {"consent": ""}).agreed_to is None
    assert posted("sign-up", {"consent": "no"}).agreed_to is None
    assert posted("expert").agreed_to is None


def test_chinese_readers_give_the_family_name_first() -> None:
    assert posted("sign-up", locale=ZH_CN).groups[0].field_names[:2] == ("last_name", "first_name")
