"""Why a script cannot be had, as far as a visitor is told."""


class Unavailable(Exception):  # noqa: N818 - a state of the vendor, not a mistake of ours
    """A script that is allowed but not to be had now; the text holds nothing of the network."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
