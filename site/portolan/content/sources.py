"""The documents on disk, read and checked against their schema."""

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from portolan.content import files, markdown
from portolan.content.schema import FrontMatter
from portolan.content.types import SITE, ContentType
from portolan.core.slugs import slugify


class ContentError(Exception):
    """A fault that the editor of a document must correct; the text says where."""

    def __init__(self, file: Path, line: int, message: str) -> None:
        super().__init__(f"{source_label(file)}:{line}: {message}")
        self.file, self.line, self.message = file, line, message


def source_label(file: Path) -> str:
    """The path of a document from the top of the repository, as editors know it."""
    try:
        return str(file.resolve().relative_to(SITE.parents[1]))
    except ValueError:
        return str(file)


@dataclass(frozen=True)
class SourceDocument:
    """One Markdown file with its validated front matter."""

    type: ContentType
    file: Path
    text: str
    meta: FrontMatter

    @property
    def slug(self) -> str:
        """The last part of the address: the file's name."""
        return self.file.stem

    @property
    def name(self) -> str:
        """Its name in the translators' catalogs: `blog/posts/suez-or-the-cape`."""
        return f"{self.type.folder}/{self.slug}"

    @property
    def blocks(self) -> Iterator[markdown.Block]:
        """Its translatable pieces."""
        return markdown.blocks(self.text, self.type.translatable, self.name)

    @property
    def path(self) -> str:
        """The address of the page, the same in every locale."""
        return getattr(self.meta, "address", None) or self.type.page(self.slug)

    @property
    def day(self) -> dt.date | None:
        """The day of its publication, before which builds leave it out."""
        return getattr(self.meta, "date", None)

    @property
    def references(self) -> Iterator[tuple[int, str, str]]:
        """The documents that it refers to: line, kind and slug."""
        for key, kind in self.type.refers.items():
            named = getattr(self.meta, key)
            for slug in named if isinstance(named, tuple) else (named,):
                yield self.line_of(key), kind, slug

    def line_of(self, key: str) -> int:
        """The line of a front matter key."""
        return markdown.key_line(self.text, key)


def read(kind: ContentType, file: Path) -> SourceDocument:
    """Read and check one document; raises ContentError with the faulty line."""
    if file.stem != slugify(file.stem):
        raise ContentError(file, 1, f"the file name is not a slug; try {slugify(file.stem)}.md")
    text = _text_of(file)
    try:
        meta, _ = markdown.parse(text)
    except markdown.FrontMatterError as error:
        raise ContentError(file, error.line, str(error)) from None
    try:
        return SourceDocument(kind, file, text, kind.front_matter.model_validate(meta))
    except ValidationError as error:
        raise _explained(file, text, error) from None


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise ContentError(file, line, "the file is not UTF-8") from None


def _explained(file: Path, text: str, error: ValidationError) -> ContentError:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    key = str(first["loc"][0]) if first["loc"] else ""
    return ContentError(file, markdown.key_line(text, key), f"{where}: {first['msg']}")


def read_all() -> tuple[list[SourceDocument], list[ContentError]]:
    """Every well-formed document, and the errors of the others."""
    good: list[SourceDocument] = []
    bad: list[ContentError] = []
    for kind, file in files.documents():
        try:
            good.append(read(kind, file))
        except ContentError as error:
            bad.append(error)
    return good, bad
