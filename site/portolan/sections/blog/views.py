"""The blog's pages: landing, post, category, author."""

from collections import Counter

from portolan.content.types import Doc
from portolan.core.i18n import _, lazy_pgettext, pgettext
from portolan.sections.blog.diagram import DIAGRAMS
from portolan.sections.blog.kinds import BLOG_AUTHOR, BLOG_CATEGORY, BLOG_POST, KINDS
from portolan.web.content import document, documents, documents_naming
from portolan.web.content_section import (
    alternates,
    crumbs,
    detail,
    document_or_404,
    document_page,
    in_order,
    newest_change,
    newest_first,
)
from portolan.web.feeds import add_feed
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.pagination import paginate, titled
from portolan.web.section import Section

AT_HOME = 3


def on_home() -> dict[str, object]:
    """The newest posts, with the names of the categories."""
    return {"posts": newest_first(BLOG_POST)[:AT_HOME], "names": _names()}


def authors() -> list[Doc]:
    """Everybody who writes, by name."""
    return sorted(documents(BLOG_AUTHOR), key=lambda doc: doc.slug)


blueprint = Section(
    "blog",
    __name__,
    kinds=KINDS,
    menu=(Link(lazy_pgettext("kind of page", "Blog"), "/blog", ("reading", "footer-read")),),
    search_groups={"blog": lazy_pgettext("kind of page", "Blog")},
    teasers={"home": on_home, "about": lambda: {"people": authors()}},
    diagrams=DIAGRAMS,
)

PAGE_SIZE = 10
FEED = "/blog/feed.xml"
FLAGS = {
    "air-freight": "A",
    "customs-and-compliance": "C",
    "technology-and-data": "D",
    "emissions": "E",
    "fulfillment": "F",
    "insurance-and-risk": "I",
    "ocean-freight": "O",
    "trade-finance": "T",
}
"""The signal flag of each category, which no other has; Q, plain yellow, is free for a new one."""

add_feed(blueprint, FEED, BLOG_POST, lazy_pgettext("kind of page", "Blog"))


@blueprint.page("/blog")
def landing() -> Page:
    """All posts, the newest first."""
    (posts, pages), categories = (
        paginate(newest_first(BLOG_POST), PAGE_SIZE),
        in_order(BLOG_CATEGORY),
    )
    lead, rest = (posts[0], posts[1:]) if pages.number == 1 and posts else (None, posts)
    return Page(
        Body(
            "blog/landing.html",
            title=titled(pgettext("kind of page", "Blog"), pages),
            context={
                "lead": lead,
                "posts": rest,
                "names": _names(),
                "flags": FLAGS,
                "categories": categories,
                "counts": Counter(post.meta["category"] for post in documents(BLOG_POST)),
                "authors": documents(BLOG_AUTHOR),
                "pages": pages,
            },
        ),
        metadata=Metadata(
            description=_(
                "Ocean, air, customs and emissions, written by the people who book the freight, "
                "with the arithmetic shown and the sources named."
            ),
            search_index="blog",
            feed=FEED,
            changed=newest_change(documents(BLOG_POST)),
        ),
        caching=Caching(args=("page",)),
    )


@blueprint.page("/blog/<slug>")
def post(slug: str) -> Page:
    """One post."""
    doc = document_or_404(BLOG_POST, slug)
    category = document_or_404(BLOG_CATEGORY, doc.meta["category"])
    return document_page(
        "blog/post.html",
        doc,
        "blog",
        {
            **detail(doc, newest_first(BLOG_POST)),
            "category": category,
            "crumbs": crumbs(
                (pgettext("kind of page", "Blog"), "/blog"), (category.title, category.path)
            ),
        },
    )


@blueprint.page("/resources/<slug>")
def category(slug: str) -> Page:
    """The posts of one category."""
    category = document_or_404(BLOG_CATEGORY, slug)
    posts_there = [doc for doc in newest_first(BLOG_POST) if doc.meta["category"] == slug]
    posts, pages = paginate(posts_there, PAGE_SIZE)
    return Page(
        Body(
            "blog/category.html",
            title=titled(category.title, pages),
            context={
                "category": category,
                "posts": posts,
                "names": _names(),
                "categories": in_order(BLOG_CATEGORY),
                "crumbs": crumbs(
                    (pgettext("kind of page", "Blog"), "/blog"), (category.title, None)
                ),
                "pages": pages,
            },
        ),
        metadata=Metadata(
            description=category.summary, **alternates(category), search_index="blog"
        ),
        caching=Caching(args=("page",)),
    )


@blueprint.page("/resources/authors/<slug>")
def author(slug: str) -> Page:
    """One author and what they have written."""
    person = document_or_404(BLOG_AUTHOR, slug)
    return document_page(
        "blog/author.html",
        person,
        "blog",
        {
            "author": person,
            "office": document(BLOG_AUTHOR.kind_at("office"), person.meta["office"]),
            "names": _names(),
            "posts": [doc for doc in newest_first(BLOG_POST) if doc.meta["author"] == slug],
            "other_works": _other_works(person),
            "crumbs": crumbs((pgettext("kind of page", "Blog"), "/blog"), (person.title, None)),
        },
    )


def _other_works(person: Doc) -> list[Doc]:
    """Works of an author outside of the blog, the newest first."""
    works = [
        doc for doc in documents_naming(person, "author", "speakers") if doc.type is not BLOG_POST
    ]
    return sorted(works, key=lambda doc: str(doc.date or doc.meta["starts"]), reverse=True)


def _names() -> dict[str, str]:
    return {category.slug: category.title for category in documents(BLOG_CATEGORY)}
