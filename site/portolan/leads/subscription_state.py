"""The state of a newsletter subscriber."""

from enum import StrEnum


class Standing(StrEnum):
    """The states from the first request to the unsubscription."""

    PENDING = "pending"
    CONFIRMED = "confirmed"
    UNSUBSCRIBED = "unsubscribed"
