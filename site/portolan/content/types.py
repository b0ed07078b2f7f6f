"""The kinds of document: where their files lie, where their pages are, what they may say."""

from dataclasses import dataclass
from pathlib import Path

from portolan.content import schema
from portolan.i18n import lazy

SITE = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class ContentType:
    """One kind of document.

    Attributes:
        name: its key in the content database.
        folder: where its Markdown lies, below `site/portolan/`.
        base: the section path that its slug is appended to.
        label: what a result list calls one of them.
        back: the label of the link back to the section.
        front_matter: the schema of its front matter.
        translatable: the front matter keys that a visitor reads.
        searchable: whether site search finds it, and under which section.
    """

    name: str
    folder: str
    base: str
    label: object
    back: object
    front_matter: type[schema.FrontMatter]
    translatable: tuple[str, ...] = ("title", "summary", "aliases")
    searchable: str | None = None

    @property
    def path(self) -> Path:
        """The folder of its documents."""
        return SITE / self.folder

    def page(self, slug: str) -> str:
        """The address of the document called `slug`."""
        return f"{self.base}/{slug}"


BLOG_POST = ContentType(
    "blog-post",
    "blog/posts",
    "/blog",
    lazy("Blog"),
    lazy("Back to Blog"),
    schema.BlogPost,
    searchable="blog",
)
BLOG_AUTHOR = ContentType(
    "blog-author",
    "blog/authors",
    "/resources/authors",
    lazy("Author"),
    lazy("Back to Blog"),
    schema.BlogAuthor,
    translatable=("title", "summary", "role"),
)
BLOG_CATEGORY = ContentType(
    "blog-category",
    "blog/categories",
    "/resources",
    lazy("Blog category"),
    lazy("Back to Blog"),
    schema.Category,
)
HELP_ARTICLE = ContentType(
    "help-article",
    "help/articles",
    "/help",
    lazy("Help Center"),
    lazy("Back to Help Center"),
    schema.HelpArticle,
    searchable="help",
)
HELP_CATEGORY = ContentType(
    "help-category",
    "help/categories",
    "/help/category",
    lazy("Help category"),
    lazy("Back to Help Center"),
    schema.Category,
)
GLOSSARY_TERM = ContentType(
    "glossary-term",
    "glossary/terms",
    "/glossary",
    lazy("Glossary"),
    lazy("Back to Glossary"),
    schema.GlossaryTerm,
    searchable="glossary",
)

CONTENT_TYPES: dict[str, ContentType] = {
    one.name: one
    for one in (
        BLOG_POST,
        BLOG_AUTHOR,
        BLOG_CATEGORY,
        HELP_ARTICLE,
        HELP_CATEGORY,
        GLOSSARY_TERM,
    )
}
