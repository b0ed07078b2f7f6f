"""The raw bytes of our mails, whatever somebody has typed as an address or configured as a name."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from email.message import EmailMessage
from uuid import uuid4

import pytest
from flask import Flask, current_app
from werkzeug.datastructures import MultiDict

from forms.newsletter import NewsletterForm
from portolan.core.i18n import lazy
from portolan.core.mail_address import is_mail_address, is_mail_sender
from portolan.leads.confirmation_mail import confirmation_mail
from portolan.leads.models import Subscriber
from portolan.leads.receipt_mail import receipt_mail
from portolan.leads.receipt_texts import ReceiptTexts, on_receipt
from portolan.sections.shared.lead_pages.form_page import Thanks
from tests.support.hostile_mail import ADDRESSES, NAMES
from tests.support.locales import EN_US
from tests.unit.forms.conftest import SENT
from tests.unit.leads.mails import configure

COMMON = (
    *("Subject", "Content-Language", "From", "To", "Date", "Message-ID", "Auto-Submitted"),
    *("MIME-Version", "Content-Type"),
)
PLAIN = "femke@example.com"
Make = Callable[[str], EmailMessage]


def confirmation(address: str) -> EmailMessage:
    """The newsletter's mail to an address."""
    subscriber = Subscriber(id=uuid4(), submission_id=uuid4(), address=address, locale="en-US")
    return confirmation_mail(subscriber, datetime.now(UTC))


def receipt(address: str) -> EmailMessage:
    """The mail of receipt to an address, of one who typed all his other answers too."""
    thanks = Thanks(lazy("Sent"), lazy("Hi."), lazy("Hi."))
    texts = ReceiptTexts(lazy("Contact"), lambda _each: thanks, lambda *_each: None)
    on_receipt(current_app, "contact", texts)
    fields = {"first_name": address, "work_email": address, "message": address}
    lead = {"id": str(uuid4()), "form": "contact", "locale": "en-US", "fields": fields}
    now = datetime.now(UTC)
    return receipt_mail({**lead, "received_at": now.isoformat()}, now)


FIELDS: Mapping[Make, tuple[str, ...]] = {
    confirmation: (*COMMON, "List-Unsubscribe", "List-Unsubscribe-Post"),
    receipt: (*COMMON, "Reply-To"),
}


@pytest.fixture(params=FIELDS)
def make(request: pytest.FixtureRequest) -> Make:
    """Each kind of mail in turn."""
    kind: Make = request.param
    return kind


def headers(make: Make, address: str) -> Mapping[str, str]:
    """The headers of the mail to an address, read from its bytes as a mail server reads them."""
    raw = make(address).as_bytes()
    assert raw.isascii()
    lines = raw.partition(b"\r\n\r\n")[0].decode().replace("\r\n ", " ").split("\r\n")
    assert not any(set(line) & {"\r", "\n", "\0"} for line in lines)
    pairs = [line.partition(": ")[::2] for line in lines]
    assert sorted(name for name, _text in pairs) == sorted(FIELDS[make])
    return dict(pairs)


def is_sent(make: Make, address: str) -> bool:
    """Whether there is a mail to an address, and then to nobody else."""
    try:
        result = headers(make, address)
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
    def test_none_writes_a_header(self, make: Make) -> None:
        assert len(ADDRESSES) >= 500
        refused = [address for address in ADDRESSES if not is_sent(make, address)]
        assert len(refused) > len(ADDRESSES) / 2

    def test_what_the_form_takes_is_sent_as_it_is(self, make: Make) -> None:
        taken = {typed: stored for typed in (PLAIN, *ADDRESSES) if (stored := accepted(typed))}
        assert taken[PLAIN] == PLAIN
        for stored in taken.values():
            assert headers(make, stored)["To"] == stored

    def test_one_is_ordered_where_one_is_sent(self) -> None:
        assert is_mail_address(PLAIN)
        for address in ADDRESSES:
            assert is_mail_address(address) is is_sent(receipt, address)

    def test_each_way_to_write_it_is_its_own_mailbox_or_none(self) -> None:
        assert not [typed for typed in ADDRESSES if "=?" in typed and accepted(typed)]


def test_no_name_of_the_sender_writes_a_header(speaking: Flask, make: Make) -> None:
    plain = headers(make, PLAIN)
    for name in NAMES:
        sender = f"{name} <news@portolan.example>"
        if is_mail_sender(sender):
            configure(speaking, mail_from=sender)
            result = headers(make, PLAIN)
            assert result["From"].endswith("<news@portolan.example>")
            assert result["To"] == plain["To"]
