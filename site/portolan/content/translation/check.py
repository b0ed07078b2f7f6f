"""Checks of the catalogs: stale templates, gaps, translations with faults."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from portolan.content import catalog, catalog_faults
from portolan.content.sources import source_label
from portolan.content.translation import extract
from portolan.content.translation.roles import excess
from portolan.content.translation.terms import read_terms, term_faults
from portolan.core.config import TRANSLATIONS
from portolan.core.locale import Locale
from portolan.core.locales import LOCALES


@dataclass(frozen=True)
class CatalogCoverage:
    """The state of a catalog's translation."""

    file: Path
    translated: int
    fuzzy: int
    missing: int

    @property
    def total(self) -> int:
        """All messages of the catalog."""
        return self.translated + self.fuzzy + self.missing


def catalogs(root: Path = TRANSLATIONS) -> Iterator[tuple[Locale, Path]]:
    """Every catalog that translators work in."""
    for locale in LOCALES:
        if not locale.is_source:
            for path in catalog.catalog_paths(locale, root):
                yield locale, path


def coverage(locale: Locale, path: Path) -> CatalogCoverage:
    """Count the entries of a catalog."""
    counts = {"translated": 0, "fuzzy": 0, "missing": 0}
    for message in catalog.entries(catalog.read(path, locale)):
        counts[_state(message)] += 1
    return CatalogCoverage(path, **counts)


def gaps(locale: Locale, path: Path) -> Iterator[tuple[str, str, str]]:
    """The entries that are fuzzy or missing: (place in the catalog, state, English)."""
    for message in catalog.entries(catalog.read(path, locale)):
        if (state := _state(message)) != "translated":
            yield f"{source_label(path)}:{message.lineno}", state, str(message.id)


def faults(root: Path = TRANSLATIONS) -> Iterator[str]:
    """Every fault that must be corrected before a release, one sentence each."""
    templates = extract.templates()
    for locale in LOCALES:
        if not locale.is_source:
            yield from stale(locale, templates, root)
    yield from unserved(root)
    yield from misnamed(root)


def misnamed(root: Path = TRANSLATIONS) -> Iterator[str]:
    """Entries that translate a term of the trade by a forbidden word."""
    for locale, path in catalogs(root):
        terms = read_terms(locale)
        for message in catalog.entries(catalog.read(path, locale)):
            for fault in term_faults(message, terms):
                yield f"{source_label(path)}:{message.lineno}: {fault}"


def too_wide(root: Path = TRANSLATIONS) -> Iterator[str]:
    """Translations that are too wide for their place, with file and line."""
    for locale, path in catalogs(root):
        for message in catalog.entries(catalog.read(path, locale)):
            if wide := excess(message):
                where = f"{source_label(path)}:{message.lineno}"
                yield f"{where}: {wide.width} wide, room for {wide.widest}: {wide.text!r}"


def stale(
    locale: Locale, templates: dict[str, Catalog], root: Path = TRANSLATIONS
) -> Iterator[str]:
    """Catalogs that are missing or left over, or whose entries are not those of the sources."""
    paths = {path.stem: path for path in catalog.catalog_paths(locale, root)}
    for domain in sorted(paths.keys() | templates.keys()):
        path = catalog.catalog_path(locale, domain, root)
        known = _entries(catalog.read(path, locale)) if domain in paths else None
        expected = _entries(templates[domain]) if domain in templates else None
        if known != expected:
            yield f"{source_label(path)}: does not match the sources; run `make messages`"


def _entries(messages: Catalog) -> list[tuple[object, ...]]:
    """Texts, places and words of the comments: of comments broken into equal lines one is read."""
    return [
        (message.context, message.id, _places(message), {*" ".join(message.auto_comments).split()})
        for message in catalog.entries(messages)
    ]


def _places(message: Message) -> list[tuple[str, int]]:
    return sorted((file, block or 0) for file, block in message.locations)


def unserved(root: Path = TRANSLATIONS) -> Iterator[str]:
    """Every fault of a translation, for which the English is served, with file and line."""
    for locale, path in catalogs(root):
        for message in catalog.entries(catalog.read(path, locale)):
            if message.string and not message.fuzzy:
                for fault in catalog_faults.faults(message, locale):
                    english = message.id[0] if isinstance(message.id, tuple) else message.id
                    where = f"{source_label(path)}:{message.lineno}"
                    yield f"{where}: [{locale.code}] {fault}: {str(english)[:60]!r}"


def _state(message: Message) -> str:
    strings = message.string if isinstance(message.string, tuple) else (message.string,)
    if message.fuzzy:
        return "fuzzy"
    return "translated" if all(strings) else "missing"
