"""The newsroom: press releases."""

from collections.abc import Sequence
from pathlib import Path

from portolan.content.types import ContentType, Doc
from portolan.core.brand import BRAND
from portolan.core.i18n import lazy, lazy_pgettext
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
    """The press desk, and the cities that the news comes from."""
    return {
        "press_email": BRAND.press_email,
        "cities": {doc.meta["city"]: doc.meta["city"] for doc in docs},
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
