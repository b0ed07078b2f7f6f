"""Rate limits of posts per network: enough for an office, too few for a flood."""

from datetime import UTC, datetime
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from time import time

from flask import Flask, current_app, request

from portolan.leads.counters import counters, init_counters
from portolan.leads.keyed_hash import keyed_hash
from portolan.leads.mailbox import mailbox_of

# Of posts that were stored. Configuration may set other figures under the same names.
DEFAULTS = {
    "LEADS_LIMIT": "30 per 10 minutes; 200 per day",
    # Of those that somebody should look at twice before trusting them.
    "LEADS_LIMIT_UNVERIFIED": "10 per 10 minutes; 50 per day",
    # Of all posts, however they end: a judged form costs time even if it is refused.
    "LEADS_LIMIT_ATTEMPTS": "120 per minute",
    # Of posts that ask for a mail to one mailbox, from wherever they come. How many mails go out
    # is decided elsewhere: one a day.
    "LEADS_LIMIT_RECIPIENT": "20 per hour",
    # Of mails of receipt to one mailbox; what is sent beyond them is stored all the same.
    "LEADS_LIMIT_RECEIPTS": "3 per day",
}


def init_limits(app: Flask) -> None:
    """Set up the limits, by the configuration or by default."""
    for name, rule in DEFAULTS.items():
        app.config.setdefault(name, rule)
    settings = app.config["SETTINGS"]
    init_counters(app, settings.redis_url, settings.instance_path)


def may_try() -> bool:
    """Whether the network may try one more post; it is counted."""
    return within_rate(current_app.config["LEADS_LIMIT_ATTEMPTS"], "lead-attempts")


def may_store(*, is_suspect: bool) -> bool:
    """Whether one more post of the network may be stored; it is counted at once.

    Were it counted once it is stored, those that come at one moment would all be within the rule.
    """
    return within_rate(*_rule_for_stored(is_suspect=is_suspect))


def was_not_stored(*, is_suspect: bool) -> None:
    """Undo the count of a post that was not stored through no fault of the visitor."""
    counters().take_back(*_rule_for_stored(is_suspect=is_suspect), network_key())


def may_mail(address: str) -> bool:
    """Whether one more post may request a mail to the mailbox; it is counted by a keyed hash."""
    rule = current_app.config["LEADS_LIMIT_RECIPIENT"]
    return within_rate(rule, "lead-recipient", of=mailbox_of(address))


def may_send_receipt(address: str) -> bool:
    """Whether one more mail of receipt may go to the mailbox; it is counted by a keyed hash."""
    return within_rate(*_rule_for_receipts(), of=mailbox_of(address))


def receipt_was_not_ordered(address: str) -> None:
    """Undo the count of a mail of receipt that nobody needs."""
    counters().take_back(*_rule_for_receipts(), mailbox_of(address))


def within_rate(rule: str, scope: str, of: str | None = None) -> bool:
    """Whether one more event of a scope is within a rule; it is counted.

    Args:
        rule: `10 per minute; 100 per day`.
        scope: what is counted; the same scope always has the same rule.
        of: whose it is, and nothing personal; the visitor's network where it is None.
    """
    return counters().count(rule, scope, network_key() if of is None else of)


def wait_seconds() -> int:
    """Seconds to wait for a network that exceeded a limit in this request, at least one."""
    return max(1, ceil(counters().reset_at - time()))


def network_key() -> str:
    """The visitor's network as a keyed hash that changes daily: no address is kept anywhere."""
    today = datetime.now(UTC).date().isoformat()
    return keyed_hash(f"{today} {network_of(request.remote_addr or '')}")


def network_of(address: str) -> str:
    """The network of one subscriber: an IPv4 address, or the /64 of an IPv6 one."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ip_network((parsed, 64), strict=False))
    return str(parsed)


def _rule_for_receipts() -> tuple[str, str]:
    return current_app.config["LEADS_LIMIT_RECEIPTS"], "lead-receipts"


def _rule_for_stored(*, is_suspect: bool) -> tuple[str, str]:
    name = "LEADS_LIMIT_UNVERIFIED" if is_suspect else "LEADS_LIMIT"
    return current_app.config[name], name.lower()
