"""The mail of receipt: the reference number of what somebody sent, and by when we answer."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from email.message import EmailMessage
from typing import Any
from uuid import UUID

from flask_babel import force_locale
from flask_babel.speaklater import LazyString

from portolan.core.brand import BRAND
from portolan.core.i18n import _
from portolan.core.locale import Locale
from portolan.core.locales import locale_by_code
from portolan.leads.addressed_mail import addressed
from portolan.leads.carriers import NothingToDeliver
from portolan.leads.mail import Mail
from portolan.leads.mailbox import address_in
from portolan.leads.receipt_texts import Promised, Thanked, receipt_texts
from portolan.leads.reference import reference_of

RECEIPT_LIFE = timedelta(days=2)
"""How long it may wait for a mail server: later it would promise what is past."""


def receipt_mail(payload: Mapping[str, Any], now: datetime) -> EmailMessage:
    """The mail for a submission, in the language of its page.

    Nothing that was typed stands in it, not even a name: the address may be somebody else's.

    Raises:
        NothingToDeliver: it comes too late, or its form has no such mail.
        ValueError: no mail can be sent to the address.
    """
    sent_at = datetime.fromisoformat(payload["received_at"])
    texts = receipt_texts(payload["form"])
    if texts is None or now - sent_at > RECEIPT_LIFE:
        raise NothingToDeliver("too late for a receipt" if texts else "a form without receipts")
    locale = locale_by_code(payload["locale"])
    reference = reference_of(UUID(payload["id"]))
    with force_locale(locale.babel):
        promised = texts.promise(sent_at, payload["fields"], locale)
        thanks = texts.thanks(payload["fields"])
        mail = _mail(texts.form, thanks, reference, promised, locale)
    message = addressed(mail, address_in(payload["fields"]), f"receipt.{payload['id']}", now)
    # Whoever answers it reaches us, and the number stands in the subject.
    message["Reply-To"] = BRAND.email
    return message


def _mail(
    form: LazyString, thanks: Thanked, reference: str, promised: Promised | None, locale: Locale
) -> Mail:
    return Mail(
        language=locale.code,
        subject=_(
            "{{heading}}, reference {{reference}}", heading=thanks.heading, reference=reference
        ),
        heading=str(thanks.heading),
        figure=(_("Your reference"), reference),
        paragraphs=(
            _(
                "Somebody, most likely you, has sent us the form “{{form}}” with this email "
                "address.",
                form=form,
            ),
            *((promised.text,) if promised else ()),
            str(thanks.mailed),
            _(
                "If you want to add something or to ask about it, reply to this email, write to "
                "{{email}} or call {{phone}}, and give this number.",
                email=BRAND.email,
                phone=BRAND.phone,
            ),
        ),
        notes=(
            _(
                "If it was not you, somebody has typed your address: ignore this email, or reply "
                "and we delete what was sent."
            ),
        ),
    )
