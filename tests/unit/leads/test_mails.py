"""The mails themselves: what they say, and to whom they can go."""

import pytest
from flask import Flask

from portolan.core.brand import BRAND
from portolan.leads import delivery
from portolan.leads.models import State
from tests.support.mail_catcher import MailCatcher
from tests.unit.leads.conftest import MakeLead
from tests.unit.leads.mails import ask, configure
from tests.unit.leads.outbox_rows import entry

pytestmark = pytest.mark.usefixtures("speaking")
SUBJECTS = {
    "en-US": f"Please confirm: the {BRAND.name} newsletter",
    "zh-CN": f"请确认订阅{BRAND.name}全球物流月报",
}
SITES = {"en-US": "http://localhost:8000", "zh-CN": "http://zh-cn.localhost:8000"}


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
    assert f'<html lang="{locale}" dir="ltr">' in html.get_content()
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
