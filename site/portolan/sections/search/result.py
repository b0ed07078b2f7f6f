"""A page that a query means, drawn before the results of the text search."""

from typing import NamedTuple


class Direct(NamedTuple):
    """A page with its kind, its title and a text.

    `site` is the address of somebody else's page, if that is where the answer is, and `desk` that
    of the form by which we answer.
    """

    label: str
    title: str
    path: str
    text: str
    lang: str | None = None
    site: str = ""
    desk: str = ""
