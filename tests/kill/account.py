"""The account: what was promised to visitors beside what has arrived."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tests.kill.visitors import address_of


@dataclass(frozen=True)
class Account:
    """All that a trial has counted.

    Attributes:
        accepted: the messages whose visitors read the confirmation.
        delivered: message and Idempotency-Key of each request that the receiver took.
        mails: address and Message-ID of each mail of receipt that the mail server took; None
            where there is none.
        answers: posts by status; 0 for those that a kill cut off.
        kills: by kind of process.
        left: what lies undelivered at the end, by where it lies.
        unexpected: answers that nobody should have had.
    """

    accepted: frozenset[str]
    delivered: tuple[tuple[str, str], ...]
    mails: tuple[tuple[str, str], ...] | None
    answers: Mapping[int, int]
    kills: Mapping[str, int]
    left: Mapping[str, int]
    unexpected: Mapping[int, int]

    @property
    def lost(self) -> int:
        """Messages that were confirmed and never arrived."""
        return len(self.accepted - {message for message, _key in self.delivered})

    @property
    def duplicates(self) -> int:
        """Messages that arrived under more than one key, once for each key too many."""
        keys = _per_message(self.delivered)
        return sum(count - 1 for count in keys.values())

    @property
    def unmailed(self) -> int:
        """Messages that were confirmed and whose number never came by mail."""
        if self.mails is None:
            return 0
        mailed = {address for address, _message_id in self.mails}
        return len({address_of(message) for message in self.accepted} - mailed)

    @property
    def mailed_anew(self) -> int:
        """Mails for one message under more than one Message-ID, once for each too many."""
        return sum(count - 1 for count in _per_message(self.mails or ()).values())

    @property
    def figures(self) -> dict[str, int]:
        """Everything to print, by name."""
        return {
            "posts": sum(self.answers.values()),
            "cut off by a kill": self.answers.get(0, 0),
            "told that it was not stored": self.answers.get(503, 0),
            "messages accepted": len(self.accepted),
            **{f"kills of {name}": count for name, count in sorted(self.kills.items())},
            "delivered requests": len(self.delivered),
            "distinct keys": len({key for _message, key in self.delivered}),
            "distinct messages": len({message for message, _key in self.delivered}),
            "lost": self.lost,
            "duplicates after the key": self.duplicates,
            "mails": len(self.mails or ()),
            "distinct mails": len({message_id for _address, message_id in self.mails or ()}),
            "accepted, and no mail": self.unmailed,
        }

    @property
    def faults(self) -> list[str]:
        """What should not be."""
        left = {place: count for place, count in self.left.items() if count}
        results = {
            f"{self.lost} accepted messages are lost": self.lost,
            f"{self.duplicates} messages arrived under another key again": self.duplicates,
            f"{self.unmailed} accepted messages have no mail": self.unmailed,
            f"{self.mailed_anew} mails went under another id again": self.mailed_anew,
            f"left behind: {left}": left,
            f"unexpected answers: {dict(self.unexpected)}": self.unexpected,
            "nothing was accepted": not self.accepted,
        }
        return [text for text, is_so in results.items() if is_so]


def _per_message(delivered: Iterable[tuple[str, str]]) -> Counter[str]:
    """How many keys each message came under."""
    return Counter(message for message, _key in set(delivered))
