"""The kinds of document."""

from pathlib import Path

from portolan.content.types import ContentType
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.sections.blog.structured import profile_page
from portolan.web.structured_data.article import article

BLOG_POST = ContentType(
    name="blog-post",
    path=Path(__file__).with_name("posts"),
    base="/blog",
    listed="/blog",
    label=lazy_pgettext("kind of page", "Blog"),
    schema="portolan.sections.blog.schema:BlogPost",
    searchable="blog",
    refers={"author": "blog-author", "category": "blog-category"},
    schema_org=article("BlogPosting"),
)

BLOG_AUTHOR = ContentType(
    name="blog-author",
    path=Path(__file__).with_name("authors"),
    base="/resources/authors",
    listed="/blog",
    label=lazy_pgettext("kind of page", "Author"),
    schema="portolan.sections.blog.schema:BlogAuthor",
    reads=("role",),
    refers={"office": "office"},
    schema_org=profile_page,
)

BLOG_CATEGORY = ContentType(
    name="blog-category",
    path=Path(__file__).with_name("categories"),
    base="/resources",
    listed="/blog",
    label=lazy("Blog category"),
    schema="portolan.content.schema:Category",
)

KINDS = (BLOG_POST, BLOG_AUTHOR, BLOG_CATEGORY)
