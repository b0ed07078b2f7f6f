"""The blog's pages: landing, post, category, author."""

from portolan.content.store import Doc
from portolan.content.types import (
    BLOG_AUTHOR,
    BLOG_CATEGORY,
    BLOG_POST,
    CAPITAL_ARTICLE,
    EGUIDE,
    OFFICE,
    RESEARCH_PAPER,
    WEBINAR,
)
from portolan.core.i18n import _, lazy
from portolan.web.content import documents
from portolan.web.content_section import (
    back,
    crumbs,
    detail,
    document_page,
    in_order,
    newest_first,
    offer,
    wanted,
)
from portolan.web.feeds import add_feed
from portolan.web.page import Page
from portolan.web.pagination import paginate, titled
from portolan.web.section import Section

blueprint = Section("blog", __name__)

PAGE_SIZE = 10
FEED = "/blog/feed.xml"
WRITTEN = (RESEARCH_PAPER, EGUIDE, CAPITAL_ARTICLE)

add_feed(blueprint, FEED, BLOG_POST, lazy("Blog"))


@blueprint.page("/blog")
def landing() -> Page:
    """All posts, the newest first."""
    (posts, pages), categories = (
        paginate(newest_first(BLOG_POST), PAGE_SIZE),
        in_order(BLOG_CATEGORY),
    )
    lead, rest = (posts[0], posts[1:]) if pages.number == 1 and posts else (None, posts)
    return Page(
        "blog/landing.html",
        title=titled(_("Blog"), pages),
        description=_(
            "Ocean, air, customs and emissions, written by the people who book the freight, "
            "with the arithmetic shown and the sources named."
        ),
        search_index="blog",
        cache_args=("page",),
        feed=FEED,
        context={
            "lead": lead,
            "posts": rest,
            "names": _names(),
            "categories": categories,
            "authors": documents(BLOG_AUTHOR),
            "pages": pages,
        },
    )


@blueprint.page("/blog/<slug>")
def post(slug: str) -> Page:
    """One post."""
    doc = wanted(BLOG_POST, slug)
    category = wanted(BLOG_CATEGORY, doc.meta["category"])
    return document_page(
        "blog/post.html",
        doc,
        "blog",
        {
            **detail(doc, newest_first(BLOG_POST)),
            "category": category,
            "crumbs": crumbs((_("Blog"), "/blog"), (category.title, category.path)),
        },
    )


@blueprint.page("/resources/<slug>")
def category(slug: str) -> Page:
    """The posts of one category."""
    shelf = wanted(BLOG_CATEGORY, slug)
    found = [doc for doc in newest_first(BLOG_POST) if doc.meta["category"] == slug]
    posts, pages = paginate(found, PAGE_SIZE)
    return Page(
        "blog/category.html",
        title=titled(shelf.title, pages),
        description=shelf.summary,
        **offer(shelf),
        search_index="blog",
        cache_args=("page",),
        context={
            "category": shelf,
            "posts": posts,
            "names": _names(),
            "categories": in_order(BLOG_CATEGORY),
            "crumbs": crumbs((_("Blog"), "/blog"), (shelf.title, None)),
            "back": back(BLOG_CATEGORY),
            "pages": pages,
        },
    )


@blueprint.page("/resources/authors/<slug>")
def author(slug: str) -> Page:
    """One author and what they have written."""
    person = wanted(BLOG_AUTHOR, slug)
    return document_page(
        "blog/author.html",
        person,
        "blog",
        {
            "author": person,
            "office_name": _office_name(person.meta["office"]),
            "names": _names(),
            "posts": [doc for doc in newest_first(BLOG_POST) if doc.meta["author"] == slug],
            "other_works": _other_works(slug),
            "crumbs": crumbs((_("Blog"), "/blog"), (person.title, None)),
            "back": back(BLOG_AUTHOR),
        },
    )


def _other_works(slug: str) -> list[Doc]:
    """What an author wrote and said outside of the blog, the newest first."""
    written = [doc for kind in WRITTEN for doc in documents(kind) if doc.meta["author"] == slug]
    spoken = [doc for doc in documents(WEBINAR) if slug in doc.meta["speakers"]]
    works = [*written, *spoken]
    return sorted(works, key=lambda doc: str(doc.date or doc.meta["starts"]), reverse=True)


def _names() -> dict[str, str]:
    return {shelf.slug: shelf.title for shelf in documents(BLOG_CATEGORY)}


def _office_name(code: str) -> str:
    names = {office.meta["code"]: office.title for office in documents(OFFICE)}
    return str(names.get(code, code))
