"""Every field of every form and every fault: the same text and status with scripts and without."""

import re
from collections.abc import Iterator, Mapping
from itertools import chain, product
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import delete, select
from werkzeug.datastructures import MultiDict
from werkzeug.test import TestResponse

from forms.site_form import SiteForm
from portolan.leads.database import transaction
from portolan.leads.models import OutboxEntry, Submission, Subscriber
from tests.support.checking_client import CheckingClient
from tests.support.contact import JSON, OWN
from tests.support.form_attempts import Attempt, attempts, good_answers, inputs, unanswered
from tests.support.form_faults import AnswerFault, FieldRow
from tests.support.form_reading import form_in
from tests.support.form_table import TABLE, TriedForm
from tests.support.form_verdicts import (
    differences,
    field_errors,
    wrong_with_data,
    wrong_with_page,
)
from tests.support.locales import EN_US

CHECKED = (AnswerFault.EMPTY, AnswerFault.TOO_LONG)
"""Faults whose pages are looked at for valid HTML too."""
UNLIMITED = ("LEADS_LIMIT", "LEADS_LIMIT_UNVERIFIED", "LEADS_LIMIT_ATTEMPTS")
FORM, MULTIPART = "application/x-www-form-urlencoded", "multipart/form-data"
NO_FORM = {
    "JSON": ("application/json", b'{"first_name": "Femke", "email": "femke@example.com"}'),
    "plain text": ("text/plain", b"first_name=Femke"),
}
UNREADABLE = {
    "no type": (None, b"first_name=Femke"),
    "nothing": (FORM, b""),
    "parts without a boundary": (MULTIPART, b"first_name=Femke"),
    "broken parts": (f"{MULTIPART}; boundary=x", b"--x\r\nContent-Disposition: form-data"),
}
STRANGERS = (
    *("__proto__", "constructor", "toString", "submission_key[]", "first_name[]", "email[0]"),
    *("sender", "csrf_token", "data", "errors", "", " ", "name.first", "页", "a" * 300),
)


@pytest.fixture(params=TABLE)
def form(request: pytest.FixtureRequest) -> TriedForm:
    """Each form in turn."""
    return TABLE[request.param]


@pytest.fixture
def visitors(app: Flask, client: CheckingClient) -> tuple[FlaskClient, CheckingClient]:
    """One who only looks at the form, and one who checks the whole page; nobody is limited."""
    app.config.update(dict.fromkeys(UNLIMITED, "100000 per minute"))
    app.config["LEADS_LIMIT_RECIPIENT"] = "100000 per hour"
    return FlaskClient(app, app.response_class), client


class Sent:
    """One attempt, sent from our own page in both ways."""

    def __init__(self, visitor: FlaskClient, attempt: Attempt, base_url: str) -> None:
        self.attempt = attempt
        self.form = attempt.form
        self._visitor = visitor
        self._base_url = base_url

    def post(self, headers: Mapping[str, str], data: Any = None, **more: Any) -> TestResponse:
        return self._visitor.post(
            self.form.path,
            data=self.attempt.data() if data is None else data,
            headers=dict(headers),
            base_url=self._base_url,
            **more,
        )


def stored_once(app: Flask) -> tuple[dict[str, str], list[str]]:
    """The answers and flags of the one submission, which is deleted."""
    with app.app_context(), transaction() as session:
        one = session.scalars(select(Submission)).one()
        result = dict(one.fields), list(one.flags)
        for table in (OutboxEntry, Subscriber, Submission):
            session.execute(delete(table))
        return result


def wrong_with_stored(app: Flask, attempt: Attempt, locale: str) -> Iterator[str]:
    fields, flags = stored_once(app)
    expected = attempt.keeps(locale)
    yield from differences(expected, {name: fields.get(name) for name in expected})
    yield from (
        f"{name} is not flagged: {flags}"
        for name, trial in attempt.trials.items()
        if trial.flag and trial.flag not in flags
    )


def wrong_with(app: Flask, sent: Sent, locale: str) -> Iterator[str]:
    """All that is wrong with what becomes of an attempt, in both ways."""
    attempt = sent.attempt
    for headers, status in ((OWN, 303), (JSON, 201)):
        answer = sent.post(headers)
        if not attempt.is_accepted:
            wrong = wrong_with_page if headers is OWN else wrong_with_data
            yield from wrong(answer, attempt, locale)
        elif answer.status_code != status:
            yield f"status {answer.status_code} and not {status}"
        else:
            yield from wrong_with_stored(app, attempt, locale)


def rows_of(kind: type[SiteForm]) -> Iterator[tuple[str, FieldRow]]:
    """Each row of a form, from all its places in the table."""
    return chain.from_iterable(each.rows.items() for each in TABLE.values() if each.form is kind)


