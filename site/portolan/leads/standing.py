"""Where a subscriber of the newsletter stands."""

from enum import StrEnum


class Standing(StrEnum):
    """From the first request to the last link of a mail."""

    PENDING = "pending"
    CONFIRMED = "confirmed"
    UNSUBSCRIBED = "unsubscribed"
