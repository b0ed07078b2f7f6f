"""Checks of the catalogs: stale templates, gaps, lost links and placeholders."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from portolan.content import catalog
from portolan.content.sources import source_label
from portolan.content.translation import extract
from portolan.core.locale import Locale
from portolan.core.locales import LOCALES

_PLACEHOLDER = re.compile(r"\{\{\w+\}\}")
_LINK = re.compile(r"\]\(([^)\s]+)")
_TAG = re.compile(r"</?[a-z][^>]*>")


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


def read(path: Path, locale: Locale) -> Catalog:
    """A catalog with all its entries."""
    with path.open("rb") as file:
        return read_po(file, locale=locale.babel)


def catalogs() -> Iterator[tuple[Locale, Path]]:
    """Every catalog that translators work in."""
    for locale in LOCALES:
        if not locale.is_source:
            for domain in catalog.DOMAINS:
                yield locale, catalog.catalog_path(locale, domain)


def coverage(locale: Locale, path: Path) -> CatalogCoverage:
    """Count the entries of a catalog."""
    counts = {"translated": 0, "fuzzy": 0, "missing": 0}
    for message in _entries(read(path, locale)):
        counts[_state(message)] += 1
    return CatalogCoverage(path, **counts)


def gaps(locale: Locale, path: Path) -> Iterator[tuple[str, str, str]]:
    """The entries that are fuzzy or missing: (source file, state, English)."""
    for message in _entries(read(path, locale)):
        if (state := _state(message)) != "translated":
            place = message.locations[0][0] if message.locations else "?"
            yield place, state, str(message.id)


def faults() -> Iterator[str]:
    """Every fault that must be corrected before a release, one sentence each."""
    for domain, template in extract.templates().items():
        path = catalog.template_path(domain)
        if not path.exists() or path.read_bytes() != extract.written(template):
            yield f"{source_label(path)}: does not match the sources; run `make messages`"
    for locale, path in catalogs():
        for message in _entries(read(path, locale)):
            if message.string and not message.fuzzy:
                for fault in _broken(message):
                    yield f"{source_label(path)}:{message.lineno}: {fault}"


def _entries(catalog: Catalog) -> Iterator[Message]:
    return (message for message in catalog if message.id)


def _state(message: Message) -> str:
    strings = message.string if isinstance(message.string, tuple) else (message.string,)
    if message.fuzzy:
        return "fuzzy"
    return "translated" if all(strings) else "missing"


def _broken(message: Message) -> Iterator[str]:
    english = message.id if isinstance(message.id, tuple) else (message.id,)
    target = message.string if isinstance(message.string, tuple) else (message.string,)
    for name, pattern in (("placeholders", _PLACEHOLDER), ("links", _LINK), ("tags", _TAG)):
        expected = sorted(pattern.findall(str(english[-1])))
        for text in target:
            if sorted(pattern.findall(str(text))) != expected:
                yield f"{name} differ from the English: {str(english[0])[:60]!r}"
