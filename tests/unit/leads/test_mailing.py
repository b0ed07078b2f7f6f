"""The way of a mail from the outbox to a mail server, over a real connection."""

import logging
import ssl
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from email import message_from_bytes, policy
from pathlib import Path

import pytest
import trustme
from flask import Flask
from flask_babel import Babel
from sqlalchemy import select, update

from portolan.brand import BRAND
from portolan.config import TRANSLATIONS
from portolan.leads import delivery, newsletter, outbox, subscribers
from portolan.leads.database import transaction
from portolan.leads.lead import Lead
from portolan.leads.models import Channel, OutboxEntry, State, Subscriber
from portolan.leads.post_office import MailServer
from portolan.leads.repository import store
from tests.support.mail_catcher import MailCatcher, mail_catcher
from tests.support.ports import free_port
from tests.unit.leads.conftest import MakeLead
from tests.unit.leads.receiver import receiver

pytestmark = pytest.mark.usefixtures("speaking")

SUBJECTS = {
    "en-US": "Please confirm: the Portolan newsletter",
    "zh-CN": "请确认订阅Portolan电子通讯",
}
SITES = {"en-US": "http://localhost:8000", "zh-CN": "http://zh-cn.localhost:8000"}


@pytest.fixture
def speaking(leads_app: Flask) -> Flask:
    """The application with the catalogs of the site."""
    Babel(leads_app, default_translation_directories=str(TRANSLATIONS))
    return leads_app


@pytest.fixture
def catcher(leads_app: Flask) -> Iterator[MailCatcher]:
    """A mail server, configured."""
    with mail_catcher() as running:
        configure(leads_app, mail_url=running.url)
        yield running


def configure(app: Flask, **settings: object) -> None:
    app.config["SETTINGS"] = replace(app.config["SETTINGS"], **settings)


def ask(make_lead: MakeLead, email: str = "femke@example.com", locale: str = "en-US") -> Lead:
    lead = make_lead(form_name=newsletter.FORM, fields={"email": email}, locale=locale)
    assert store(lead)
    return lead


def entry() -> OutboxEntry:
    with transaction() as session:
        return session.scalars(select(OutboxEntry)).one()


def make_due(**values: object) -> None:
    with transaction() as session:
        session.execute(update(OutboxEntry).values(due_at=datetime.now(UTC), **values))


@pytest.mark.parametrize("locale", SITES)
def test_a_mail_in_the_language_of_the_request(
    catcher: MailCatcher, make_lead: MakeLead, locale: str
) -> None:
    lead = ask(make_lead, locale=locale)
    assert delivery.deliver_due() == 1
    assert delivery.deliver_due() == 0
    assert catcher.recipients == ["femke@example.com"]
    [mail] = catcher.mails
    assert mail["Subject"] == SUBJECTS[locale]
    assert mail["From"] == f"{BRAND.name} <{BRAND.email}>"
    assert mail["To"] == "femke@example.com"
    assert mail["Message-ID"] == f"<newsletter.{lead.id}@portolan.example>"
    assert mail["Content-Language"] == locale
    assert mail["Date"]
    text, html = (mail.get_body((kind,)) for kind in ("plain", "html"))
    assert text is not None
    assert html is not None
    for part in (text.get_content(), html.get_content()):
        assert f"{SITES[locale]}/newsletter/confirm?token=" in part
        assert f"{SITES[locale]}/newsletter/unsubscribe?token=" in part
        assert BRAND.legal_name in part
        assert "femke" not in part
    assert f'<html lang="{locale}">' in html.get_content()
    assert entry().state == State.DELIVERED


def test_nothing_in_it_is_fetched_or_reports(catcher: MailCatcher, make_lead: MakeLead) -> None:
    ask(make_lead)
    delivery.deliver_due()
    html = catcher.mails[0].get_body(("html",))
    assert html is not None
    for means in ("<img", "<link", "<script", "url(", "src=", "@import", "background="):
        assert means not in html.get_content()


def test_the_way_out_of_rfc_8058(catcher: MailCatcher, make_lead: MakeLead) -> None:
    ask(make_lead)
    delivery.deliver_due()
    raw = catcher.envelopes[0].content
    assert isinstance(raw, bytes)
    # In one piece: a link that is folded or encoded is a link that no program follows.
    [line] = [one for one in raw.split(b"\r\n") if one.startswith(b"List-Unsubscribe:")]
    assert line.startswith(b"List-Unsubscribe: <http://localhost:8000/newsletter/unsubscribe?token")
    assert line.endswith(b">")
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n" in raw
    assert b"Auto-Submitted: auto-generated\r\n" in raw
    assert raw.isascii()
    assert max(map(len, raw.split(b"\r\n"))) < 998


