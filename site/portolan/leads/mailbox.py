"""The address and the mailbox of a typed address."""

from collections.abc import Mapping

from portolan.leads.keyed_hash import keyed_hash


def is_address_field(name: str) -> bool:
    """Whether a field is for the sender's address: `email`, `work_email`."""
    return name.rpartition("_")[2] == "email"


def address_in(fields: Mapping[str, str]) -> str:
    """The sender's address among the answers of a form; empty where it asks for none."""
    return next((text for name, text in fields.items() if is_address_field(name)), "")


def same_address(typed: str) -> str:
    """The stored form of an address: no outer spaces, the domain in lower case.

    Nothing else is folded: whether `Femke@` and `femke@` are one person, only their host knows.
    """
    local, _at, domain = typed.strip().rpartition("@")
    return f"{local}@{domain.lower()}"


def mailbox_of(address: str) -> str:
    """The mailbox that an address most likely leads to: most hosts fold case and drop a +tag.

    On the others two people have to share a mail a day; nobody is taken for somebody else.

    Returns:
        A keyed hash: the row of one spelling says nothing of another.
    """
    local, _at, domain = same_address(address).casefold().rpartition("@")
    return keyed_hash(f"{local.partition('+')[0]}@{domain}")
