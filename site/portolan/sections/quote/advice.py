"""Advice: what is said beside an answer, by the server and by the page's script in the same words.

It never refuses anything: makers of containers differ, rates decide, and the shipper knows more.
"""

from typing import TypedDict

from portolan.core.locales import ZH_CN
from portolan.web.locale import current_locale


class LinkView(TypedDict):
    """Where a piece of advice leads."""

    href: str
    label: str


class AdviceView(TypedDict):
    """A piece of advice, drawn behind the field named `after`.

    `label`, `figure` and `unit` are None where there is nothing to set large.
    """

    after: str
    label: str | None
    figure: str | None
    unit: str | None
    text: str
    link: LinkView | None


def sentences(*parts: str) -> str:
    """One sentence after another, with the space that the language sets between them."""
    return ("" if current_locale() is ZH_CN else " ").join(part for part in parts if part)


def remark(after: str, text: str) -> AdviceView:
    """A sentence or two without a figure."""
    return {
        "after": after,
        "label": None,
        "figure": None,
        "unit": None,
        "text": text,
        "link": None,
    }