@pytest.mark.parametrize(
    "address",
    [
        "o'neil+a=b@example.com",
        "x" * 64 + "@" + "long." * 30 + "example",
        "a@xn--fsqu00a.xn--0zwm56d",
    ],
)
def test_addresses_of_every_shape(catcher: MailCatcher, make_lead: MakeLead, address: str) -> None:
    ask(make_lead, address)
    assert delivery.deliver_due() == 1
    assert catcher.recipients == [address]


@pytest.mark.parametrize("address", ["a@example.com\r\nBcc: all@example.com", "a\nb@example.com"])
def test_no_header_is_smuggled_in(catcher: MailCatcher, make_lead: MakeLead, address: str) -> None:
    """The form lets nothing of it through; if it came, no mail would go out at all."""
    ask(make_lead, address)
    assert delivery.deliver_due() == 0
    assert catcher.envelopes == []
    assert entry().state == State.WAITING
    ask(make_lead)
    assert delivery.deliver_due() == 1


def test_the_sender_that_is_configured(
    speaking: Flask, catcher: MailCatcher, make_lead: MakeLead
) -> None:
    configure(speaking, mail_from="林 Desk <news@mail.portolan.example>")
    ask(make_lead)
    delivery.deliver_due()
    [mail] = catcher.mails
    assert mail["From"] == "林 Desk <news@mail.portolan.example>"
    assert mail["Message-ID"].endswith("@mail.portolan.example>")
    assert catcher.envelopes[0].mail_from == "news@mail.portolan.example"


@pytest.mark.parametrize("answer", ["451 try later", "550 5.7.1 relaying denied", "421 busy"])
def test_a_no_from_the_server_loses_nothing(
    catcher: MailCatcher, make_lead: MakeLead, caplog: pytest.LogCaptureFixture, answer: str
) -> None:
    catcher.answers.append(f"{answer}: femke@example.com")
    ask(make_lead)
    assert delivery.deliver_due() == 0
    assert (entry().state, entry().last_problem) == (State.WAITING, f"SMTP {answer[:3]}")
    assert "femke" not in caplog.text
    make_due()
    assert delivery.deliver_due() == 1
    assert len(catcher.envelopes) == 1


def test_a_no_for_one_mail_does_not_hold_up_the_next(
    catcher: MailCatcher, make_lead: MakeLead
) -> None:
    catcher.answers.append("451 try later")
    ask(make_lead, "one@example.com")
    ask(make_lead, "two@example.com")
    assert delivery.deliver_due() == 1
    assert catcher.recipients == ["two@example.com"]


def test_a_mailbox_that_does_not_exist_is_not_tried_again(
    catcher: MailCatcher, make_lead: MakeLead, caplog: pytest.LogCaptureFixture
) -> None:
    catcher.answers.append("550 5.1.1 no such user")
    ask(make_lead)
    assert delivery.deliver_due() == 0
    assert entry().state == State.DELIVERED
    assert entry().last_problem == "SMTP 550, no such mailbox"
    assert caplog.records == []


def test_a_server_that_is_gone_costs_one_attempt_not_one_per_mail(
    speaking: Flask, make_lead: MakeLead
) -> None:
    configure(speaking, mail_url=f"smtp://127.0.0.1:{free_port()}")
    for number in range(3):
        ask(make_lead, f"{number}@example.com")
    assert delivery.deliver_due() == 0
    with transaction() as session:
        assert sum(session.scalars(select(OutboxEntry.attempts))) == 1
        problems = session.scalars(select(OutboxEntry.last_problem)).all()
    assert "ConnectionRefusedError" in problems


def test_mails_do_not_hold_up_leads_nor_leads_mails(
    speaking: Flask, catcher: MailCatcher, make_lead: MakeLead
) -> None:
    store(make_lead())
    ask(make_lead)
    assert delivery.deliver_due() == 1  # nobody has configured a receiver
    with receiver() as crm:
        configure(
            speaking,
            public_endpoints_url=crm.url,
            mail_url=f"smtp://127.0.0.1:{free_port()}",
        )
        ask(make_lead, "other@example.com")
        assert delivery.deliver_due() == 1
        assert [one["form"] for one in crm.received] == ["contact"]


def test_only_the_confirmed_reach_the_receiver(
    speaking: Flask, catcher: MailCatcher, make_lead: MakeLead
) -> None:
    with receiver() as crm:
        configure(speaking, public_endpoints_url=crm.url)
        lead = ask(make_lead)
        delivery.deliver_due()
        assert crm.received == []
        subscriber = subscribers.asked_in(lead.id)
        assert subscriber is not None
        newsletter.confirm(subscriber.id)
        assert delivery.deliver_due() == 1
        assert crm.keys == [str(lead.id)]
        store(newsletter.leaving(subscriber.id, "en-US", "/newsletter/unsubscribe"))
        assert delivery.deliver_due() == 1
        assert [(one["form"], one["fields"]["email"]) for one in crm.received] == [
            ("newsletter", "femke@example.com"),
            ("newsletter-unsubscribe", "femke@example.com"),
        ]
    assert len(catcher.envelopes) == 1


