"""Counts what repeats in the documents, kind by kind: `python -m tests.style`, or `make style`.

A reader of one document sees no mold; a reader of ten does. The figures and what they mean are in
the editors' guide (`site/portolan/sections/README.md`).
"""

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from statistics import fmean, pstdev
from typing import NamedTuple

from portolan.content import markdown, sources
from portolan.content.sources import SourceDocument
from portolan.sections import load_sections

PHRASE = 8
"""Words of a phrase that is looked for elsewhere."""
OFTEN = 3
"""Documents in which a phrase or heading counts as repeated."""
OPENING = 2
"""Words of a first sentence that are compared."""
CURT = 8
"""Words of a last sentence that is curt."""
NAMED = 6
"""Repeated things of each sort that are printed."""

BLOCKS = {
    "paragraph_open": "p",
    "heading_open": "h",
    "table_open": "t",
    "bullet_list_open": "l",
    "ordered_list_open": "l",
    "blockquote_open": "q",
}
_WORD = re.compile(r"[\w’'-]+")
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=\S)")


class TextPiece(NamedTuple):
    """A piece of a document at its top level: its sort, as in `BLOCKS`, and its words as read."""

    sort: str
    text: str


@dataclass(frozen=True)
class TextFigures:
    """A document as its reader meets it."""

    name: str
    kind: str
    pieces: tuple[TextPiece, ...]

    @cached_property
    def words(self) -> list[str]:
        """All its words, in lower case."""
        return _WORD.findall(" ".join(piece.text for piece in self.pieces).lower())

    @property
    def skeleton(self) -> str:
        """The row of its pieces, neighbors of one sort counted once: `phphptpq`."""
        return "".join(sort for sort, _ in groupby(piece.sort for piece in self.pieces))

    @property
    def callouts(self) -> int:
        """The number of its call-outs."""
        return sum(piece.sort == "q" for piece in self.pieces)

    @property
    def paragraphs(self) -> list[str]:
        """Its paragraphs, captions of figures apart."""
        return [p.text for p in self.pieces if p.sort == "p" and not markdown.CAPTION.match(p.text)]

    @property
    def headings(self) -> set[str]:
        """Its headings."""
        return {piece.text for piece in self.pieces if piece.sort == "h"}

    @property
    def opening(self) -> str:
        """Its first words."""
        return " ".join(self.words[:OPENING])

    @cached_property
    def phrases(self) -> set[tuple[str, ...]]:
        """Every row of words as long as a phrase."""
        return set(zip(*(self.words[n:] for n in range(PHRASE)), strict=False))


def reading(document: SourceDocument) -> TextFigures:
    """What a reader meets in a document; names of figures count as a word."""
    return TextFigures(document.name, document.type.folder, tuple(_pieces(document.text)))


def _pieces(text: str) -> Iterator[TextPiece]:
    """The pieces at the top level, each with all that stands in it."""
    sort, inside = "", list[str]()
    for token in markdown.parse(text)[1]:
        if token.level == 0 and token.nesting == 1:
            sort, inside = BLOCKS.get(token.type, ""), []
        elif token.type == "inline":
            inside.append(markdown.plain_text(token))
        elif token.level == 0 and token.nesting == -1 and sort:
            yield TextPiece(sort, " ".join(inside))


class Measure(NamedTuple):
    """A column: what it is called, and how it is computed from the documents of a kind."""

    name: str
    of: Callable[[Sequence[TextFigures]], float]


def mean_words(group: Sequence[TextFigures]) -> float:
    """The mean of their lengths."""
    return fmean(len(one.words) for one in group)


def spread(group: Sequence[TextFigures]) -> float:
    """The standard deviation of their lengths."""
    return pstdev(len(one.words) for one in group)


def one_callout(group: Sequence[TextFigures]) -> float:
    """Percent with exactly one call-out."""
    return _percent(one.callouts == 1 for one in group)


def ends_on_callout(group: Sequence[TextFigures]) -> float:
    """Percent whose last piece is a call-out."""
    return _percent(one.skeleton.endswith("q") for one in group)


