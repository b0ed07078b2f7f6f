"""The mail of receipt as a visitor meets it: sent for every form, told on the page, limited."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import select
from werkzeug.test import Client

from app import create_app
from portolan.core.brand import BRAND
from portolan.leads import delivery
from portolan.leads.accept import NotStored
from portolan.leads.database import transaction
from portolan.leads.models import Channel, OutboxEntry
from portolan.leads.reference import reference_of
from portolan.web.serving import served
from tests.support.checking_client import CheckingClient
from tests.support.contact import ANSWERS, ENGLISH, PATH, THANKS, sender
from tests.support.form_cases import CASES
from tests.support.instance import furnished, with_tables
from tests.support.mail_catcher import MailCatcher, mail_catcher
from tests.support.newsletter import subscribe
from tests.support.production import PRODUCTION, SITES
from tests.support.stored_leads import only_submission

FORMS = {
    "contact": (PATH, ANSWERS),
    "call": (PATH, {**ANSWERS, "topic": "call-back", "message": ""}),
    **{name: (one.path, one.answers) for name, one in CASES.items()},
}
SAID = {
    "en-US": "We also send the number to your email address.",
    "zh-CN": "我们也会把此编号发送到您的邮箱。",
}
PROMISED = re.compile(r'<time datetime="[\d-]+">([^<]+)</time>')
HEADING = re.compile(r"<h1[^>]*>([^<]+)</h1>")
# What is typed and is a name of ours as well: the office, the place, the form of transport.
OURS = {"Rotterdam", "Shanghai", "y", "yes", "NL"}


@pytest.fixture
def catcher() -> Iterator[MailCatcher]:
    """A mail server."""
    with mail_catcher() as running:
        yield running


@pytest.fixture
def environment(environment: dict[str, str], catcher: MailCatcher) -> dict[str, str]:
    """A site with a mail server."""
    return {**environment, "MAIL_URL": catcher.url}


def delivered(app: Flask) -> int:
    """Send what waits; returns how many mails."""
    with app.app_context():
        return delivery.deliver_due()


@pytest.mark.parametrize("name", FORMS)
def test_every_form_sends_one(
    app: Flask, client: CheckingClient, catcher: MailCatcher, base_url: str, name: str
) -> None:
    path, answers = FORMS[name]
    headers = {"Sec-Fetch-Site": "same-origin"}
    sent = client.post(path, data=answers, headers=headers, base_url=base_url)
    page = client.get(sent.location, base_url=base_url).text
    with app.app_context():
        lead = only_submission()
    assert SAID[lead.locale] in page
    assert delivered(app) == 1
    assert delivered(app) == 0
    [mail] = catcher.mails
    assert catcher.recipients == [mail["To"]] == ["femke@example.com"]
    assert mail["Content-Language"] == lead.locale
    assert mail["Message-ID"] == f"<receipt.{lead.id}@portolan.example>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Reply-To"] == BRAND.email
    [heading], promised = HEADING.findall(page), PROMISED.findall(page)
    text, html = (mail.get_body((kind,)) for kind in ("plain", "html"))
    assert text
    assert html
    for part in (text.get_content(), unescape(html.get_content())):
        words = " ".join(part.split())
        for told in (reference_of(lead.id), unescape(heading), *map(unescape, promised)):
            assert told in words
        assert BRAND.email in words
        assert BRAND.phone in words
        assert "as soon as we can" not in words
        assert "尽快" not in words
    assert unescape(heading) in mail["Subject"]
    assert reference_of(lead.id) in mail["Subject"]


@pytest.mark.parametrize("name", FORMS)
def test_nothing_that_was_typed_is_in_it(
    app: Flask, client: CheckingClient, catcher: MailCatcher, base_url: str, name: str
) -> None:
    path, answers = FORMS[name]
    headers = {"Sec-Fetch-Site": "same-origin"}
    client.post(path, data=answers, headers=headers, base_url=base_url)
    assert delivered(app) == 1
    [mail], [envelope] = catcher.mails, catcher.envelopes
    assert isinstance(envelope.content, bytes)
    assert envelope.content.isascii()
    parts = [str(mail.get_body((kind,))) for kind in ("plain", "html")]
    typed = {one for name, one in answers.items() if not name.endswith("email")} - OURS - {""}
    for part in (mail["Subject"], mail["From"], mail["Reply-To"], *parts):
        assert not [one for one in typed if one in part]
        assert "femke" not in part.casefold()


def test_nothing_in_it_is_fetched_or_reports(
    app: Flask, client: CheckingClient, catcher: MailCatcher, base_url: str
) -> None:
    sender(client, base_url)()
    delivered(app)
    html = catcher.mails[0].get_body(("html",))
    assert html
    for means in ("<img", "<link", "<script", "url(", "src=", "@import", "background=", "http"):
        assert means not in html.get_content()


def told(client: CheckingClient) -> bool:
    """Whether the confirmation says that there is a mail."""
    return SAID["en-US"] in client.get(THANKS, base_url=ENGLISH).text


def ordered(app: Flask) -> int:
    """How many mails were ordered."""
    with app.app_context(), transaction() as session:
        is_mail = OutboxEntry.channel == Channel.MAIL.value
        return len(session.scalars(select(OutboxEntry).where(is_mail)).all())


def test_a_mailbox_gets_three_a_day_however_it_is_written(
    app: Flask, client: CheckingClient, catcher: MailCatcher
) -> None:
    send = sender(client, ENGLISH)
    results = []
    for number, spelling in enumerate(("femke", "Femke+a", "femke+b", "FEMKE", "femke")):
        address = f"{spelling}@example.com"
        assert send(message=f"Message {number}", work_email=address).status_code == 303
        results.append(told(client))
    assert results == [True, True, True, False, False]
    assert delivered(app) == 3
    send(message="Another", work_email="jan@example.com")
    assert told(client)


def test_all_forms_count_together(app: Flask, client: CheckingClient) -> None:
    for case in CASES.values():
        assert case.post(client, ENGLISH).status_code == 303
    assert ordered(app) == 3


def test_a_second_click_is_no_second_mail_and_counts_for_none(
    app: Flask, client: CheckingClient, catcher: MailCatcher
) -> None:
    for _each in range(6):
        sender(client, ENGLISH)()
        assert told(client)
    sender(client, ENGLISH)(message="Another")
    assert told(client)
    assert delivered(app) == 2


def test_what_could_not_be_stored_counts_for_none(
    app: Flask, client: CheckingClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("portolan.leads.accept.accept", _refuse)
        for _each in range(5):
            assert sender(client, ENGLISH)().status_code == 503
    sender(client, ENGLISH)()
    assert told(client)


def _refuse(_lead: object) -> None:
    raise NotStored


def test_a_program_that_writes_into_every_field_causes_no_mail(
    app: Flask, client: CheckingClient
) -> None:
    assert sender(client, ENGLISH)(fold_here="http://spam.example").status_code == 303
    assert not told(client)
    assert ordered(app) == 0


def test_an_address_that_no_server_need_take_gets_none(app: Flask, client: CheckingClient) -> None:
    assert sender(client, ENGLISH)(work_email="伟@example.com").status_code == 303
    assert not told(client)
    assert ordered(app) == 0


def test_the_newsletter_has_no_receipt(app: Flask, client: CheckingClient) -> None:
    assert subscribe(client, ENGLISH).status_code == 303
    assert SAID["en-US"] not in client.get("/confirmation/newsletter", base_url=ENGLISH).text
    assert ordered(app) == 1


def test_nobody_is_told_of_a_mail_that_will_not_come(
    app: Flask, client: CheckingClient, catcher: MailCatcher
) -> None:
    catcher.answers.append("550 5.1.1 no such user")
    sender(client, ENGLISH)()
    assert delivered(app) == 0
    assert not told(client)


@pytest.mark.parametrize(("mail_url", "is_said"), [("", False), (PRODUCTION["MAIL_URL"], True)])
def test_without_a_mail_server_no_page_claims_one(
    tmp_path: Path, content: Path, tables: Path, locale: str, mail_url: str, *, is_said: bool
) -> None:
    place = with_tables(furnished(tmp_path, content), tables)
    settings = {**PRODUCTION, "MAIL_URL": mail_url, "INSTANCE_PATH": str(place)}
    site = create_app(settings)
    visiting = Client(served(site))
    sent = visiting.post(
        PATH,
        data=ANSWERS,
        headers={"Sec-Fetch-Site": "same-origin"},
        base_url=SITES[locale],
    )
    assert sent.status_code == 303
    page = visiting.get(sent.location, base_url=SITES[locale]).text
    assert (SAID[locale] in page) is is_said
    assert ordered(site) == is_said
