"""Pages that visitors mean by everyday words: tools, forms, and whom to call."""

from typing import NamedTuple

from portolan.core.i18n import lazy_pgettext


class Errand(NamedTuple):
    """A page: its address, its title, what kind it is, and what it is for.

    The phrases by which people ask for it are in `phrases.csv` of its section.
    """

    path: str
    title: object
    kind: object
    text: object


TOOL, FORM, COMPANY = (
    lazy_pgettext("kind of page", "Tool"),
    lazy_pgettext("kind of page", "Form"),
    lazy_pgettext("kind of page", "Company"),
)
