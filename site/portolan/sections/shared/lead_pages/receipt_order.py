"""The order of a mail of receipt, with the lead that it is for."""

from dataclasses import replace

from flask import current_app

from portolan.core.config import Settings
from portolan.core.mail_address import is_mail_address
from portolan.leads.lead import Lead
from portolan.leads.limits import may_send_receipt, receipt_was_not_ordered
from portolan.leads.mailbox import address_in
from portolan.sections.shared.lead_pages.bot_check import BotFlag

NOT_ANSWERED = {"honeypot", BotFlag.FAILED}
"""Flags of programs, which write down anybody's address: what they send is kept, unanswered."""


def with_receipt(lead: Lead) -> Lead:
    """The lead with an order of a mail, if one can and may go to its sender; it is counted."""
    return replace(lead, has_receipt=_gets_mail(lead))


def take_back(lead: Lead) -> None:
    """Undo the count of an order that was stored nowhere."""
    if lead.has_receipt:
        receipt_was_not_ordered(address_in(lead.fields))


def _gets_mail(lead: Lead) -> bool:
    settings: Settings = current_app.config["SETTINGS"]
    address = address_in(lead.fields)
    is_possible = settings.sends_mails and is_mail_address(address)
    return is_possible and NOT_ANSWERED.isdisjoint(lead.flags) and may_send_receipt(address)
