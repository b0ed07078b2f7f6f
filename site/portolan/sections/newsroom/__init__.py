"""The newsroom: press releases."""

from collections.abc import Sequence
from pathlib import Path

from portolan.content.types import CONTENT_TYPES, ContentType, Doc
from portolan.core.brand import BRAND
from portolan.core.i18n import _, lazy, lazy_pgettext
from portolan.sections.shared.harbor_chart import harbor_chart
from portolan.sections.shared.office_named import office_named
from portolan.web.content import documents
from portolan.web.content_section import newest_first
from portolan.web.list_section import Context, ListSection
from portolan.web.navigation import Link
from portolan.web.structured_data.article import article

NEWS_ITEM = ContentType(
    name="news-item",
    path=Path(__file__).with_name("items"),
    base="",
    listed="/company/newsroom",
    label=lazy_pgettext("kind of page", "News"),
    schema="portolan.sections.newsroom.schema:NewsItem",
    reads=("aliases", "city"),
    searchable="company",
    rank=0.6,
    schema_org=article("NewsArticle"),
)


def latest() -> Context:
    """The latest news."""
    return {"news": newest_first(NEWS_ITEM)[:3]}


def places(docs: Sequence[Doc]) -> Context:
    """The press desk, and the chart of the offices that the news comes from."""
    offices = [office for doc in docs if (office := office_named(doc.meta["city"]))]
    codes = dict.fromkeys(office.meta["code"] for office in offices)
    return {
        "press_email": BRAND.press_email,
        "cities": {doc.meta["city"]: doc.meta["city"] for doc in docs},
        "reporting": len(codes),
        "offices": len(documents(CONTENT_TYPES["office"])),
        "chart": harbor_chart(codes, "news", _("World chart of the offices that news came from.")),
    }


blueprint = ListSection(
    "newsroom",
    __name__,
    kind=NEWS_ITEM,
    title=lazy_pgettext("part of the site", "Newsroom"),
    description=lazy(
        "What {{brand}} announces: offices, services and tools, and who to ask about them."
    ),
    listing=places,
    feed="/company/newsroom/feed.xml",
    menu=(
        Link(
            lazy_pgettext("part of the site", "Newsroom"),
            "/company/newsroom",
            ("provider", "footer-company"),
        ),
    ),
    teasers={"about": latest, "press": latest},
)
