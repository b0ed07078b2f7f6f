"""A person in a lead: whether the lead is theirs, and its texts without them."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from portolan.leads.mailbox import is_address_field
from portolan.leads.person import Person

Texts = Mapping[str, str]
"""The answers of a lead, or its attribution."""


class ErasureAction(StrEnum):
    """The action for a record that mentions a person."""

    DELETED = "deleted"
    REDACTED = "redacted"


class Trace(NamedTuple):
    """A record that mentions the person.

    Attributes:
        action: what was done with it.
        name: the id by which the receiver knows it, or the name of a file.
        is_mail: whether it was a mail of the development, which nobody else knows.
    """

    action: ErasureAction
    name: str
    is_mail: bool = False


def erasure_action(person: Person, fields: Texts, attribution: Texts) -> ErasureAction | None:
    """The action for a lead; None if it does not mention the person."""
    if any(person.is_at(text) for name, text in fields.items() if is_address_field(name)):
        return ErasureAction.DELETED
    if struck(person, fields) != fields or struck(person, attribution) != attribution:
        return ErasureAction.REDACTED
    return None


def struck(person: Person, texts: Texts) -> dict[str, str]:
    """The texts without the person's address; contact fields are left as they are."""
    return {
        name: text if is_address_field(name) else person.struck_from(text)
        for name, text in texts.items()
    }
