"""The page of an office: where it is, whether it is open now, and how to reach it."""

import datetime as dt
from dataclasses import replace

from markupsafe import Markup

from portolan.content.types import Doc
from portolan.core.i18n import _, pgettext
from portolan.domain.geo.distance import great_circle_km
from portolan.domain.places.harbors import harbor
from portolan.drawing import maps
from portolan.drawing.maps import Landmark
from portolan.sections.company.kinds import OFFICE
from portolan.sections.shared.opening import languages_of, opening
from portolan.web.content import documents_naming
from portolan.web.content_section import crumbs, detail, document_page, in_order
from portolan.web.page import Caching, Page

CLOSE_KM = 350
"""Nearer offices lie one on the other on a chart of the usual size, or almost."""


def office_page(doc: Doc) -> Page:
    """The page of an office, which no cache keeps: an old one would call it open at night."""
    page = document_page(
        "company/office.html",
        doc,
        "company",
        {
            **detail(doc, in_order(OFFICE)),
            "crumbs": crumbs((pgettext("our own", "Offices"), OFFICE.listed), (doc.title, None)),
            "neighbor": (neighbor := _neighbor(doc)),
            "chart": _chart(doc, neighbor),
            "neighbor_km": round(_apart_km(doc, neighbor)),
            "opening": opening(doc, dt.datetime.now(dt.UTC)),
            "languages": languages_of(doc),
            "open_roles": len(documents_naming(doc, "city")),
        },
        title=_("Office: {{title}}", title=doc.title),
    )
    return replace(page, caching=Caching(args=None))


def _neighbor(doc: Doc) -> Doc:
    """The other office that is nearest."""
    others = [one for one in in_order(OFFICE) if one.slug != doc.slug]
    return min(others, key=lambda one: _apart_km(doc, one))


def _apart_km(doc: Doc, other: Doc) -> float:
    ends = (harbor(one.meta["code"]).position for one in (doc, other))
    return great_circle_km(*ends)


def _chart(doc: Doc, neighbor: Doc) -> Markup:
    """The chart around an office, as near as the nearest other one, if the two are close."""
    close = neighbor if _apart_km(doc, neighbor) < CLOSE_KM else None
    others = [one for one in in_order(OFFICE) if one.slug not in {doc.slug, close and close.slug}]
    marks, nearest = [_mark(one) for one in others], _mark(close) if close else None
    label = _("Chart of the surroundings of {{name}}.", name=doc.title)
    drawn = maps.around(_mark(doc), marks, "around", label, nearest)
    return Markup(drawn)  # noqa: S704 - drawn by us


def _mark(doc: Doc) -> Landmark:
    return Landmark(doc.meta["code"], harbor(doc.meta["code"]).position, major=True)
