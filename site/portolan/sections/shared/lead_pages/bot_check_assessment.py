"""The vendor's assessment of a response: of whom, for what, where and when."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Self

LOWEST_SCORE = 0.5
"""The lowest accepted score, if the answer has one (0 a program, 1 a person).

The vendor's own threshold: https://developers.google.com/recaptcha/docs/v3
"""
LIFE = timedelta(minutes=3)
"""The maximum age of a response: the vendor's two minutes, and the time to post and verify."""
CLOCKS_APART = timedelta(minutes=1)
"""How much earlier than the vendor's our clock may be."""


@dataclass(frozen=True)
class Assessment:
    """The answer of the vendor, as far as it matters here.

    Attributes:
        is_person: whether the vendor considers the sender one.
        action: what the browser has asked the response for.
        hostname: the site where it did.
        made_at: when it did; None if the answer does not say so.
    """

    is_person: bool
    action: str
    hostname: str
    made_at: datetime | None

    @classmethod
    def of(cls, answer: Mapping[str, Any]) -> Self:
        """The assessment in an answer that has a verdict."""
        return cls(
            is_person=answer["success"] and _is_enough(answer.get("score")),
            action=str(answer.get("action")),
            hostname=str(answer.get("hostname")),
            made_at=_moment(answer.get("challenge_ts")),
        )

    def vouches(self, action: str, hostnames: Collection[str], now: datetime) -> bool:
        """Whether a person has just asked for it on this site, for this action."""
        is_ours = self.action == action and self.hostname in hostnames
        is_new = self.made_at is not None and -CLOCKS_APART <= now - self.made_at <= LIFE
        return self.is_person and is_ours and is_new


def _is_enough(score: object) -> bool:
    return not isinstance(score, int | float) or score >= LOWEST_SCORE


def _moment(text: object) -> datetime | None:
    try:
        moment = datetime.fromisoformat(str(text))
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
