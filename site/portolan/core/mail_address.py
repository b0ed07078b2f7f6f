"""Addresses for the headers of mails: parsed, and refused if a header would change them."""

import re
from email.headerregistry import Address

ENCODED_WORD = "=?"
"""Where RFC 2047 begins: Python's headers decode it, and so do mail programs, in any place."""

# Atoms with dots between (RFC 5322), in ASCII, at a host that is called by its name.
_ATOM = r"[\w!#$%&'*+/=?^`{|}~-]+"
_HOST = r"[a-z0-9-]+(?:\.[a-z0-9-]+)*"
_ADDRESS = re.compile(rf"{_ATOM}(?:\.{_ATOM})*@{_HOST}", re.ASCII | re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def mail_address(address: str, name: str = "") -> Address:
    """The parsed form of an address, for one person by that name.

    Raises ValueError for whatever a header would not give back as it was.
    """
    is_fit = _ADDRESS.fullmatch(address) and ENCODED_WORD not in address + name
    if not is_fit or _CONTROL.search(name):
        raise ValueError("no address for a header")
    return Address(display_name=name, addr_spec=address)


def mail_sender(text: str, default_name: str = "") -> Address:
    """The parsed form of `name@host`, or of `Name <name@host>`."""
    if not text.endswith(">"):
        return mail_address(text, default_name)
    name, _bracket, address = text.removesuffix(">").rpartition("<")
    return mail_address(address, name.strip().strip('"') or default_name)


def is_mail_address(text: str) -> bool:
    """Whether a mail can be sent to the text."""
    try:
        mail_address(text)
    except ValueError:
        return False
    return True


def is_mail_sender(text: str) -> bool:
    """Whether the text is an address, with or without a name."""
    try:
        mail_sender(text)
    except ValueError:
        return False
    return True