KINDS = tuple(dict.fromkeys(each.form for each in TABLE.values()))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_field_is_in_the_table(app: Flask, kind: type[SiteForm]) -> None:
    with app.test_request_context():
        form = kind(None, locale=EN_US)
    fields = {str(field.short_name) for field in form} - {form.meta.csrf_field_name}
    for each in TABLE.values():
        assert each.form is not kind or each.rows.keys() == fields
    # Further rows are what the first is.
    sent = {
        re.sub(r"^pieces-\d+", "pieces-1", each)
        for field in form.questions
        for each in field.inputs
    }
    listed = {each for name, row in rows_of(kind) if name in form for each in inputs(name, row)}
    assert listed - sent == fields - {str(field.name) for field in form.questions}
    assert sent <= listed


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_fault_is_tried_on_every_field(kind: type[SiteForm]) -> None:
    tried = {(name, one.fault) for name, row in rows_of(kind) if row.applies for one in row.trials}
    names = {name for name, _row in rows_of(kind)}
    assert set(product(names, set(AnswerFault) - {AnswerFault.LONGEST})) <= tried


def test_the_same_text_and_status(
    app: Flask,
    visitors: tuple[FlaskClient, CheckingClient],
    form: TriedForm,
    *,
    locale: str,
    base_url: str,
) -> None:
    quick, checking = visitors
    wrong = []
    for number, attempt in enumerate(attempts(form)):
        visitor = checking if attempt.fault in CHECKED and number % 2 else quick
        sent = Sent(visitor, attempt, base_url)
        wrong += [
            f"{attempt.fault}, {attempt.tried!r:.300}: {one}"
            for one in wrong_with(app, sent, locale)
        ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("content_type", "body"), NO_FORM.values(), ids=NO_FORM)
def test_what_is_no_form_is_said_to_be_none(
    visitors: tuple[FlaskClient, CheckingClient],
    locale: str,
    base_url: str,
    content_type: str,
    body: bytes,
) -> None:
    for form in TABLE.values():
        sent = Sent(visitors[0], Attempt(form, {}), base_url)
        results = [sent.post(who, body, content_type=content_type) for who in (OWN, JSON)]
        assert [answer.status_code for answer in results] == [415, 415], (form.path, locale)


def test_what_cannot_be_read_answers_nothing(
    visitors: tuple[FlaskClient, CheckingClient], locale: str, base_url: str
) -> None:
    for (form, messages), (content_type, body) in product(every_form(locale), UNREADABLE.values()):
        sent = Sent(visitors[0], Attempt(form, {}), base_url)
        page = sent.post(OWN, body, content_type=content_type)
        scripted = sent.post(JSON, body, content_type=content_type)
        assert (page.status_code, scripted.status_code) == (422, 422), (form.path, body)
        assert field_errors(form_in(page.text, form.island), form) == messages, (form.path, body)
        assert scripted.get_json()["errors"] == messages, (form.path, body)


def every_form(locale: str) -> Iterator[tuple[TriedForm, dict[str, str]]]:
    """Each form all of whose fields are tried, and what it says where nothing is answered."""
    for form in TABLE.values():
        if all(row.trials for row in form.rows.values()):
            yield form, unanswered(form, locale)


def strange_answers(form: TriedForm) -> dict[str, str]:
    """Answers that the form has not asked for, those of all other forms among them."""
    others = chain.from_iterable(other.rows for other in TABLE.values())
    return dict.fromkeys([*STRANGERS, *(name for name in others if name not in form.rows)], "x")


def test_what_was_not_asked_changes_nothing(
    app: Flask, visitors: tuple[FlaskClient, CheckingClient], base_url: str
) -> None:
    for form in TABLE.values():
        good = MultiDict((name, one) for name, all_ in good_answers(form).items() for one in all_)
        more = MultiDict([*good.items(multi=True), *strange_answers(form).items()])
        sent = Sent(visitors[0], Attempt(form, {}), base_url)
        for headers, status in ((OWN, 303), (JSON, 201)):
            remaining = []
            for data in (good, more):
                assert sent.post(headers, data).status_code == status, form.path
                remaining.append(stored_once(app))
            assert remaining[0] == remaining[1], form.path


def test_what_was_not_asked_is_not_judged(
    visitors: tuple[FlaskClient, CheckingClient], locale: str, base_url: str
) -> None:
    for form, messages in every_form(locale):
        sent = Sent(visitors[0], Attempt(form, {}), base_url)
        page = sent.post(OWN, strange_answers(form))
        scripted = sent.post(JSON, strange_answers(form))
        assert (page.status_code, scripted.status_code) == (422, 422), form.path
        assert field_errors(form_in(page.text, form.island), form) == messages, form.path
        assert scripted.get_json()["errors"] == messages, form.path
