"""Checks of the catalogs: stale templates, gaps, translations with faults."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Message

from portolan.content import catalog
from portolan.content.sources import source_label
from portolan.content.translation import extract
from portolan.content.translation import faults as faults_of
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
            for domain in catalog.DOMAINS:
                if (path := catalog.catalog_path(locale, domain, root)).exists():
                    yield locale, path


def coverage(locale: Locale, path: Path) -> CatalogCoverage:
    """Count the entries of a catalog."""
    counts = {"translated": 0, "fuzzy": 0, "missing": 0}
    for message in catalog.entries(catalog.read(path, locale)):
        counts[_state(message)] += 1
    return CatalogCoverage(path, **counts)


def gaps(locale: Locale, path: Path) -> Iterator[tuple[str, str, str]]:
    """The entries that are fuzzy or missing: (source file, state, English)."""
    for message in catalog.entries(catalog.read(path, locale)):
        if (state := _state(message)) != "translated":
            place = message.locations[0][0] if message.locations else "?"
            yield place, state, str(message.id)


def faults() -> Iterator[str]:
    """Every fault that must be corrected before a release, one sentence each."""
    for domain, template in extract.templates().items():
        path = catalog.template_path(domain)
        if not path.exists() or path.read_bytes() != extract.written(template):
            yield f"{source_label(path)}: does not match the sources; run `make messages`"
    yield from unserved()


def unserved(root: Path = TRANSLATIONS) -> Iterator[str]:
    """Every fault of a translation, for which the English is served, with file and line."""
    for locale, path in catalogs(root):
        for message in catalog.entries(catalog.read(path, locale)):
            if message.string and not message.fuzzy:
                for fault in faults_of.faults(message, locale):
                    english = message.id[0] if isinstance(message.id, tuple) else message.id
                    where = f"{source_label(path)}:{message.lineno}"
                    yield f"{where}: [{locale.code}] {fault}: {str(english)[:60]!r}"


def _state(message: Message) -> str:
    strings = message.string if isinstance(message.string, tuple) else (message.string,)
    if message.fuzzy:
        return "fuzzy"
    return "translated" if all(strings) else "missing"
