"""The program that counts what repeats in the documents."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from portolan.content import markdown
from portolan.content.sources import SourceDocument
from portolan.sections.glossary.kinds import GLOSSARY_TERM
from tests.style import (
    TextFigures,
    TextPiece,
    curt_endings,
    ends_on_callout,
    examples,
    nobody,
    one_callout,
    reading,
    repeated_headings,
    repeated_openings,
    repeated_phrases,
    same_opening,
    same_skeleton,
    same_words,
    spread,
)
from tests.unit.content.terms import TERM

TEXT = """\
Ships wait for *no* one, and cranes do.

## The wait

Table: Days

| Port | Days |
|---|---|
| Santos | 4 |

- one
- two

> **Ask.** It costs nothing.
"""


def made(*pieces: tuple[str, str]) -> TextFigures:
    """A document of these pieces."""
    return TextFigures("posts/one", "posts", tuple(TextPiece(*piece) for piece in pieces))


def document(text: str) -> SourceDocument:
    """A glossary term of that text."""
    whole = TERM.format(title="Wait", body=text)
    meta = GLOSSARY_TERM.front_matter.model_validate(markdown.parse(whole)[0])
    return SourceDocument(GLOSSARY_TERM, Path("wait.md"), whole, meta)


def test_a_document_is_read_in_its_pieces() -> None:
    read = reading(document(TEXT))
    assert read.skeleton == "phptlq"
    assert read.paragraphs == ["Ships wait for no one, and cranes do."]
    assert read.headings == {"The wait"}
    assert read.opening == "ships wait"
    assert read.callouts == 1


PLAIN = made(("p", "Ships wait for a berth. Cranes do not wait."), ("q", "Ask nobody."))
LONG = made(("h", "The wait"), ("p", "Example: ships wait for a berth and nobody knows how long."))
OTHER = made(
    ("h", "The wait"), ("p", "For a berth. " + "Then a crane lifts what the ship has. " * 2)
)


@pytest.mark.parametrize(
    ("measure", "group", "figure"),
    [
        (one_callout, [PLAIN, LONG], 50),
        (ends_on_callout, [PLAIN, LONG], 50),
        (same_skeleton, [PLAIN, LONG, OTHER], 200 / 3),
        (same_opening, [PLAIN, LONG, OTHER], 200 / 3),
        (examples, [PLAIN, LONG], 1),
        (nobody, [PLAIN, LONG], 2),
        (curt_endings, [PLAIN, OTHER], 100),
        (curt_endings, [LONG], 0),
        (curt_endings, [made(("p", "Chart: It falls by half at the very end. In kg"))], 0),
        (spread, [made(("p", "one two")), made(("p", "one two three four"))], 1),
    ],
)
def test_a_measure(
    measure: Callable[[Sequence[TextFigures]], float], group: Sequence[TextFigures], figure: float
) -> None:
    assert measure(group) == pytest.approx(figure)


def test_words_are_shared_where_eight_in_a_row_are_the_same() -> None:
    one = made(("p", "a b c d e f g h i"))
    assert same_words([one, made(("p", "a b c d e f g h"))]) == pytest.approx(200 / 3)
    assert same_words([one, made(("p", "b a c d e f g h"))]) == 0


def test_what_three_documents_have_is_named() -> None:
    group = [LONG, OTHER, LONG]
    assert repeated_headings(group) == {"The wait": 3}
    assert repeated_openings(group) == {"the wait": 3}
    assert repeated_headings(group[:2]) == {}
    assert not repeated_phrases(group)
    assert repeated_phrases([LONG] * 3)["the wait example ships wait for a berth"] == 3
