"""Messages served in English for want of a sound translation, and marked so in the HTML."""

import re
from secrets import token_hex

from markupsafe import Markup, escape

from portolan.core.locales import DEFAULT_LOCALE

# No visitor can type them: they are others in each process, and are gone before a page leaves it.
_BEGIN, _END = (f"\ue000{token_hex(8)}{end}" for end in "\ue001\ue002")
_LANG = f'lang="{DEFAULT_LOCALE.code}"'
_TAG = re.compile(r"<[a-z][^>]*>")
_WHOLE = re.compile(rf"(<[a-z][a-z0-9]*)([^>]*>){_BEGIN}([^<\ue000]*){_END}(?=</)")
"""An element with nothing else in it, which needs no other around the text."""


class Untranslated(str):
    """A message in English on a page of another language, known in the HTML by its marks."""

    __slots__ = ()

    def __str__(self) -> str:
        return self

    def __html__(self) -> Markup:
        return Markup(f"{_BEGIN}{escape(self[:])}{_END}")  # noqa: S704 - escaped


def with_language_marks(html: str, *, elements: bool = True) -> str:
    """The HTML with the untranslated messages marked as English.

    Args:
        html: what the templates have drawn.
        elements: whether there may be more of them; without, only those that are there get
            their language, since a component in the browser has to find each where it expects it.
    """
    if _BEGIN not in html:
        return html
    html = _TAG.sub(lambda tag: _bare(tag[0]), html)
    html = _WHOLE.sub(rf"\1 {_LANG}\2\3", html)
    if not elements:
        return _bare(html)
    return html.replace(_BEGIN, f"<span {_LANG}>").replace(_END, "</span>")


def _bare(html: str) -> str:
    return html.replace(_BEGIN, "").replace(_END, "")
