"""The page of an office: where it is, whether it is open now, and how to reach it."""

import datetime as dt
from dataclasses import replace

from babel import Locale
from babel.lists import format_list
from markupsafe import Markup

from portolan.content.types import Doc
from portolan.core.i18n import _, pgettext
from portolan.domain.geo.distance import great_circle_km
from portolan.domain.places.harbors import harbor
from portolan.drawing import maps
from portolan.drawing.maps import Landmark
from portolan.sections.company.kinds import OFFICE
from portolan.sections.shared.opening import opening
from portolan.web.content import documents_naming
from portolan.web.content_section import crumbs, detail, document_page, in_order
from portolan.web.locale import current_locale
from portolan.web.page import Caching, Page


def office_page(doc: Doc) -> Page:
    """The page of an office, which no cache keeps: an old one would call it open at night."""
    page = document_page(
        "company/office.html",
        doc,
        "company",
        {
            **detail(doc, in_order(OFFICE)),
            "crumbs": crumbs((pgettext("our own", "Offices"), OFFICE.listed), (doc.title, None)),
            "chart": _chart(doc),
            "neighbor": (neighbor := _neighbor(doc)),
            "neighbor_km": round(_apart_km(doc, neighbor)),
            "opening": opening(doc, dt.datetime.now(dt.UTC)),
            "languages": languages_of(doc),
            "open_roles": len(documents_naming(doc, "city")),
        },
        title=_("Office: {{title}}", title=doc.title),
    )
    return replace(page, caching=Caching(args=None))


def languages_of(doc: Doc) -> str:
    """The languages that an office speaks, in the reader's."""
    locale = Locale.parse(current_locale().babel)
    return format_list([locale.languages[code] for code in doc.meta["languages"]], locale=locale)


def _neighbor(doc: Doc) -> Doc:
    """The other office that is nearest."""
    others = [one for one in in_order(OFFICE) if one.slug != doc.slug]
    return min(others, key=lambda one: _apart_km(doc, one))


def _apart_km(doc: Doc, other: Doc) -> float:
    ends = (harbor(one.meta["code"]).position for one in (doc, other))
    return great_circle_km(*ends)


def _chart(doc: Doc) -> Markup:
    marks = [_mark(one) for one in in_order(OFFICE) if one.slug != doc.slug]
    label = _("Chart of the coasts around {{name}}.", name=doc.title)
    return Markup(maps.around(_mark(doc), marks, "around", label))  # noqa: S704 - drawn by us


def _mark(doc: Doc) -> Landmark:
    return Landmark(doc.meta["code"], harbor(doc.meta["code"]).position, major=True)
