"""Webinars: those to come with their calendar files, those that are over with transcripts."""

from flask import Response

from portolan.content.store import Doc
from portolan.content.types import BLOG_AUTHOR, WEBINAR
from portolan.core.i18n import lazy
from portolan.core.late import loads_late
from portolan.web.content_section import wanted
from portolan.web.gatherings import (
    around_the_world,
    calendar_file,
    halves,
    is_over,
    latest_first,
    starts,
)
from portolan.web.locale import current_locale, site_url
from portolan.web.shelf import Context, Shelf

ALL = 100


def speakers(doc: Doc) -> Context:
    """Who speaks, when that is on the clocks of the offices, and whether it is over."""
    return {
        "speakers": [wanted(BLOG_AUTHOR, slug) for slug in doc.meta["speakers"]],
        "starts": starts(doc),
        "clocks": around_the_world(starts(doc)),
        "is_over": is_over(doc),
    }


blueprint = Shelf(
    "webinars",
    __name__,
    kind=WEBINAR,
    title=lazy("Videos and webinars"),
    description=lazy(
        "An hour with the people who book, clear and insure the freight: dates in your time "
        "zone, calendar files, and the transcript of every webinar that is over."
    ),
    order=latest_first,
    listing=lambda docs: {**halves(docs), "starts": starts},
    more=speakers,
    size=ALL,
    ages=True,
)
blueprint.record(lambda state: loads_late(state.app, "icalendar"))


@blueprint.get("/webinars/<slug>.ics")
def calendar(slug: str) -> Response:
    """The webinar as a calendar file."""
    doc = wanted(WEBINAR, slug)
    return calendar_file(doc, site_url(current_locale()) + doc.path)
