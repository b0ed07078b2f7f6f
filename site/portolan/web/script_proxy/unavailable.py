"""The error of an unavailable script."""


class Unavailable(Exception):  # noqa: N818 - a state of the vendor, not a mistake of ours
    """An allowed script that cannot be fetched now; the message reveals nothing of the network."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
