"""The translators' catalogs for the content build and the checks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from portolan.core.config import TRANSLATIONS
from portolan.core.locale import Locale

if TYPE_CHECKING:
    from babel.messages import catalog as gettext_catalog

MESSAGES = "messages"
"""The domain of the interface; the other ones are the sections, for their documents."""


def catalog_path(locale: Locale, domain: str, root: Path = TRANSLATIONS) -> Path:
    """Path of the `.po` file of a locale and a domain."""
    return root / locale.babel / "LC_MESSAGES" / f"{domain}.po"


def catalog_paths(locale: Locale, root: Path = TRANSLATIONS) -> list[Path]:
    """Every `.po` file of a locale."""
    return sorted((root / locale.babel / "LC_MESSAGES").glob("*.po"))


def document_paths(locale: Locale, root: Path = TRANSLATIONS) -> list[Path]:
    """The `.po` files of the sections."""
    return [path for path in catalog_paths(locale, root) if path.stem != MESSAGES]


@dataclass(frozen=True)
class Catalog:
    """A locale's translation of each English block; fuzzy and faulty entries are left out."""

    entries: dict[tuple[str | None, str], str]

    def get(self, text: str, context: str | None = None) -> str | None:
        """The translation of a block in its context, or None."""
        return self.entries.get((context, text))


def load(locale: Locale, domain: str, root: Path = TRANSLATIONS) -> Catalog | None:
    """The catalog of a locale; None for English, which is its own translation."""
    if locale.is_source:
        return None
    path = catalog_path(locale, domain, root)
    return _served(path.read_bytes(), locale) if path.exists() else Catalog({})


@lru_cache(maxsize=64)
def _served(content: bytes, locale: Locale) -> Catalog:
    """The sound entries of a catalog file, cached by its bytes: one file changes at a time."""
    # Only builds and commands read catalogs; pages have them compiled.
    from babel.messages.pofile import read_po

    from portolan.content.catalog_faults import is_sound

    return Catalog(
        {
            (m.context, str(m.id)): str(m.string)
            for m in entries(read_po(BytesIO(content), locale=locale.babel))
            if m.string and isinstance(m.id, str) and is_sound(m, locale)
        }
    )


def read(path: Path, locale: Locale) -> gettext_catalog.Catalog:
    """A catalog with all its entries."""
    from babel.messages.pofile import read_po

    with path.open("rb") as file:
        return read_po(file, locale=locale.babel)


def entries(catalog: gettext_catalog.Catalog) -> Iterator[gettext_catalog.Message]:
    """The entries of a catalog without its header."""
    return (message for message in catalog if message.id)
