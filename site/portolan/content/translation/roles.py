"""Roles of interface texts on their page, by the source around them, and their limits of length."""

import re
from typing import NamedTuple

from babel.messages.catalog import Message

from portolan.core.i18n import PLACEHOLDER
from portolan.core.line_width import WIDEST_DESCRIPTION, WIDEST_TITLE, line_width

TEXT = "text"
"""A text whose source does not say more."""

ELEMENTS = {
    **{f"h{level}": "heading" for level in range(1, 7)},
    'p class="no"': "line above a heading",
    "a": "link",
    'a class="btn': "button",
    "button": "button",
    "th": "head of a table",
    'th scope="row"': "head of a row",
    "td": "cell of a table",
    "dt": "name of a fact",
    "dd": "fact",
    "p": "paragraph",
    "li": "list item",
    "label": "label of a field",
    "legend": "heading of fields",
    "caption": "caption of a table",
    "summary": "text to open",
    "option": "choice",
    "title": "title",
    "@alt": "alternative text",
    "@aria-label": "name for screen readers",
    "@data-l": "head of a table",
    "@placeholder": "example in a field",
    "@title": "text on hovering",
}
"""What a text is by the element that holds it, and its first attribute; or by its own attribute."""

ARGUMENTS = {
    "alt": "alternative text",
    "back": "link back",
    "button": "button",
    "column": "head of a table",
    "description": "description",
    "heading": "heading",
    "hint": "hint of a field",
    "label": "label",
    "lead": "paragraph",
    "legend": "heading of fields",
    "message": "error of a field",
    "more": "link",
    "name": "name",
    "problem": "error of a field",
    "submit": "button",
    "subject": "subject of a mail",
    "thanks": "text of thanks",
    "title": "title",
}
"""What a text is by the name of the argument or key that it is given as."""

CALLS = {
    "opening": ("", "line above a heading", "heading"),
    "halves": ("", "", "", "line above a heading", "heading"),
    "facts": ("name of a fact",),
    "points": ("", "heading", "list item"),
    "cta": ("", "heading", "paragraph"),
    "Link": ("menu",),
    "Step": ("link", "", "paragraph"),
    "Direct": ("kind of search result",),
    "Filter": ("", "label of a field", "", "", "choice"),
    "PieceColumn": ("", "head of a table"),
    "NamedTotals": ("", "heading", "head of a table"),
    "DateFault": ("", "label of a field", "error of a field"),
    "Parameter": ("", "parameter"),
    "Refused": ("error of a field",),
    "UnreadableList": ("error of a field",),
    "Problem": ("", "error of a field"),
    "_fact": ("name of a fact", "fact"),
    "_refuse": ("", "error of a field"),
    "plain_choice": ("", "choice"),
    "look_up": ("", "label of a field"),
    "lanes": ("line above a heading", "heading"),
}
"""What the arguments of a macro, a class or a function are, by their order."""

WIDEST = {
    "title": WIDEST_TITLE,
    "description": WIDEST_DESCRIPTION,
    "button": 32,
    "menu": 28,
    "head of a table": 32,
    "line above a heading": 40,
    "name of a fact": 32,
}
"""The room for a text, in Latin letters: a Chinese character takes that of two."""
_LIMIT = re.compile(r"at most (\d+) wide")


class Excess(NamedTuple):
    """A translation that is wider than there is room."""

    text: str
    width: int
    widest: int


def noted(address: str, role: str) -> str:
    """The comment for translators: where a text stands, what it is, and how wide it may be."""
    where = f"{address}: {role}" if address else role
    return f"{where}, at most {WIDEST[role]} wide" if role in WIDEST else where


def excess(message: Message) -> Excess | None:
    """What is too wide of a translation, by the limits in its comments; values do not count."""
    # An editor of catalogs may have wrapped a long comment.
    limits = [int(found) for found in _LIMIT.findall(" ".join(message.auto_comments))]
    forms = message.string if isinstance(message.string, (tuple, list)) else [message.string]
    for text in filter(None, map(str, forms)):
        width = line_width(PLACEHOLDER.sub("", text))
        if limits and width > min(limits):
            return Excess(text, width, min(limits))
    return None
