"""Research: papers with reproducible figures."""

from pathlib import Path

from portolan.content.types import ContentType
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.sections.research.diagram import DIAGRAMS
from portolan.web.list_section import ListSection
from portolan.web.navigation import Link
from portolan.web.structured_data.article import article

RESEARCH_PAPER = ContentType(
    name="research-paper",
    path=Path(__file__).with_name("papers"),
    base="/research",
    listed="/research",
    label=lazy_pgettext("kind of page", "Research"),
    schema="portolan.sections.research.schema:ResearchPaper",
    reads=("aliases", "figure", "figure_label", "findings"),
    searchable="research",
    refers={"author": "blog-author"},
    schema_org=article("Article"),
)

blueprint = ListSection(
    "research",
    __name__,
    kind=RESEARCH_PAPER,
    title=lazy_pgettext("kind of page", "Research"),
    description=lazy(
        "Distances, emissions, transit times and costs, computed from published figures, with "
        "the method on the page so that anyone can repeat it."
    ),
    feed="/research/feed.xml",
    menu=(
        Link(lazy_pgettext("kind of page", "Research"), "/research", ("reading", "footer-read")),
    ),
    search_groups={"research": lazy_pgettext("kind of page", "Research")},
    diagrams=DIAGRAMS,
)