def test_giving_up_alarms_and_can_be_taken_back(
    catcher: MailCatcher, make_lead: MakeLead, caplog: pytest.LogCaptureFixture
) -> None:
    ask(make_lead)
    make_due(attempts=outbox.MAX_ATTEMPTS - 1)
    catcher.answers.append("451 try later")
    delivery.deliver_due()
    assert entry().state == State.DEAD
    assert [record.levelno for record in caplog.records] == [logging.CRITICAL]
    assert outbox.revive() == 1
    assert delivery.deliver_due() == 1


def test_a_mail_that_was_asked_for_anew_goes_once(
    catcher: MailCatcher, make_lead: MakeLead
) -> None:
    ask(make_lead)
    with transaction() as session:  # a day without a mail server
        past = datetime.now(UTC) - newsletter.MAIL_PAUSE
        session.execute(update(Subscriber).values(last_mailed_at=past))
    second = ask(make_lead)
    assert delivery.deliver_due() == 1
    [mail] = catcher.mails
    assert str(second.id) in mail["Message-ID"]


def test_the_pause_begins_when_the_mail_goes(catcher: MailCatcher, make_lead: MakeLead) -> None:
    lead = ask(make_lead)
    with transaction() as session:
        past = datetime.now(UTC) - newsletter.MAIL_PAUSE
        session.execute(update(Subscriber).values(last_mailed_at=past))
    delivery.deliver_due()
    again = make_lead(form_name=newsletter.FORM, fields={"email": "femke@example.com"})
    assert not store(again)
    assert subscribers.asked_in(lead.id) is not None


def test_nobody_is_asked_who_has_left_meanwhile(catcher: MailCatcher, make_lead: MakeLead) -> None:
    lead = ask(make_lead)
    subscriber = subscribers.asked_in(lead.id)
    assert subscriber is not None
    store(newsletter.leaving(subscriber.id, "en-US", "/newsletter/unsubscribe"))
    assert delivery.deliver_due() == 0
    assert catcher.envelopes == []
    assert entry().state == State.DELIVERED


def test_without_a_server_mails_are_files(
    make_lead: MakeLead, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ask(make_lead)
    assert delivery.deliver_due() == 1
    [path] = (tmp_path / "mail").glob("*.eml")
    assert str(path) in caplog.text
    assert path.stat().st_mode & 0o777 == 0o600
    mail = message_from_bytes(path.read_bytes(), policy=policy.default)
    assert mail["To"] == "femke@example.com"


def test_in_production_they_wait_for_one(
    speaking: Flask, make_lead: MakeLead, tmp_path: Path
) -> None:
    configure(speaking, site_env="production")
    ask(make_lead)
    assert delivery.deliver_due() == 0
    assert (entry().state, entry().attempts) == (State.WAITING, 0)
    assert not (tmp_path / "mail").exists()


def test_a_password_only_goes_through_tls(
    speaking: Flask, make_lead: MakeLead, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("localhost").configure_cert(context)
    ask(make_lead)
    with mail_catcher(tls=context) as guarded:
        url = f"smtp://us%40er:p%3Ass@localhost:{guarded.port}?starttls=1"
        configure(speaking, mail_url=url)
        assert delivery.deliver_due() == 0, "a server that nobody vouches for"
        assert guarded.logins == []
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
        make_due()
        assert delivery.deliver_due() == 1
        assert guarded.logins == [(b"us@er", b"p:ss")]


def test_a_server_without_tls_gets_no_password(
    speaking: Flask, catcher: MailCatcher, make_lead: MakeLead
) -> None:
    configure(speaking, mail_url=f"smtp://user:pass@127.0.0.1:{catcher.port}?starttls=1")
    ask(make_lead)
    assert delivery.deliver_due() == 0
    assert entry().last_problem == "SMTPNotSupportedError"
    assert (catcher.logins, catcher.envelopes) == ([], [])


@pytest.mark.parametrize(
    ("url", "port", "ways"),
    [
        ("smtp://a.example", 25, (False, False)),
        ("smtp://a.example?starttls=1", 587, (False, True)),
        ("smtps://a.example", 465, (True, False)),
        ("smtps://a.example:2465", 2465, (True, False)),
    ],
)
def test_what_a_url_says(url: str, port: int, ways: tuple[bool, bool]) -> None:
    server = MailServer.from_url(url)
    assert (server.host, server.port) == ("a.example", port)
    assert (server.is_encrypted, server.starts_encrypting) == ways


def test_channels_are_leased_apart(make_lead: MakeLead) -> None:
    lead = ask(make_lead)
    assert outbox.lease() is None
    found = outbox.lease(channel=Channel.MAIL)
    assert found is not None
    assert found.payload["id"] == str(lead.id)
