"""The mail that asks the owner of an address to confirm the newsletter."""

from datetime import datetime
from email.message import EmailMessage

from flask_babel import force_locale

from portolan.core.i18n import _, pgettext
from portolan.core.locales import locale_by_code
from portolan.leads.addressed_mail import addressed
from portolan.leads.links import LINK_LIFE, LinkPurpose, link
from portolan.leads.mail import Mail, MailLink
from portolan.leads.models import Subscriber


def confirmation_mail(subscriber: Subscriber, now: datetime) -> EmailMessage:
    """The mail for a request that waits for confirmation, in its language.

    Nothing that was typed stands in it but the address it goes to, so nobody can have us send
    words of his to somebody else.
    """
    leave_target = link(LinkPurpose.UNSUBSCRIBE, subscriber.id, subscriber.locale)
    with force_locale(locale_by_code(subscriber.locale).babel):
        mail = _mail(subscriber, leave_target)
    name = f"newsletter.{subscriber.submission_id}"
    message = addressed(mail, subscriber.address, name, now)
    # RFC 8058: mail programs offer a button of their own, which posts to this address.
    message["List-Unsubscribe"] = f"<{leave_target}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def _mail(subscriber: Subscriber, leave_target: str) -> Mail:
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
        button=MailLink(
            _("Confirm the subscription"),
            link(LinkPurpose.CONFIRM, subscriber.id, subscriber.locale),
        ),
        by_hand=_("If the button does nothing, copy this address into your browser:"),
        notes=(_("If it was not you, ignore this email: your address is not on any list."),),
        leave=MailLink(pgettext("button", "Unsubscribe"), leave_target),
    )
