"""Which value breaks which rule of the newsletter's form, and what is kept of a good one."""

from collections.abc import Mapping

import pytest
from werkzeug.datastructures import MultiDict

from forms.newsletter import NewsletterForm
from portolan.core.brand import BRAND
from tests.support.locales import EN_US
from tests.unit.forms.conftest import SENT, errors_of

GOOD = {"email": "femke@example.com", "consent": "y"}
REFUSED = [
    ("email", "", "Please enter an email address"),
    ("email", " \u3000\u200b ", "Please enter an email address"),
    ("email", "femke", "Invalid email"),
    ("email", "femke@dewit", "Invalid email"),
    ("email", "femke@example.com, all@example.com", "Invalid email"),
    ("email", "femke@example.com\r\nBcc: all@example.com", "Invalid email"),
    ("email", "Femke <femke@example.com>", "Invalid email"),
    ("email", '"femke d"@example.com', "Invalid email"),
    ("email", "femke@[192.0.2.7]", "Invalid email"),
    ("email", "林@example.com", "Invalid email"),
    ("email", "=?utf-8?q?a=0D=0ABcc=3A_evil=40example=2Enet?=@example.com", "Invalid email"),
    ("email", "=?utf-8?b?ZmVta2U=?=@example.com", "Invalid email"),
    ("email", f"femke@{'long.' * 60}example.com", "Invalid email"),
    ("consent", "", "Required"),
    ("consent", "yes", "Please enter a valid response"),
]
VALID = [
    ("femke@example.com", "femke@example.com"),
    ("  femke@EXAMPLE.com\n", "femke@example.com"),
    ("Fem.Ke+news@example.com", "Fem.Ke+news@example.com"),
    ("femke@例子.测试", "femke@xn--fsqu00a.xn--0zwm56d"),
    ("femke@bücher.de", "femke@xn--bcher-kva.de"),
]


def posted(answers: Mapping[str, str]) -> NewsletterForm:
    return NewsletterForm(MultiDict({**GOOD, **answers}), locale=EN_US, meta=SENT)


@pytest.mark.parametrize(("name", "value", "message"), REFUSED)
def test_refused(name: str, value: str, message: str) -> None:
    assert errors_of(posted({name: value})) == {name: message}


def test_both_are_asked_for() -> None:
    form = NewsletterForm(MultiDict(), locale=EN_US, meta=SENT)
    assert errors_of(form) == {"email": "Please enter an email address", "consent": "Required"}


@pytest.mark.parametrize(("typed", "saved"), VALID)
def test_what_is_kept(typed: str, saved: str) -> None:
    form = posted({"email": typed})
    assert form.validate()
    assert form.stored() == {"email": saved}


def test_the_wording_is_kept() -> None:
    form = posted({})
    assert form.validate()
    assert str(form.agreed_to).startswith(f"I agree that {BRAND.name} keeps this address")


def test_nobody_elses_page_can_subscribe() -> None:
    form = NewsletterForm(MultiDict(GOOD), locale=EN_US, meta={"csrf_context": None})
    assert not form.validate()
    assert form.is_foreign
