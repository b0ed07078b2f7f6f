"""Advice beside the fields, in the same words from the server and the page's script.

It never blocks a form: containers differ, rates decide, and the shipper knows more.
"""

from typing import TypedDict

from portolan.web.locale import current_locale


class LinkView(TypedDict):
    """The link of a piece of advice."""

    href: str
    label: str
    rel: str | None


class AdviceView(TypedDict):
    """A piece of advice, drawn behind the field named `after`.

    `label`, `figure` and `unit` are None for advice without a figure. `brief` stands in place of
    the text where advice goes along to later steps.
    """

    after: str
    label: str | None
    figure: str | None
    unit: str | None
    text: str
    brief: str | None
    link: LinkView | None


def link_to(label: str, href: str) -> LinkView:
    """A link to a page that is listed nowhere: it holds what was typed."""
    return {"href": href, "label": label, "rel": "nofollow"}


def sentences(*parts: str) -> str:
    """Sentences joined by the space of the language."""
    return current_locale().marks.between_sentences.join(part for part in parts if part)


def remark(after: str, text: str) -> AdviceView:
    """Advice without a figure."""
    return {
        "after": after,
        "label": None,
        "figure": None,
        "unit": None,
        "text": text,
        "brief": None,
        "link": None,
    }
