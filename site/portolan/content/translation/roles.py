"""Roles of interface texts on their page, by the source around them, and their limits of length."""

import re
from typing import NamedTuple

from babel.messages.catalog import Message

from portolan.content.translation.error_fields import ERROR
from portolan.core.i18n import PLACEHOLDER
from portolan.core.line_width import WIDEST_DESCRIPTION, WIDEST_TITLE, line_width

TEXT = "text"
"""A text whose source does not say more."""
NAMED = "as: "
"""Begins the role of a text of which the source says a name alone."""

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
    "figcaption": "caption of a picture",
    "summary": "text to open",
    "option": "choice",
    "title": "title",
    "@alt": "alternative text",
    "@aria-label": "name for screen readers",
    "@data-l": "head of a table",
    "@placeholder": "example in a field",
    "@title": "text on hovering",
    "@data-kept": "notice",
    "@data-said": "notice",
    "@data-text": "paragraph",
}
"""Roles of texts by the element and its first attribute, or by the text's own attribute."""

ARGUMENTS = {
    "all": "heading",
    "alt": "alternative text",
    "answered": "cell of a table",
    "around": "fact",
    "button": "button",
    "by_hand": "paragraph",
    "called": "name of a fact",
    "caption": "caption of a table",
    "center": "fact",
    "choices": "choice",
    "clock": "time of a clock",
    "column": "head of a table",
    "columns": "head of a table",
    "crumbs": "step of the path",
    "description": "description",
    "detail": "paragraph",
    "doors": "choice",
    "error": ERROR,
    "every": "choice",
    "fact": "fact",
    "fact_name": "name of a fact",
    "facts": "name of a fact",
    "figure": "fact",
    "figures": "fact",
    "finding": "paragraph",
    "form": "kind of search result",
    "gaps": "fact",
    "heading": "heading",
    "headings": "head of a table",
    "headline": "heading",
    "heads": "head of a table",
    "hint": "hint of a field",
    "intensity": "fact",
    "key_text": "fact",
    "label": "label",
    "labels": "label of a field",
    "land": "fact",
    "lead": "paragraph",
    "legend": "heading of fields",
    "link": "link",
    "mail": "part of a mail",
    "message": ERROR,
    "more": "link",
    "name": "name",
    "note": "note",
    "notes": "paragraph",
    "pallets": "choice",
    "offset_text": "fact",
    "paragraphs": "paragraph",
    "parts": "name for screen readers",
    "passages": "fact",
    "period": "fact",
    "place": "line above a heading",
    "print": "paragraph",
    "problem": ERROR,
    "product": "kind of search result",
    "query": ERROR,
    "rail": "fact",
    "reason": "note",
    "remark": "note",
    "rows": "fact",
    "search_groups": "heading of search results",
    "sizes": "choice",
    "subject": "subject of a mail",
    "submit": "button",
    "submit_label": "button",
    "summary": "paragraph",
    "thanks": "text of thanks",
    "title": "title",
    "tool": "kind of search result",
    "unit": "unit of a figure",
    "via": "fact",
    "way": "link",
    "xlsx": "name of a sheet",
}
"""Roles of texts by a name, or its last word: of the argument, or of the function."""

CALLS: dict[str, str | tuple[str, ...]] = {
    "opening": ("", "line above a heading", "heading"),
    "to_come": ("", "heading"),
    "over": ("", "", "line above a heading", "heading"),
    "facts": ("name of a fact",),
    "points": ("", "heading", "list item"),
    "cell": ("", "", "label of a field"),
    "charted": ("heading", "paragraph"),
    "back_link": "link back",
    "crumbs": "step of the path",
    "cta": ("", "heading", "paragraph"),
    "day_shape": ("", "paragraph"),
    "related_pages": ("", "heading"),
    "Link": ("menu",),
    "Step": ("link", "", "paragraph"),
    "Direct": ("kind of search result",),
    "Errand": ("", "title of a search result", "kind of search result", "line of a search result"),
    "Filter": ("", "label of a field", "", "", "choice"),
    "LoadWords": "words in a picture",
    "NamedWay": ("name",),
    "PieceColumn": ("", "head of a table"),
    "NamedTotals": ("", "heading", "head of a table"),
    "DateFault": ("", "label of a field", ERROR),
    "LoadFault": ("", "label of a field", ERROR),
    "Opening": "fact",
    "Parameter": ("", "parameter"),
    "Refused": (ERROR,),
    "UnreadableList": (ERROR,),
    "Problem": ("", ERROR),
    "_after": ("choice",),
    "_fact": ("name of a fact", "fact"),
    "_link": ("link",),
    "_page": ("", "title"),
    "_refuse": ("", ERROR),
    "_tick": ("", "", "label of a field"),
    "_working": ("head of a row",),
    "place_picker": ("", "label of a field"),
    "plain_choice": ("", "choice"),
    "plain_field": ("", "", "", "label of a field"),
    "look_up": ("", "label of a field"),
    "harbor_chart": ("", "", "alternative text"),
    "lanes": ("line above a heading", "heading"),
    "search_props": ("", "example in a field"),
    "sorting": "choice",
}
"""Roles of the arguments of a macro, a class or a function: in order, or one for all."""

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


def role_of_argument(call: str, place: int) -> str:
    """The role of an argument of a call by its place; empty where the call does not say it."""
    roles = CALLS.get(call, ())
    if isinstance(roles, str):
        return roles
    return roles[place] if place < len(roles) else ""


def role_of_name(name: str) -> str:
    """The role that a name says: `error`, `days_error`; empty where it says none."""
    name = name.lower().strip("_")
    return ARGUMENTS.get(name) or ARGUMENTS.get(name.rpartition("_")[2], "")


def role_by_form(text: str) -> str:
    """The role of a text that is a sentence, or little more than places for values."""
    if " " in text and text.rstrip(")").endswith((".", "!", "?")):
        return "sentence"
    words = PLACEHOLDER.sub(" ", text).split()
    return "pattern for values" if len(words) < 3 and "{{" in text else ""


def role_in_source(name: str) -> str:
    """The fallback role: what the source calls the text."""
    words = name.lower().replace("_", " ").strip()
    return f"{NAMED}{words}" if words else TEXT


def noted(address: str, role: str, step: str = "") -> str:
    """The comment for translators: where a text stands, what it is, how wide it may be.

    The step is what makes the page show it, as in "after a click on Send".
    """
    where = f"{address}: {role}" if address else role
    where = f"{where}, at most {WIDEST[role]} wide" if role in WIDEST else where
    return f"{where} ({step})" if step else where


def excess(message: Message) -> Excess | None:
    """The excess width of a translation over the limits in its comments, without values."""
    # An editor of catalogs may have wrapped a long comment.
    limits = [int(limit) for limit in _LIMIT.findall(" ".join(message.auto_comments))]
    forms = message.string if isinstance(message.string, (tuple, list)) else [message.string]
    for text in filter(None, map(str, forms)):
        width = line_width(PLACEHOLDER.sub("", text))
        if limits and width > min(limits):
            return Excess(text, width, min(limits))
    return None
