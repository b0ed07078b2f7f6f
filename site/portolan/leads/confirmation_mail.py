"""The mail that asks the owner of an address to confirm the newsletter."""

from datetime import datetime
from email.message import EmailMessage
from email.utils import format_datetime

from flask import current_app
from flask_babel import force_locale

from portolan.core.brand import BRAND
from portolan.core.i18n import _, pgettext
from portolan.core.locales import locale_by_code
from portolan.core.mail_address import mail_address, mail_sender
from portolan.leads.links import LINK_LIFE, LinkPurpose, link
from portolan.leads.mail import Mail
from portolan.leads.models import Subscriber


def confirmation_mail(subscriber: Subscriber, now: datetime) -> EmailMessage:
    """The mail for a request that waits for confirmation, in its language.

    Nothing that was typed stands in it but the address it goes to, so nobody can have us send
    words of his to somebody else.
    """
    with force_locale(locale_by_code(subscriber.locale).babel):
        mail = _mail(subscriber)
    message = mail.as_message()
    settings = current_app.config["SETTINGS"]
    sender = mail_sender(settings.mail_from or BRAND.email, BRAND.name)
    message["From"] = sender
    message["To"] = mail_address(subscriber.address)
    message["Date"] = format_datetime(now)
    # The same at every attempt: a mail program that gets it twice shows it once.
    message["Message-ID"] = f"<newsletter.{subscriber.submission_id}@{sender.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    # RFC 8058: mail programs offer a button of their own, which posts to this address.
    message["List-Unsubscribe"] = f"<{mail.leave_target}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def _mail(subscriber: Subscriber) -> Mail:
    return Mail(
        language=subscriber.locale,
        subject=_("Please confirm: the {{brand}} newsletter"),
        heading=_("One click, and you are on the list."),
        paragraphs=(
            _(
                "Somebody, most likely you, has asked for the {{brand}} newsletter at this "
                "address. If it was you, confirm it here. The link works for {{days}} days.",
                days=LINK_LIFE.days,
            ),
        ),
        button=_("Confirm the subscription"),
        target=link(LinkPurpose.CONFIRM, subscriber.id, subscriber.locale),
        by_hand=_("If the button does nothing, copy this address into your browser:"),
        notes=(_("If it was not you, ignore this email: your address is not on any list."),),
        leave=pgettext("button", "Unsubscribe"),
        leave_target=link(LinkPurpose.UNSUBSCRIBE, subscriber.id, subscriber.locale),
    )
