"""The kinds of document: their folders, their addresses, their front matter; and a document.

Each section declares its own; the list of sections makes them known here.
"""

import datetime as dt
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup
from werkzeug.utils import import_string

from portolan.content.heading import Heading

if TYPE_CHECKING:
    from portolan.content.schema import FrontMatter

SITE = Path(__file__).resolve().parents[1]

FIGURES = ("figures.value", "figures.label")
QUESTIONS = ("questions.question", "questions.answer")


KEYWORDS_CONTEXT = "words for the search"
"""The context of a kind's keywords in the catalogs."""


@dataclass(frozen=True, kw_only=True)
class ContentType:
    """One kind of document.

    Attributes:
        name: its key in the content database.
        path: the folder of its Markdown, within that of its section.
        base: the section path that its slug is appended to, with a slash at its beginning; empty
            for those at the root.
        listed: the page that lists them.
        label: what a result list calls one of them.
        schema: the schema of its front matter, as `module:Class`.
        reads: the front matter keys that a visitor reads, beside title and summary.
        searchable: whether site search finds it, and in which group of results.
        rank: how much its documents count in a search, beside others of the same merit.
        keywords: words that all its documents are found by, translated in its section's catalog.
        refers: front matter keys that name documents of another kind, by that kind's name.
        schema_org: describes a document to search engines, where schema.org has a word for it.
    """

    name: str
    path: Path
    base: str
    listed: str
    label: object
    schema: str
    reads: tuple[str, ...] = ("aliases",)
    searchable: str | None = None
    rank: float = 1.0
    keywords: str = ""
    refers: Mapping[str, str] = field(default_factory=dict)
    schema_org: "Callable[[Doc], dict[str, Any] | None] | None" = None

    def __post_init__(self) -> None:
        """Refuse a section path that no address could begin with."""
        if self.base and not self.base.startswith("/"):
            raise ValueError(f"{self.name}: {self.base!r} has no slash at its beginning")

    @property
    def folder(self) -> str:
        """The folder of its documents below `sections`, as catalogs name it: `blog/posts`."""
        return f"{self.path.parent.name}/{self.path.name}"

    @property
    def section(self) -> str:
        """The folder of its section, by which its catalogs are named."""
        return self.path.parent.name

    @property
    def front_matter(self) -> "type[FrontMatter]":
        """The schema itself, imported only by builds, since making its classes takes a while."""
        schema: type[FrontMatter] = import_string(self.schema)
        return schema

    @cached_property
    def edition(self) -> str:
        """Digest of what a build takes from this kind: the schema's text, and these data."""
        spec = find_spec(self.schema.partition(":")[0])
        schema = Path(spec.origin).read_text(encoding="utf-8") if spec and spec.origin else ""
        data = (self.name, self.folder, self.base, self.listed)
        return repr((schema, *data, self.reads, self.keywords, self.refers))

    @property
    def translatable(self) -> tuple[str, ...]:
        """The front matter keys with texts for visitors; `a.b` is the b of each entry of a."""
        return ("title", "summary", *self.reads)

    def page(self, slug: str) -> str:
        """The address of the document called `slug`."""
        return f"{self.base}/{slug}"

    def kind_at(self, key: str) -> "ContentType":
        """The kind of the documents that a front matter key refers to."""
        return CONTENT_TYPES[self.refers[key]]


CONTENT_TYPES: dict[str, ContentType] = {}
"""Every kind by its name, in the order of the sections."""


def register(kinds: Iterable[ContentType]) -> None:
    """Make kinds of document known to builds, search and pages."""
    CONTENT_TYPES.update({kind.name: kind for kind in kinds})


@dataclass(frozen=True)
class Doc:
    """A rendered document in one locale. Lists come without `html` and `toc`."""

    type: ContentType
    slug: str
    path: str
    title: str
    summary: str
    html: Markup
    toc: tuple[Heading, ...]
    meta: dict[str, Any]
    minutes: int
    share: float
    lang: str | None
    sort: str

    @property
    def date(self) -> dt.date | None:
        """The day of publication."""
        return _date(self.meta.get("date"))

    @property
    def updated(self) -> dt.date | None:
        """The day of the last change that concerns readers."""
        return _date(self.meta.get("updated"))

    @property
    def checked(self) -> dt.date | None:
        """The day of the last check that it is still true."""
        return _date(self.meta.get("checked"))

    @property
    def effective(self) -> dt.date | None:
        """The day from which a legal text is effective."""
        return _date(self.meta.get("effective"))

    @property
    def changed(self) -> dt.date | None:
        """The day of the last change or check, else of effect or publication."""
        days = (self.updated, self.checked, self.effective, self.date)
        return next((day for day in days if day), None)

    @property
    def section_label(self) -> object:
        """The label of this kind in result lists."""
        return self.type.label


def _date(text: str | None) -> dt.date | None:
    return dt.date.fromisoformat(text) if text else None
