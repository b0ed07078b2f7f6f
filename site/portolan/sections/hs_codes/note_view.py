"""Views of notes, grouped by kind, with links on the codes that they name."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from portolan.domain.hs.code import dotted
from portolan.domain.hs.record import HsCode, HsNote, NoteKind
from portolan.sections.hs_codes.addresses import path_of
from portolan.sections.hs_codes.wording import NOTES, numbered
from portolan.web.hs_store import hs_store
from portolan.web.locale import current_locale


@dataclass(frozen=True)
class NoteView:
    """A note.

    Attributes:
        text: what it says, with links.
        lang: its language where it is not the page's.
        of: the code above that it belongs to; None if that is the page's own.
    """

    text: Markup
    lang: str | None
    of: HsCode | None


def note_views(code: HsCode, notes: Sequence[HsNote]) -> list[tuple[str, list[NoteView]]]:
    """The notes of a page by kind; empty kinds are left out."""
    named = {one for note in notes for one in (note.code, *note.mentions)}
    codes = hs_store().codes(tuple(named))
    views = {
        kind: [_view(note, code, codes) for note in notes if note.kind is kind] for kind in NOTES
    }
    return [(str(NOTES[kind]), views[kind]) for kind in NoteKind if views[kind]]


def _view(note: HsNote, code: HsCode, codes: Mapping[str, HsCode]) -> NoteView:
    of = None if note.code == code.code else codes[note.code]
    text, lang = note.text_in(current_locale()), note.lang_in(current_locale())
    return NoteView(_linked(text, [codes[one] for one in note.mentions if one in codes]), lang, of)


def _linked(text: str, mentioned: Sequence[HsCode]) -> Markup:
    """The text with a link at the first mention of each code."""
    html = str(escape(text))
    for code in mentioned:
        link = Markup('<a href="{}" title="{}">{}</a>').format(
            path_of(code), numbered(code), code.dotted
        )
        # Not within a longer number, nor within the address or title of an earlier link.
        spelled = rf"(?<![\dA-Za-z.\"=/-]){re.escape(dotted(code.code))}(?![\d\"-]|\.\d)(?![^<]*>)"
        html = re.sub(spelled, link.replace("\\", r"\\"), html, count=1)
    return Markup(html)  # noqa: S704 - escaped above
