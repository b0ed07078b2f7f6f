"""Faults of the figures that documents state: misnamed, typed by hand, or wrongly computed."""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise
from pathlib import Path

from portolan.content.listing import Listed
from portolan.content.named_values import NamedValues, UnknownValueError
from portolan.content.sources import ContentError
from portolan.content.sums import wrong_sums
from portolan.content.typed_distances import TypedDistances
from portolan.core.i18n import FIGURE, PLACEHOLDER
from portolan.core.locales import DEFAULT_LOCALE

_RESULT = re.compile(r"\*{0,2}\d")
_FAULTLESS: set[str] = set()
"""Digests of all documents and the distances, without a fault: most builds follow a translation."""


def faults(documents: Sequence[Listed], named: NamedValues) -> list[ContentError]:
    """Every such fault, with its line."""
    digest = hashlib.sha256(named.edition)
    for document in documents:
        digest.update(document.digest.encode())
    if digest.hexdigest() in _FAULTLESS:
        return []
    result = [*_faults(documents, named)]
    if not result:
        _FAULTLESS.add(digest.hexdigest())
    return result


def _faults(documents: Sequence[Listed], named: NamedValues) -> Iterator[ContentError]:
    known: dict[str, str] = {}
    for document in documents:
        cells = (text for _, text in _sums_in_cells(document.file))
        for name in _names(chain((text for text, _ in document.blocks), cells)):
            try:
                known[name] = named.text(name, DEFAULT_LOCALE)
            except UnknownValueError as error:
                yield _fault(document, name, str(error))
    typed = TypedDistances(documents, named, known)
    for document in documents:
        for line, message in typed.within(document.file):
            yield ContentError(document.file, line, message)
        yield from _sums(document, known)


def _names(texts: Iterable[str]) -> set[str]:
    return {name for text in texts if "{{" in text for name in FIGURE.findall(text)}


def _sums(document: Listed, known: Mapping[str, str]) -> Iterator[ContentError]:
    """Wrong sums of a document, in its blocks and from cell to cell of its tables."""
    for text, _ in document.blocks:
        if " = " in text:
            for message in _wrong_sums(text, known):
                yield _fault(document, text, message)
    for line, text in _sums_in_cells(document.file):
        for message in _wrong_sums(text, known):
            yield ContentError(document.file, line, message)


def _wrong_sums(text: str, known: Mapping[str, str]) -> Iterator[str]:
    """Wrong sums of a block; what is written after a named value has to be exact."""
    filled = PLACEHOLDER.sub(lambda match: known.get(match[1], match[0]), text)
    return wrong_sums(filled, exact=any(_names([text])))


def _sums_in_cells(file: Path) -> Iterator[tuple[int, str]]:
    """Cells of tables that work with a named value, equated with the next cell, with their line."""
    for line, row in enumerate(file.read_text("utf-8").splitlines(), 1):
        if row.startswith("|") and "{{" in row:
            for cell, result in pairwise(part.strip() for part in row.split("|")):
                if "{{" in cell and " = " not in cell and _RESULT.match(result):
                    yield line, f"{cell} = {result}"


def _fault(document: Listed, within: str, message: str) -> ContentError:
    """An error at the block that holds this text."""
    lines = (block.line for block in document.source.blocks if within in block.text)
    return ContentError(document.file, next(lines, 1), message)
