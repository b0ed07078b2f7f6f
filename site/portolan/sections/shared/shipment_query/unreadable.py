"""The bounds of a list, and what is wrong with one as a whole."""

MOST_ROWS = 1_000
"""Shipments in a list."""

MOST_LINES, MOST_COLUMNS = 2_000, 100
"""Lines with titles and empty ones among them; columns with those that are not read."""

LONGEST_CELL = 120
MOST_TEXT = 600_000
"""Bytes of what is read of a list: it comes back in the form, which may hold a megabyte."""


class UnreadableList(Exception):  # noqa: N818 - reads as what happened where a view catches it
    """A list that is no table of shipments; the message is for the visitor."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message
