"""The page of one code: its text, the codes above, below and beside it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from os.path import commonprefix

from portolan.core.i18n import _
from portolan.core.line_width import WIDEST_DESCRIPTION, as_many_as_fit
from portolan.domain.hs.code import Level
from portolan.domain.hs.goods import Goods, goods_of
from portolan.domain.hs.record import HsCode
from portolan.domain.hs.store import CodeEntry
from portolan.sections.hs_codes.addresses import HOME, offering, path_of
from portolan.sections.hs_codes.note_view import note_views
from portolan.sections.hs_codes.wording import BELOW, LEVELS, numbered
from portolan.web.content_section import Crumbs, crumbs
from portolan.web.hs_store import hs_store
from portolan.web.locale import current_locale
from portolan.web.page import Body, Metadata, Page
from portolan.web.templating import in_a_row

MOST_NAMES, MOST_NAMES_BELOW = 16, 4


@dataclass(frozen=True)
class Child:
    """A code below.

    Attributes:
        own: its English text, without the beginning that all beside it have.
        names: a few names of goods that it covers.
    """

    code: HsCode
    own: str
    names: Sequence[str]


def code_page(code: HsCode) -> Page:
    """The page of a code."""
    entry = hs_store().entry(code)
    names = _names(goods_of(hs_store(), code, code, current_locale()), code)
    named = _named(entry)
    short, whole = named.short_in(current_locale()), named.text_in(current_locale())
    offered = offering(entry)
    return Page(
        Body(
            "hs_codes/code.html",
            title=_("{{code}}: {{name}}", code=numbered(code), name=short),
            context={
                "crumbs": _way(entry.parents, code),
                "code": code,
                "named": named,
                "level": LEVELS[code.level],
                "whole": whole,
                "is_long": whole != short,
                "parents": entry.parents,
                "below": BELOW.get(code.level, ""),
                "children": _children(entry.children),
                "names": names,
                "notes": note_views(code, entry.notes),
                "previous": entry.previous,
                "following": entry.following,
            },
        ),
        metadata=Metadata(
            description=_description(code, whole, names),
            search_index="hs_codes",
            locales=offered,
            indexable=current_locale().code in offered,
        ),
    )


def _named(entry: CodeEntry) -> HsCode:
    """The code whose text names the page: the heading of a subheading that is not translated."""
    above = entry.parents[-1] if entry.code.level is Level.SUBHEADING else entry.code
    is_better = entry.code.lang_in(current_locale()) and not above.lang_in(current_locale())
    return above if is_better else entry.code


def _description(code: HsCode, text: str, names: Sequence[str]) -> str:
    """The code and its text, then as much as there is room for."""
    sentences = [_("HS {{code}}: {{text}}.", code=code.dotted, text=text.rstrip("."))]
    if names:
        sentences.append(_("For example {{goods}}.", goods=in_a_row(names[:MOST_NAMES_BELOW])))
    sentences.append(
        _("Its place among the codes around it, and what the number alone does not settle.")
    )
    between = current_locale().marks.between_sentences
    return as_many_as_fit(sentences, WIDEST_DESCRIPTION, between)


def _way(parents: Sequence[HsCode], code: HsCode) -> Crumbs:
    steps = [(numbered(parent), path_of(parent)) for parent in parents]
    return crumbs((_("HS codes"), HOME), *steps, (numbered(code), None))


def _children(codes: Sequence[HsCode]) -> list[Child]:
    if not codes:
        return []
    goods = goods_of(hs_store(), codes[0], codes[-1], current_locale())
    by_child: dict[str, list[Goods]] = {}
    width = len(codes[0].code)
    for one in goods:
        by_child.setdefault(one.code[:width], []).append(one)
    shared = _shared(codes)
    return [Child(one, one.text[shared:], _various(by_child.get(one.code, []))) for one in codes]


def _shared(codes: Sequence[HsCode]) -> int:
    """The length of the phrases that the texts of all codes begin with."""
    texts = [one.text for one in codes]
    beginning = commonprefix(texts) if len(codes) > 1 else ""  # noqa: RUF071 - they are no paths
    return max((end.end() for end in re.finditer("[,;] ", beginning)), default=0)


def _names(goods: Sequence[Goods], code: HsCode) -> list[str]:
    return [one.name for one in goods if one.code == code.code][:MOST_NAMES]


def _various(goods: Sequence[Goods]) -> list[str]:
    """A few names: of different codes first, then whatever there is."""
    first = {one.code: one.name for one in reversed(goods)}
    names = [*reversed(first.values()), *(one.name for one in goods)]
    return list(dict.fromkeys(names))[:MOST_NAMES_BELOW]
