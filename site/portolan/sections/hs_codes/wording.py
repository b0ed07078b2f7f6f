"""Texts for levels of codes, reasons of matches and kinds of notes."""

from collections.abc import Callable

from portolan.core.i18n import _, lazy, lazy_pgettext
from portolan.domain.hs.code import Level
from portolan.domain.hs.differences import differences
from portolan.domain.hs.made_of import sentence
from portolan.domain.hs.record import HsCode, NoteKind
from portolan.domain.hs.result import HsMatch, MatchReason
from portolan.web.locale import current_locale

LEVELS = {
    Level.SECTION: lazy_pgettext("HS code", "Section"),
    Level.CHAPTER: lazy_pgettext("HS code", "Chapter"),
    Level.HEADING: lazy_pgettext("HS code", "Heading"),
    Level.SUBHEADING: lazy_pgettext("HS code", "Subheading"),
}
_NUMBERED: dict[Level, Callable[[str], str]] = {
    Level.SECTION: lambda code: _("Section {{code}}", code=code),
    Level.CHAPTER: lambda code: _("Chapter {{code}}", code=code),
    Level.HEADING: lambda code: _("Heading {{code}}", code=code),
    Level.SUBHEADING: lambda code: _("Subheading {{code}}", code=code),
}
BELOW = {
    Level.SECTION: lazy("Chapters in this section"),
    Level.CHAPTER: lazy("Headings in this chapter"),
    Level.HEADING: lazy("Subheadings of this heading"),
}
NOTES = {
    NoteKind.IS: lazy("What it covers"),
    NoteKind.IS_NOT: lazy("What belongs elsewhere"),
    NoteKind.RULE: lazy("How to decide"),
}
_REASONS = {
    MatchReason.EXACT: lazy("The code you asked for"),
    MatchReason.NATIONAL: lazy(
        "The first six digits of the code you asked for; the rest is national"
    ),
    MatchReason.BELOW: lazy("Right below the code you asked for"),
    MatchReason.BEGINS: lazy("Begins with these digits"),
    MatchReason.NEAREST: lazy("The nearest code that exists"),
    MatchReason.OWN: lazy("All your words are in its text"),
    MatchReason.ABOVE: lazy("Your words occur in its text and in the levels above"),
    MatchReason.PART: lazy("Some of your words are in its text"),
}


def numbered(code: HsCode) -> str:
    """The level and number of a code: `Chapter 84`."""
    return _NUMBERED[code.level](code.dotted)


def reason(match: HsMatch) -> str:
    """The reason for a match, as text."""
    if match.why is MatchReason.EVERYDAY:
        return _("Goods called “{{name}}” usually fall here", name=match.name)
    if match.name:
        return _("Listed for “{{name}}” alone", name=match.name)
    return str(_REASONS[match.why])


def difference(match: HsMatch) -> str:
    """How a code differs from the others for the same goods; empty if it has no sentence."""
    of_material = sentence(match.kind, match.code.code)
    if of_material or match.why is not MatchReason.EVERYDAY:
        return of_material.text_in(current_locale()) if of_material else ""
    difference = differences().get(match.code.code)
    return difference.text_in(current_locale()) if difference else ""
