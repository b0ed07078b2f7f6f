"""Which value breaks which rule of the contact form, and what is kept of a good one."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from forms.contact import ContactForm
from tests.support.locales import EN_US
from tests.unit.forms.conftest import ANSWERS, SENT, MakeForm

REQUIRED = "Required"
NO_EMAIL = "Please enter an email address"
BAD_EMAIL = "Please enter a valid email address"
BAD_PHONE = "Please enter a valid phone number"
BAD_RESPONSE = "Please enter a valid response"

REFUSED = [
    ("first_name", "", REQUIRED),
    ("first_name", " \u3000\u200b ", REQUIRED),
    ("first_name", "\x00\x07", REQUIRED),
    ("first_name", "x" * 101, BAD_RESPONSE),
    ("last_name", "", REQUIRED),
    ("last_name", "x" * 101, BAD_RESPONSE),
    ("company_name", "x" * 201, BAD_RESPONSE),
    ("work_email", "", NO_EMAIL),
    ("work_email", "   ", NO_EMAIL),
    ("work_email", "femke", BAD_EMAIL),
    ("work_email", "femke@dewit", BAD_EMAIL),
    ("work_email", "femke@@example.com", BAD_EMAIL),
    ("work_email", "femke@example.com, all@example.com", BAD_EMAIL),
    ("work_email", "femke@example.com\r\nBcc: all@example.com", BAD_EMAIL),
    ("work_email", "a" * 64 + "@" + "b" * 200 + ".example", BAD_EMAIL),
    ("work_email", "a@" * 50_000, BAD_EMAIL),
    ("phone", "12", BAD_PHONE),
    ("phone", "call me", BAD_PHONE),
    ("phone", "+999 123 4567", BAD_PHONE),
    ("phone", "1" * 41, BAD_PHONE),
    ("phone", "9" * 100_000, BAD_PHONE),
    ("phone_country", "XX", BAD_RESPONSE),
    ("phone_country", "nl", BAD_RESPONSE),
    ("call_at", "25:99", BAD_RESPONSE),
    ("call_at", "Mondays, 9:60 to 11:00", BAD_RESPONSE),
    ("call_at", "24:01", BAD_RESPONSE),
    ("call_at", "周一 ２５：３０", BAD_RESPONSE),
    ("topic", "", REQUIRED),
    ("topic", "bribes", BAD_RESPONSE),
    ("message", "", REQUIRED),
    ("message", "\r\n\r\n", REQUIRED),
    ("message", "x" * 5001, BAD_RESPONSE),
    ("message", "x" * 200_000, BAD_RESPONSE),
]
TAKEN = [
    ("first_name", "x" * 100),
    ("first_name", "Femke\r\nBcc: all@example.com"),
    ("first_name", "<script>alert(1)</script>"),
    ("first_name", "小林"),
    ("last_name", "محمد"),
    ("last_name", "O'Brien-Łukasz"),
    ("work_email", "femke+freight@mail.example.com"),
    ("work_email", "jörg@straße.example"),
    ("work_email", "用户@例子.example"),
    ("phone", ""),
    ("phone", "+86 21 5555 0148"),
    ("phone", "010-555 0148 ext. 12"),
    ("call_at", "Weekdays, 9:00–17:30, Rotterdam"),
    ("call_at", "周一至周五 09：30 到 24:00"),
    ("call_at", "after 4"),
    ("message", "x" * 5000),
    ("message", "好" * 5000),
]


@pytest.mark.parametrize(("name", "value", "message"), REFUSED)
def test_refused(contact: MakeForm, name: str, value: str, message: str) -> None:
    form = contact(**{name: value})
    assert not form.validate()
    errors = {field: result for field, result in form.errors.items() if result}
    if name == "phone_country":
        # A number cannot be judged for a country that does not exist.
        errors.pop("phone", None)
    assert errors == {name: [message]}


@pytest.mark.parametrize(("name", "value"), TAKEN)
def test_taken(contact: MakeForm, name: str, value: str) -> None:
    form = contact(**{name: value})
    assert form.validate(), form.errors


def test_a_line_break_counts_once_as_in_the_browser(contact: MakeForm) -> None:
    assert contact(message="x" + "\r\n" * 4998 + "x").validate()


@pytest.mark.parametrize(
    ("country", "number", "is_valid"),
    [
        ("US", "(213) 373-4253", True),
        ("NL", "(213) 373-4253", False),
        ("CN", "138 1234 5678", True),
        ("CN", "１３８１２３４５６７８", True),  # as a Chinese keyboard types it
        ("US", "138 1234 5678", False),
        ("US", "+86 138 1234 5678", True),
        ("GB", "01534 456789", True),
    ],
)
def test_a_number_is_judged_for_its_country(
    contact: MakeForm, country: str, number: str, *, is_valid: bool
) -> None:
    assert contact(phone_country=country, phone=number).validate() is is_valid


def test_what_is_kept(contact: MakeForm) -> None:
    form = contact(first_name="  Femke\r\nBcc: x", work_email="femke@straße.example")
    assert form.validate()
    assert form.stored() == {
        "first_name": "Femke Bcc: x",
        "last_name": "de Wit",
        "work_email": "femke@xn--strae-oqa.example",
        "company_name": "De Wit Keramiek B.V.",
        "phone_country": "NL",
        "phone_country_code": "+31",
        "phone": "010 555 0148",
        "phone_e164": "+31105550148",
        "call_at": "",
        "topic": "customs",
        "office": "",
        "message": "Two pallets of tiles.\nWhich code?",
    }


def test_without_a_number_no_country_is_kept(contact: MakeForm) -> None:
    saved = contact(phone="").stored()
    assert (saved["phone_country"], saved["phone"], saved["phone_e164"]) == ("", "", "")


def test_an_empty_post_is_refused_not_an_error() -> None:
    form = ContactForm(MultiDict(), locale=EN_US, meta=SENT)
    assert not form.validate()
    assert set(form.errors) == {"first_name", "last_name", "work_email", "topic", "message"}


@given(st.dictionaries(st.sampled_from(sorted(ANSWERS)), st.text(max_size=300)))
def test_no_text_breaks_the_form(answers: dict[str, str]) -> None:
    form = ContactForm(MultiDict({**ANSWERS, **answers}), locale=EN_US, meta=SENT)
    form.validate()
    for value in form.stored().values():
        assert value == value.strip()
        assert not {unicodedata.category(sign) for sign in value} & {"Cs"}
        assert not set(value) & set("\0\r\x1b\u202e")
