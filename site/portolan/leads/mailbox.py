"""The address and the mailbox of a typed address."""

from portolan.leads.keyed_hash import keyed_hash


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
