"""A mail with the headers that all of ours have: from whom, to whom, when, under which id."""

from datetime import datetime
from email.message import EmailMessage
from email.utils import format_datetime

from flask import current_app

from portolan.core.brand import BRAND
from portolan.core.mail_address import mail_address, mail_sender
from portolan.leads.mail import Mail


def addressed(mail: Mail, address: str, name: str, now: datetime) -> EmailMessage:
    """The message to an address.

    Args:
        mail: what it says.
        address: of one person; a ValueError is raised for what a header would change.
        name: the same at every attempt, so that a program that gets it twice shows it once.
        now: the time of this attempt.
    """
    message = mail.as_message()
    settings = current_app.config["SETTINGS"]
    sender = mail_sender(settings.mail_from or BRAND.email, BRAND.name)
    message["From"] = sender
    message["To"] = mail_address(address)
    message["Date"] = format_datetime(now)
    message["Message-ID"] = f"<{name}@{sender.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    return message
