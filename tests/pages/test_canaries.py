"""What a visitor sends reaches no log line and no error report, whatever fails.

Seven values stand for a person. They are sent through every form and every failure, with all
loggers wide open and a receiver of error reports listening.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from portolan.leads import delivery, outbox
from portolan.leads.lead import Lead
from tests.support.checking_client import CheckingClient
from tests.support.contact import ANSWERS, ENGLISH, OWN
from tests.support.error_receiver import ErrorReceiver, error_receiver
from tests.support.form_cases import CASES
from tests.support.ports import free_port

CANARIES = {
    "first_name": "Quetzalina",
    "last_name": "Wrzeszczyk",
    "company_name": "Xylofaan Kaasbedrijf",
    "work_email": "quetzalina.w@xylofaan.example",
    "phone": "010 555 0177",
    "message": "Vijfduizend klompen, strikt geheim.",
    "utm_campaign": "zomerkanarie",
}
SOUGHT = (
    "quetzalina", "wrzeszczyk", "xylofaan", "5550177", "555 0177", "klompen", "zomerkanarie",
)  # fmt: skip
FORMS = {
    "contact": ("/company/contact", ANSWERS),
    "newsletter": ("/newsletter", {"email": "", "consent": "y"}),
    **{name: (case.path, case.answers) for name, case in CASES.items()},
}
Post = Callable[..., TestResponse]


@pytest.fixture
def reports() -> Iterator[ErrorReceiver]:
    """Receives what the site reports."""
    with error_receiver() as result:
        yield result


@pytest.fixture
def environment(environment: dict[str, str], reports: ErrorReceiver) -> dict[str, str]:
    """A site that reports its errors."""
    return {**environment, "SENTRY_DSN": reports.dsn}


@pytest.fixture(params=FORMS)
def form(request: pytest.FixtureRequest) -> str:
    """Each form in turn."""
    return str(request.param)


@pytest.fixture
def post(client: CheckingClient, form: str) -> Post:
    """Sends the form in the person's name; with a query, a cookie and a referrer that tell it."""
    path, answers = FORMS[form]

    def send(**changed: str) -> TestResponse:
        client.set_cookie("fp-utm", quote(f'{{"utm_campaign":"{CANARIES["utm_campaign"]}"}}'))
        return client.post(
            f"{path}?q={quote(CANARIES['company_name'])}",
            data=in_name_of_the_person(answers) | changed,
            headers={**OWN, "Referer": f"{ENGLISH}/search?q={CANARIES['first_name']}"},
            base_url=ENGLISH,
        )

    return send


@pytest.fixture(autouse=True)
def wide_open(caplog: pytest.LogCaptureFixture) -> None:
    """Everything that anything logs is kept."""
    caplog.set_level("DEBUG")


def in_name_of_the_person(answers: Mapping[str, str]) -> dict[str, str]:
    """The answers of a form, with the canaries in their places."""
    named = {name: CANARIES.get(name, text) for name, text in answers.items()}
    if "email" in named:
        named["email"] = CANARIES["work_email"]
    if "use" in named:
        named["use"] = CANARIES["message"]
    return named


def assert_silent(caplog: pytest.LogCaptureFixture, reports: ErrorReceiver) -> list[Any]:
    """None of the values anywhere; returns the events that were reported."""
    events = reports.events()
    for place in (caplog.text, *reports.envelopes):
        folded = place.casefold()
        assert [value for value in SOUGHT if value in folded] == []
    return events


def test_a_good_post(post: Post, caplog: pytest.LogCaptureFixture, reports: ErrorReceiver) -> None:
    assert post().status_code == 303
    assert assert_silent(caplog, reports) == []


def test_a_refused_post(
    post: Post, caplog: pytest.LogCaptureFixture, reports: ErrorReceiver
) -> None:
    wrong = f"{CANARIES['first_name']}@"
    assert post(work_email=wrong, email=wrong).status_code == 422
    assert assert_silent(caplog, reports) == []


