"""Which value breaks which rule of the open-emissions form, and what is kept of a good one."""

import pytest
from werkzeug.datastructures import MultiDict

from forms.open_emissions import OpenEmissionsForm
from tests.support.locales import EN_US, ZH_CN
from tests.unit.forms.conftest import SENT, errors_of, posted

REFUSED = [
    ("first_name", "", "Required"),
    ("first_name", "x" * 101, "Please enter a valid response"),
    ("last_name", " \u3000 ", "Required"),
    ("company_name", "", "Required"),
    ("company_name", "x" * 201, "Please enter a valid response"),
    ("work_email", "", "Please enter an email address"),
    ("work_email", "femke@dewit", "Please enter a valid email address"),
    ("use", "x" * 2001, "Please enter a valid response"),
]


@pytest.mark.parametrize(("name", "value", "message"), REFUSED)
def test_refused(name: str, value: str, message: str) -> None:
    assert errors_of(posted("open-emissions", {name: value})) == {name: message}


@pytest.mark.parametrize("use", ["", "Our yearly report.\nAnd a tender."])
def test_a_good_form_is_taken_with_or_without_a_use(use: str) -> None:
    assert errors_of(posted("open-emissions", {"use": use})) == {}


def test_four_answers_are_needed() -> None:
    form = OpenEmissionsForm(MultiDict(), locale=EN_US, meta=SENT)
    assert set(errors_of(form)) == {"first_name", "last_name", "company_name", "work_email"}


def test_what_is_kept() -> None:
    form = posted("open-emissions")
    assert form.validate()
    assert form.stored() == {
        "first_name": "Femke",
        "last_name": "de Wit",
        "company_name": "De Wit Keramiek B.V.",
        "work_email": "femke@example.com",
        "use": "Our yearly report.",
    }


def test_chinese_readers_give_the_family_name_first() -> None:
    form = posted("open-emissions", locale=ZH_CN)
    assert form.groups[0].field_names == ("last_name", "first_name")
