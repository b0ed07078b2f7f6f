"""The home page, with content of the other sections."""

from portolan.core.i18n import _, pgettext
from portolan.sections.home.lanes import (
    hero_chart,
    hero_lane,
    home_lanes,
    lanes_chart,
)
from portolan.sections.shared.lane_at_sea import canal_or_cape
from portolan.sections.shared.place_picker import place_picker
from portolan.web.content import documents_at
from portolan.web.page import Body, Metadata, Page
from portolan.web.place_names import name_of_harbor
from portolan.web.section import Section, teasers
from portolan.web.structured_data.organization import organization, website

blueprint = Section("home", __name__)

TERM = "/glossary/terminal-handling-charge"
"""The term whose letters are the example of what a search for a word tells."""


@blueprint.page("/")
def index() -> Page:
    """The home page."""
    return Page(
        Body(
            "home/index.html",
            title=_("{{brand}}: freight between harbors"),
            bare_title=True,
            context={
                **teasers("home"),
                "pickers": [
                    place_picker("origin", pgettext("route", "From")),
                    place_picker("destination", pgettext("route", "To")),
                ],
                **_charts(),
                "terms": documents_at([TERM]),
                "name_of_harbor": name_of_harbor,
            },
        ),
        metadata=Metadata(
            description=_(
                "Freight forwarding explained by the people who book it: a help center, a glossary "
                "and a blog with the arithmetic shown, and a desk that answers."
            ),
            search_index="home",
            structured=(organization(), website()),
        ),
    )


def _charts() -> dict[str, object]:
    """The hero's chart, the lanes with theirs, and the comparison of canal and Cape."""
    hero = {
        "hero": hero_chart("wide"),
        "hero_narrow": hero_chart("narrow"),
        "hero_lane": hero_lane(),
    }
    lanes = home_lanes()
    if not lanes:
        return {**hero, "lanes": (), "canal_or_cape": ""}
    return {
        **hero,
        "lanes": lanes,
        "lanes_chart": lanes_chart(lanes, "wide"),
        "lanes_chart_narrow": lanes_chart(lanes, "narrow"),
        **canal_or_cape(lanes[0]),
    }
