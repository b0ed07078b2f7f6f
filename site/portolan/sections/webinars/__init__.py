"""Webinars: coming ones with calendar files, past ones with transcripts."""

from pathlib import Path

from flask import Response

from portolan.content.types import ContentType, Doc
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.sections.shared.scheduled.calendar_file import calendar_file
from portolan.sections.shared.scheduled.moments import (
    around_the_world,
    is_over,
    latest_first,
    starts,
    upcoming_and_past,
)
from portolan.sections.webinars.diagram import DIAGRAMS
from portolan.sections.webinars.recording import is_framed, recording
from portolan.sections.webinars.structured import webinar
from portolan.web.content_section import document_or_404
from portolan.web.list_section import Context, ListSection
from portolan.web.locale import current_locale, site_url
from portolan.web.navigation import Link
from portolan.web.structured_data.thing import referred

ALL = 100


def speakers(doc: Doc) -> Context:
    """The speakers, the local times at the offices, whether it is over, and the recording."""
    poster = recording(doc)
    return {
        "recording": poster,
        "is_framed": is_framed(poster),
        "speakers": referred(doc, "speakers"),
        "starts": starts(doc),
        "clocks": around_the_world(starts(doc)),
        "is_over": is_over(doc),
    }


WEBINAR = ContentType(
    name="webinar",
    path=Path(__file__).with_name("webinars"),
    base="/webinars",
    listed="/webinars",
    label=lazy_pgettext("kind of page", "Webinar"),
    schema="portolan.sections.webinars.schema:Webinar",
    reads=("aliases", "learn", "chapters.title"),
    searchable="webinars",
    refers={"speakers": "blog-author"},
    schema_org=webinar,
)

blueprint = ListSection(
    "webinars",
    __name__,
    kind=WEBINAR,
    title=lazy("Videos and webinars"),
    description=lazy(
        "Half an hour or so with the people who book, clear and insure freight: dates in your "
        "time zone, calendar files, and the transcript of each that is over."
    ),
    order=latest_first,
    listing=lambda docs: {
        **upcoming_and_past(docs),
        "starts": starts,
        "clocks_of": around_the_world,
    },
    more=speakers,
    size=ALL,
    ages=True,
    menu=(
        Link(
            lazy_pgettext("part of the site", "Webinars"), "/webinars", ("meeting", "footer-read")
        ),
    ),
    search_groups={"webinars": lazy("Webinars and events")},
    diagrams=DIAGRAMS,
)


@blueprint.get("/webinars/<slug>.ics")
def calendar(slug: str) -> Response:
    """The webinar as a calendar file."""
    doc = document_or_404(WEBINAR, slug)
    return calendar_file(doc, site_url(current_locale()) + doc.path)
