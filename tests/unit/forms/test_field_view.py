"""The plain dict that the Jinja macro and the React component draw."""

import json

from forms.contact import ContactForm
from forms.field_view import FieldView, FormView, error_messages, form_view
from forms.messages import failure_text
from portolan.locales import EN_US, ZH_CN
from tests.unit.forms.conftest import MakeForm


def fields_of(view: FormView) -> dict[str, FieldView]:
    return {field["name"]: field for group in view["groups"] for field in group["fields"]}


def test_a_required_field() -> None:
    view = fields_of(form_view(ContactForm(None, locale=EN_US)))
    assert view["work_email"] == {
        "kind": "email",
        "id": "contact-work-email",
        "name": "work_email",
        "label": "Work email",
        "hint": "We reply to this address.",
        "value": "",
        "checked": False,
        "error": None,
        "required": True,
        "autocomplete": "email",
        "inputmode": "email",
        "maxlength": 254,
        "width": "full",
        "choices": [],
    }


def test_an_optional_field_says_so() -> None:
    view = fields_of(form_view(ContactForm(None, locale=EN_US)))
    optional = {name for name, field in view.items() if "(optional)" in field["label"]}
    assert optional == {"company_name", "phone"}


def test_kinds_and_limits() -> None:
    view = fields_of(form_view(ContactForm(None, locale=EN_US)))
    assert {name: (field["kind"], field["maxlength"]) for name, field in view.items()} == {
        "first_name": ("text", 100),
        "last_name": ("text", 100),
        "work_email": ("email", 254),
        "company_name": ("text", 200),
        "phone_country": ("select", None),
        "phone": ("tel", 40),
        "topic": ("select", None),
        "message": ("textarea", 5000),
    }


def test_the_country_follows_the_reader() -> None:
    for locale, country in ((EN_US, "US"), (ZH_CN, "CN")):
        field = fields_of(form_view(ContactForm(None, locale=locale)))["phone_country"]
        assert field["value"] == country
        assert [line["value"] for line in field["choices"] if line["selected"]] == [country]


def test_chinese_readers_give_the_family_name_first() -> None:
    names = list(fields_of(form_view(ContactForm(None, locale=ZH_CN))))
    assert names[:2] == ["last_name", "first_name"]


def test_a_refused_form_keeps_what_was_typed_and_links_its_errors(contact: MakeForm) -> None:
    form = contact(work_email="femke", topic="bribes", message="<b>林</b>")
    form.validate()
    view = form_view(form)
    fields = fields_of(view)
    assert (fields["work_email"]["value"], fields["message"]["value"]) == ("femke", "<b>林</b>")
    assert fields["work_email"]["error"] == "Please enter a valid email address"
    assert not any(line["selected"] for line in fields["topic"]["choices"])
    assert view["summary"] == {
        "title": "2 answers need another look",
        "errors": [
            {
                "id": "contact-work-email",
                "message": "Work email: Please enter a valid email address",
            },
            {"id": "contact-topic", "message": "Topic: Please enter a valid response"},
        ],
    }
    assert error_messages(form) == {
        "work_email": "Please enter a valid email address",
        "topic": "Please enter a valid response",
    }


def test_a_form_that_could_not_be_stored_says_so(contact: MakeForm) -> None:
    form = contact()
    form.validate()
    form.refuse(failure_text("contact"))
    summary: object = form_view(form)["summary"]
    assert summary == {
        "title": "Sorry, but we are unable to process your message",
        "errors": [],
    }


def test_the_key_of_a_posted_form_stays(contact: MakeForm) -> None:
    view = form_view(contact(submission_key="0123456789abcdef"))
    assert view["key"] == "0123456789abcdef"
    assert [(field["name"], field["value"]) for field in view["hidden"]] == [
        ("submission_key", "0123456789abcdef")
    ]
    assert view["honeypot"]["name"] == "fold_here"


def test_it_is_plain_data_with_unique_ids(contact: MakeForm) -> None:
    view = form_view(contact())
    assert json.loads(json.dumps(view)) == view
    drawn = [*fields_of(view).values(), *view["hidden"], view["honeypot"]]
    assert len({field["id"] for field in drawn}) == len(drawn) == 10
