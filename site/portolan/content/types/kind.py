"""What is known of a kind of document."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from werkzeug.utils import import_string

if TYPE_CHECKING:
    from portolan.content.schema.common import FrontMatter

SITE = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, kw_only=True)
class ContentType:
    """One kind of document.

    Attributes:
        name: its key in the content database.
        folder: where its Markdown lies, below `site/portolan/`.
        base: the section path that its slug is appended to.
        listed: the page that lists them, where the link back leads.
        label: what a result list calls one of them.
        back: the label of the link back to the section.
        schema: the schema of its front matter, as `module.Class` of `content/schema/`.
        reads: the front matter keys that a visitor reads, beside title and summary.
        searchable: whether site search finds it, and under which section.
        rank: how much its documents count in a search, beside others of the same merit.
        keywords: words by locale that all its documents are found by.
        refers: front matter keys that name documents of another kind, by that kind's name.
        has_page: whether it has a page of its own; if not, it is a passage of `listed`.
    """

    name: str
    folder: str
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

    @property
    def path(self) -> Path:
        """The folder of its documents."""
        return SITE / self.folder

    @property
    def front_matter(self) -> "type[FrontMatter]":
        """The schema itself, which only builds need: making the classes takes a while."""
        found: type[FrontMatter] = import_string(f"portolan.content.schema.{self.schema}")
        return found

    @property
    def translatable(self) -> tuple[str, ...]:
        """The front matter keys that a visitor reads; `a.b` is the b of each entry of a."""
        return ("title", "summary", *self.reads)

    def page(self, slug: str) -> str:
        """The address of the document called `slug`."""
        return f"{self.base}/{slug}" if self.has_page else f"{self.listed}#{slug}"
