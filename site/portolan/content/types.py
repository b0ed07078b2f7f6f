"""The kinds of document: their folders, their addresses, their front matter.

Each section declares its own; the list of sections makes them known here.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from werkzeug.utils import import_string

if TYPE_CHECKING:
    from portolan.content.schema import FrontMatter
    from portolan.content.store import Doc

SITE = Path(__file__).resolve().parents[1]

FIGURES = ("figures.value", "figures.label")
QUESTIONS = ("questions.question", "questions.answer")


@dataclass(frozen=True, kw_only=True)
class ContentType:
    """One kind of document.

    Attributes:
        name: its key in the content database.
        path: the folder of its Markdown, within that of its section.
        base: the section path that its slug is appended to.
        listed: the page that lists them, where the link back leads.
        label: what a result list calls one of them.
        back: the label of the link back to the section.
        schema: the schema of its front matter, as `module:Class`.
        reads: the front matter keys that a visitor reads, beside title and summary.
        searchable: whether site search finds it, and in which group of results.
        rank: how much its documents count in a search, beside others of the same merit.
        keywords: words by locale that all its documents are found by.
        refers: front matter keys that name documents of another kind, by that kind's name.
        has_page: whether it has a page of its own; if not, it is a passage of `listed`.
        schema_org: describes a document to search engines, where schema.org has a word for it.
    """

    name: str
    path: Path
    base: str
    listed: str
    label: object
    back: object
    schema: str
    reads: tuple[str, ...] = ("aliases",)
    searchable: str | None = None
    rank: float = 1.0
    keywords: Mapping[str, str] = field(default_factory=dict)
    refers: Mapping[str, str] = field(default_factory=dict)
    has_page: bool = True
    schema_org: "Callable[[Doc], dict[str, Any] | None] | None" = None

    @property
    def folder(self) -> str:
        """The folder of its documents below `sections`, as catalogs name it: `blog/posts`."""
        return f"{self.path.parent.name}/{self.path.name}"

    @property
    def front_matter(self) -> "type[FrontMatter]":
        """The schema itself, imported only by builds, since making its classes takes a while."""
        found: type[FrontMatter] = import_string(self.schema)
        return found

    @cached_property
    def edition(self) -> str:
        """Digest of what a build takes from this kind: the schema's text, and these data."""
        spec = find_spec(self.schema.partition(":")[0])
        schema = Path(spec.origin).read_text(encoding="utf-8") if spec and spec.origin else ""
        data = (self.name, self.folder, self.base, self.listed, self.has_page)
        return repr((schema, *data, self.reads, self.keywords, self.refers))

    @property
    def translatable(self) -> tuple[str, ...]:
        """The front matter keys with texts for visitors; `a.b` is the b of each entry of a."""
        return ("title", "summary", *self.reads)

    def page(self, slug: str) -> str:
        """The address of the document called `slug`."""
        return f"{self.base}/{slug}" if self.has_page else f"{self.listed}#{slug}"

    def kind_at(self, key: str) -> "ContentType":
        """The kind of the documents that a front matter key refers to."""
        return CONTENT_TYPES[self.refers[key]]


CONTENT_TYPES: dict[str, ContentType] = {}
"""Every kind by its name, in the order of the sections."""


def register(kinds: Iterable[ContentType]) -> None:
    """Make kinds of document known to builds, search and pages."""
    CONTENT_TYPES.update({kind.name: kind for kind in kinds})
