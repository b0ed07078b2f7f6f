"""The entries of the catalogs, found by the text that a visitor reads."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from portolan.content import catalog
from portolan.content.markdown import CAPTION, CAPTION_PREFIX, readable

if TYPE_CHECKING:
    from babel.messages.catalog import Message

    from portolan.core.locale import Locale

_NOT_READ = re.compile(r"[\s\u00ad\u200b\u2060]+")
_PLACEHOLDER = re.compile(r"\\\{\\\{\w+\\\}\\\}")
_LETTER = re.compile(r"[^\W\d_]")


@dataclass(frozen=True)
class Entry:
    """An entry of a catalog.

    Attributes:
        file: the catalog.
        line: where the entry begins, from 1.
        message: its English, translation, flags and comments.
    """

    file: Path
    line: int
    message: Message

    def is_of(self, document: str) -> bool:
        """Whether the document of that name holds the text."""
        return any(Path(place).stem == document for place, _block in self.message.locations)


Keyed = tuple[frozenset[str], Entry]


class VisibleTexts:
    """Entries by the text that a page shows for them, whatever its spaces and line breaks.

    Args:
        keyed: each entry, with the keys of what is shown for it.
    """

    def __init__(self, keyed: Iterable[Keyed]) -> None:
        self._exact: defaultdict[str, list[Entry]] = defaultdict(list)
        self._patterns: list[tuple[re.Pattern[str], Entry]] = []
        for keys, entry in keyed:
            for key in keys:
                self._add(key, entry)

    def _add(self, key: str, entry: Entry) -> None:
        if "{{" not in key:
            self._exact[key].append(entry)
            return
        pattern = _PLACEHOLDER.sub("(.+?)", re.escape(key))
        if pattern == re.escape(key):
            self._exact[key].append(entry)
        elif _LETTER.search(_PLACEHOLDER.sub("", re.escape(key))):
            self._patterns.append((re.compile(pattern), entry))

    def find(self, text: str, document: str = "") -> list[Entry]:
        """The entries that a text may come from; none for figures, names and the like.

        Args:
            text: as the page shows it.
            document: the name of the page's document, whose own entries come first.
        """
        key = _key(text)
        if not _LETTER.search(key):
            return []
        if exact := self._exact.get(key):
            return sorted(exact, key=lambda entry: not entry.is_of(document))
        return [entry for pattern, entry in self._patterns if pattern.fullmatch(key)]


def visible_texts(locales: Iterable[Locale], root: Path) -> VisibleTexts:
    """The texts of the catalogs of some locales."""
    files = ((file, one) for one in locales for file in catalog.catalog_paths(one, root))
    # The interface's own entries first: its words are on every page.
    ordered = sorted(files, key=lambda each: each[0].stem != catalog.MESSAGES)
    return _visible(tuple((file, file.stat().st_mtime_ns, one) for file, one in ordered))


@lru_cache(maxsize=3)
def _visible(files: tuple[tuple[Path, int, Locale], ...]) -> VisibleTexts:
    return VisibleTexts(entry for file in files for entry in _keyed(*file))


@lru_cache(maxsize=256)
def _keyed(file: Path, changed: int, locale: Locale) -> tuple[Keyed, ...]:
    """The entries of a catalog with the keys of what pages show for them."""
    return tuple((_keys(entry.message), entry) for entry in entries(file, changed, locale))


def _keys(message: Message) -> frozenset[str]:
    texts = list(texts_of(message))
    if CAPTION.match(str(message.id)):
        texts += [CAPTION_PREFIX.sub("", text, count=1) for text in texts]
    return frozenset(_key(variant) for text in texts for variant in _variants(text))


@lru_cache(maxsize=256)
def entries(file: Path, _changed: int, locale: Locale) -> tuple[Entry, ...]:
    """The entries of a catalog, read once for each time it is saved."""
    messages = catalog.entries(catalog.read(file, locale))
    return tuple(Entry(file, message.lineno or 1, message) for message in messages)


def texts_of(message: Message) -> Iterator[str]:
    """The texts that a page may show: the translation, or the English where that is served."""
    for text in (message.string, message.id):
        forms = (text,) if isinstance(text, str) else text or ()
        yield from (form for form in forms if form)


def _variants(text: str) -> tuple[str, str]:
    """A text as the catalog has it, and as a page displays it."""
    return text, readable(text)


def _key(text: str) -> str:
    return _NOT_READ.sub("", text)