def same_skeleton(group: Sequence[TextFigures]) -> float:
    """Percent that have the row of pieces of another."""
    return _shared([one.skeleton for one in group])


def same_opening(group: Sequence[TextFigures]) -> float:
    """Percent that open with the words of another."""
    return _shared([one.opening for one in group])


def same_words(group: Sequence[TextFigures]) -> float:
    """Percent of phrases that another document of the kind has too."""
    counts = Counter(phrase for one in group for phrase in one.phrases)
    return _percent(counts[phrase] > 1 for one in group for phrase in one.phrases)


def examples(group: Sequence[TextFigures]) -> float:
    """How often `Example:` stands in them."""
    return sum(piece.text.count("Example:") for one in group for piece in one.pieces)


def curt_endings(group: Sequence[TextFigures]) -> float:
    """Percent of paragraphs of two sentences or more whose last is curt."""
    rows = [_SENTENCE.split(text) for one in group for text in one.paragraphs]
    return _percent(len(_WORD.findall(row[-1])) <= CURT for row in rows if len(row) > 1)


def nobody(group: Sequence[TextFigures]) -> float:
    """How often `nobody` stands in them."""
    return sum(one.words.count("nobody") for one in group)


MEASURES = (
    Measure("words", mean_words),
    Measure("±", spread),
    Measure("one call-out %", one_callout),
    Measure("ends on one %", ends_on_callout),
    Measure("skeleton %", same_skeleton),
    Measure("opening %", same_opening),
    Measure("words shared %", same_words),
    Measure("Example:", examples),
    Measure("curt ends %", curt_endings),
    Measure("nobody", nobody),
)


def _percent(results: Iterable[bool]) -> float:
    answers = list(results)
    return 100 * sum(answers) / len(answers) if answers else 0.0


def _shared(values: Sequence[str]) -> float:
    counts = Counter(values)
    return _percent(counts[value] > 1 for value in values)


def repeated_headings(group: Sequence[TextFigures]) -> Counter[str]:
    """Headings by the number of documents that have them."""
    return _often(one.headings for one in group)


def repeated_phrases(group: Sequence[TextFigures]) -> Counter[str]:
    """Phrases by the number of documents that have them."""
    return _often({" ".join(phrase) for phrase in one.phrases} for one in group)


def repeated_openings(group: Sequence[TextFigures]) -> Counter[str]:
    """First words by the number of documents that open with them."""
    return _often({one.opening} for one in group)


def _often(sets: Iterable[set[str]]) -> Counter[str]:
    counts = Counter(value for values in sets for value in values)
    return Counter({value: count for value, count in counts.items() if count >= OFTEN})


REPEATED = {
    "heading": repeated_headings,
    "opening": repeated_openings,
    "phrase": repeated_phrases,
}


def by_kind(documents: Iterable[SourceDocument]) -> dict[str, list[TextFigures]]:
    """The documents as read, by the folder of their kind."""
    groups: dict[str, list[TextFigures]] = defaultdict(list)
    for document in documents:
        groups[document.type.folder].append(reading(document))
    return dict(groups)


def main() -> None:
    """Print a line of figures for each kind, then what repeats in it."""
    load_sections()
    groups = by_kind(sources.read_all()[0])
    _line(["kind", "documents", *(measure.name for measure in MEASURES)])
    every = [one for group in groups.values() for one in group]
    for kind, group in {**groups, "all": every}.items():
        _line([kind, str(len(group)), *(f"{measure.of(group):.0f}" for measure in MEASURES)])
    for kind, group in groups.items():
        for sort, counted in REPEATED.items():
            for text, count in counted(group).most_common(NAMED):
                sys.stdout.write(f"{kind}: {sort} in {count} of {len(group)}: {text}\n")


def _line(cells: Sequence[str]) -> None:
    first, *others = cells
    sys.stdout.write(f"{first:<22}" + "".join(f"{cell:>15}" for cell in others) + "\n")


if __name__ == "__main__":
    main()
