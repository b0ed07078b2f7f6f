"""The raw bytes of our mails, whatever somebody has typed as an address or configured as a name."""

from collections.abc import Mapping
from datetime import UTC, datetime
from uuid import uuid4

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

from forms.newsletter import NewsletterForm
from portolan.core.mail_address import is_mail_sender
from portolan.leads.confirmation_mail import confirmation_mail
from portolan.leads.models import Subscriber
from tests.support.hostile_mail import ADDRESSES, NAMES
from tests.support.locales import EN_US
from tests.unit.forms.conftest import SENT
from tests.unit.leads.mails import configure

FIELDS = {
    *("Subject", "Content-Language", "From", "To", "Date", "Message-ID", "Auto-Submitted"),
    *("List-Unsubscribe", "List-Unsubscribe-Post", "MIME-Version", "Content-Type"),
}
PLAIN = "femke@example.com"


def headers(address: str) -> Mapping[str, str]:
    """The headers of the mail to an address, read from its bytes as a mail server reads them."""
    subscriber = Subscriber(id=uuid4(), submission_id=uuid4(), address=address, locale="en-US")
    raw = confirmation_mail(subscriber, datetime.now(UTC)).as_bytes()
    assert raw.isascii()
    lines = raw.partition(b"\r\n\r\n")[0].decode().replace("\r\n ", " ").split("\r\n")
    assert not any(set(line) & {"\r", "\n", "\0"} for line in lines)
    pairs = [line.partition(": ")[::2] for line in lines]
    assert sorted(name for name, _text in pairs) == sorted(FIELDS)
    return dict(pairs)


def is_sent(address: str) -> bool:
    """Whether there is a mail to an address, and then to nobody else."""
    try:
        result = headers(address)
    except ValueError:
        return False
    assert result["To"] == address
    return True


def accepted(typed: str) -> str | None:
    """What the form keeps of an address; None where it refuses it."""
    form = NewsletterForm(MultiDict({"email": typed, "consent": "y"}), locale=EN_US, meta=SENT)
    return form.stored()["email"] if form.validate() else None


@pytest.mark.usefixtures("speaking")
class TestAddresses:
    def test_none_writes_a_header(self) -> None:
        assert len(ADDRESSES) >= 500
        refused = [address for address in ADDRESSES if not is_sent(address)]
        assert len(refused) > len(ADDRESSES) / 2

    def test_what_the_form_takes_is_sent_as_it_is(self) -> None:
        taken = {typed: stored for typed in (PLAIN, *ADDRESSES) if (stored := accepted(typed))}
        assert taken[PLAIN] == PLAIN
        for stored in taken.values():
            assert headers(stored)["To"] == stored

    def test_each_way_to_write_it_is_its_own_mailbox_or_none(self) -> None:
        assert not [typed for typed in ADDRESSES if "=?" in typed and accepted(typed)]


def test_no_name_of_the_sender_writes_a_header(speaking: Flask) -> None:
    plain = headers(PLAIN)
    for name in NAMES:
        sender = f"{name} <news@portolan.example>"
        if is_mail_sender(sender):
            configure(speaking, mail_from=sender)
            result = headers(PLAIN)
            assert result["From"].endswith("<news@portolan.example>")
            assert result["To"] == plain["To"]
