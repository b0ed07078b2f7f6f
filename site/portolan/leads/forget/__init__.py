"""Erasure of a person: their submissions are deleted, their address is redacted in others'.

What somebody else sent is his: it stays, with a mark where the address stood.
"""

from collections.abc import Callable, Iterable

from portolan.leads.forget.files import forget_in_mails, forget_in_spool
from portolan.leads.forget.lead_texts import Trace
from portolan.leads.forget.stored import forget_stored, mentioning
from portolan.leads.person import Person

__all__ = ["Person", "Trace", "forget"]


def forget(
    person: Person,
    tell: Callable[[Iterable[Trace]], object],
    report: Callable[[int], object] = int,
    *,
    rehearses: bool = False,
) -> None:
    """Erase the person in the spool, the mails written in development, and the database.

    The spool comes first: what moves meanwhile moves from there into the database.

    Args:
        person: who it is.
        tell: is told what was done, once it is true.
        report: is told how many more stored submissions were looked at.
        rehearses: tell everything and change nothing.
    """
    tell(forget_in_spool(person, rehearses=rehearses))
    tell(forget_in_mails(person, rehearses=rehearses))
    ids = list(mentioning(person, report))
    tell(forget_stored(person, ids, rehearses=rehearses))
