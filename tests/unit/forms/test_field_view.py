"""The plain dict that the Jinja macro and the React component draw."""

import json

import pytest

from forms.contact import ContactForm
from forms.field_view import FieldView, PostFormProps, error_messages, form_view
from forms.messages import NOT_STORED
from forms.quote import QuoteForm
from tests.support.locales import EN_US, ZH_CN
from tests.unit.forms.conftest import MakeForm, posted


def fields_of(view: PostFormProps) -> dict[str, FieldView]:
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
        "only_for": None,
    }


def test_an_optional_field_says_so() -> None:
    view = fields_of(form_view(ContactForm(None, locale=EN_US)))
    optional = {name for name, field in view.items() if "(optional)" in field["label"]}
    may_be_left = {name for name, field in view.items() if not field["required"]}
    # Who asks to be called back needs these two, as their hints say.
    assert optional == may_be_left - {"phone", "call_at"}
    assert {"company_name", "office"} <= optional


def test_kinds_and_limits() -> None:
    view = fields_of(form_view(ContactForm(None, locale=EN_US)))
    drawn = {name: (field["kind"], field["maxlength"]) for name, field in view.items()}
    assert drawn == drawn | {
        "first_name": ("text", 100),
        "last_name": ("text", 100),
        "work_email": ("email", 254),
        "company_name": ("text", 200),
        "phone_country": ("select", None),
        "phone": ("tel", 40),
        "topic": ("select", None),
        "message": ("textarea", None),
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
    form.refuse(NOT_STORED)
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
    assert len({field["id"] for field in drawn}) == len(drawn)
    assert {"message", "submission_key", "fold_here"} < {field["name"] for field in drawn}


GOODS = (
    *("battery_chemistry", "battery_packing", "un_number", "hazard_class"),
    *("packing_group", "safety_data_sheet"),
)
"""What is asked about dangerous goods."""


class TestTheQuoteForm:
    """Boxes, counts, numbers, days, and fields that other answers make pointless."""

    def test_kinds(self) -> None:
        view = fields_of(form_view(QuoteForm(None, locale=EN_US)))
        kinds = {name: (field["kind"], field["inputmode"]) for name, field in view.items()}
        assert kinds["mode"] == kinds["delivery"] == ("radio", None)
        assert kinds["containers"] == ("counts", "numeric")
        assert kinds["weight_kg"] == kinds["volume_cbm"] == ("number-text", "decimal")
        assert kinds["dangerous_goods"] == ("checkboxes", None)
        assert kinds["ready_date"] == ("date", None)
        assert kinds["consent"] == ("checkbox", None)

    def test_what_depends_on_another_answer_says_so(self) -> None:
        view = fields_of(form_view(QuoteForm(None, locale=EN_US)))
        rules = {name: field["only_for"] for name, field in view.items() if field["only_for"]}
        free = {name for name, rule in rules.items() if not rule["required"]}
        assert free == {*GOODS, "exw_or_fob"}
        conditions = {
            name: {one["name"]: one["values"] for one in rule["conditions"]}
            for name, rule in rules.items()
        }
        hazardous = ["hazardous-materials"]
        assert conditions == {
            "containers": {"mode": ["ocean-fcl"]},
            "volume_cbm": {"mode": ["ocean-lcl", "air"]},
            "delivery_address": {"delivery": ["port-to-door"]},
            "pickup_address": {"pickup": ["y"]},
            "exw_or_fob": {"incoterm": ["exw-fob"]},
            "exw_address": {"incoterm": ["exw-fob"], "exw_or_fob": ["exw"], "pickup": [""]},
            "battery_chemistry": {"dangerous_goods": ["batteries"]},
            "battery_packing": {"dangerous_goods": ["batteries"]},
            **{name: {"dangerous_goods": hazardous} for name in GOODS[2:5]},
            "safety_data_sheet": {"dangerous_goods": [*hazardous, "creams-liquids-powders"]},
        }

    @pytest.mark.parametrize(
        ("mode", "required"),
        [("", set()), ("ocean-fcl", {"containers"}), ("air", {"volume_cbm"})],
    )
    def test_what_is_required_depends_on_what_is_asked(self, mode: str, required: set[str]) -> None:
        form = QuoteForm(None, locale=EN_US, prefilled={"mode": mode, "weight_kg": "1"})
        view = fields_of(form_view(form))
        assert required == {
            name for name in ("containers", "volume_cbm", "un_number") if view[name]["required"]
        }
        # Without scripts all of them are seen, so each says in words when it is asked.
        assert all(field["hint"] for name, field in view.items() if field["only_for"])
        assert (view["containers"]["hint"] or "").startswith("Required for Ocean FCL")

    def test_only_what_may_be_left_says_so(self) -> None:
        view = fields_of(form_view(QuoteForm(None, locale=EN_US)))
        optional = {name for name, field in view.items() if "(optional)" in field["label"]}
        own = {"goods", "pieces", "note", "phone", "pickup", "exw_or_fob"}
        assert optional == {"dangerous_goods", "cargo_value_usd", *own, *GOODS}

    def test_all_that_was_typed_stays(self) -> None:
        typed_wrong = {"mode": "ocean-fcl", "weight_kg": "1,5 t", "ready_date": "soon"}
        counts = {"containers-20-standard": "two", "containers-45-high-cube": "0"}
        form = posted("quote", {**typed_wrong, **counts})
        form.validate()
        view = fields_of(form_view(form))
        typed = {line["value"]: line["text"] for line in view["containers"]["choices"]}
        assert typed == {
            "20-standard": "two", "40-standard": "", "40-high-cube": "", "45-high-cube": "0",
        }  # fmt: skip
        ticked = [line["value"] for line in view["dangerous_goods"]["choices"] if line["selected"]]
        assert ticked == ["magnets"]
        chosen = [line["value"] for line in view["mode"]["choices"] if line["selected"]]
        assert chosen == ["ocean-fcl"]
        assert (view["weight_kg"]["value"], view["ready_date"]["value"]) == ("1,5 t", "soon")
        assert (view["consent"]["value"], view["consent"]["checked"]) == ("y", True)

    def test_a_box_never_sends_what_was_forged(self) -> None:
        form = posted("quote", {"consent": "no"})
        view = fields_of(form_view(form))["consent"]
        assert (view["value"], view["checked"]) == ("y", False)

    def test_the_summary_names_the_consent_in_a_word(self) -> None:
        form = posted("quote", {"consent": ""})
        form.validate()
        summary = form_view(form)["summary"]
        assert summary is not None
        assert summary["errors"] == [{"id": "quote-consent", "message": "Consent: Required"}]