@pytest.mark.parametrize("kind", [RuntimeError, KeyError, UnicodeError])
def test_a_mistake_of_ours_that_quotes_the_visitor(
    post: Post,
    kind: type[Exception],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    reports: ErrorReceiver,
) -> None:
    def break_down(lead: Lead) -> None:
        raise kind(f"{lead.fields} {lead.attribution}") from ValueError(repr(lead))

    monkeypatch.setattr("portolan.leads.accept.accept", break_down)
    assert post().status_code == 500
    [event] = assert_silent(caplog, reports)
    kinds = [one["type"] for one in event["exception"]["values"]]
    assert kinds == ["ValueError", kind.__name__]
    assert kind.__name__ in caplog.text
    assert "break_down" in caplog.text
    assert event["request"]["url"].endswith(FORMS_PATHS)
    assert "cookies" not in event["request"]


FORMS_PATHS = tuple(path for path, _answers in FORMS.values())


class TestWithoutADatabase:
    """PostgreSQL is configured, and nobody runs it."""

    @pytest.fixture
    def environment(self, environment: dict[str, str]) -> dict[str, str]:
        """The address of a database that is not there."""
        url = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"
        return {**environment, "DATABASE_URL": url}

    def test_it_waits_on_disk(
        self, post: Post, caplog: pytest.LogCaptureFixture, reports: ErrorReceiver
    ) -> None:
        assert post().status_code == 303
        assert assert_silent(caplog, reports)

    def test_nor_a_disk(
        self, post: Post, instance: Path, caplog: pytest.LogCaptureFixture, reports: ErrorReceiver
    ) -> None:
        (instance / "spool").write_text("a file where the folder should be")
        assert post().status_code == 503
        assert assert_silent(caplog, reports)


class TestDelivery:
    """What the receiver of leads and the mail server do."""

    @pytest.fixture
    def environment(self, environment: dict[str, str]) -> dict[str, str]:
        """Nobody listens at either address."""
        return {
            **environment,
            "PUBLIC_ENDPOINTS_URL": f"http://127.0.0.1:{free_port()}",
            "MAIL_URL": f"smtp://127.0.0.1:{free_port()}",
        }

    def test_nobody_is_there(
        self, post: Post, app: Flask, caplog: pytest.LogCaptureFixture, reports: ErrorReceiver
    ) -> None:
        post()
        with app.app_context():
            assert delivery.deliver_due() == 0
        assert_silent(caplog, reports)
        assert "not delivered" in caplog.text

    def test_a_mail_that_cannot_be_made_quoting_the_lead(
        self,
        post: Post,
        app: Flask,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
        reports: ErrorReceiver,
    ) -> None:
        def quoting(*given: object) -> None:
            raise ValueError(repr(given)) from KeyError(CANARIES["work_email"])

        for name in ("receipt_mail", "confirmation_mail"):
            monkeypatch.setattr(f"portolan.leads.mailing.{name}", quoting)
        post()
        with app.app_context():
            assert delivery.deliver_due() == 0
        assert_silent(caplog, reports)
        assert "not delivered, attempt 1: ValueError" in caplog.text

    def test_a_carrier_that_breaks_quoting_the_lead(
        self,
        post: Post,
        app: Flask,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
        reports: ErrorReceiver,
    ) -> None:
        def quoting(leased: outbox.Leased) -> None:
            raise ValueError(repr(leased.payload))

        monkeypatch.setattr(
            delivery, "CARRIERS", dict.fromkeys(delivery.CARRIERS, _opened(quoting))
        )
        post()
        with app.app_context():
            assert delivery.deliver_due() == 0
        # One more for each further try, on a machine that is slow enough for one.
        events = assert_silent(caplog, reports)
        kinds = {event["exception"]["values"][0]["type"] for event in events}
        assert kinds == {"ValueError"}


def _opened(carry: Any) -> Any:
    return lambda: nullcontext(carry)
