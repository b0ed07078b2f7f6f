"""Corrections of a mistyped query: the most similar words of the HS texts."""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice, product

from rapidfuzz import process
from rapidfuzz.distance import OSA

from portolan.domain.hs.terms import singular

LIKE_ENOUGH = 0.65
"""Of one letter in three wrong, left out, too many or swapped, a word is not recognized."""
MOST = 3
"""Readings of a word, and suggestions, at most."""
MOST_QUERIES = 9
"""Combinations of readings that are tried."""
LETTERS_PER_SLIP = 3
"""A slip in so many letters is forgiven."""


def suggestions(
    words: Mapping[str, int],
    runs: Sequence[str],
    is_known: Callable[[str], bool],
    worth: Callable[[Sequence[str]], int],
) -> tuple[str, ...]:
    """Return up to three queries with every unknown word replaced by one that the texts have.

    Args:
        words: the words to choose from, and how many codes have them.
        runs: the words of the query.
        is_known: whether a word finds anything as it is.
        worth: how well words answer together, 0 for not at all; the best are suggested.
    """
    choices = [[run] if is_known(run) else _like(words, run) for run in runs]
    readings = [choice for choice in choices if choice]
    if not readings or all(len(choice) == 1 and choice[0] in runs for choice in readings):
        return ()
    queries = islice(product(*readings), MOST_QUERIES)
    worths = {" ".join(query): worth(query) for query in queries}
    ordered = sorted(worths, key=lambda query: -worths[query])
    # Where some answer, those that do not are left out.
    return tuple(query for query in ordered[:MOST] if worths[query] or not worths[ordered[0]])


def likeliest(query: str, suggested: Sequence[str]) -> str | None:
    """Return the suggestion that is twice as near to a query as any other; None if none is."""
    slips = sorted((OSA.distance(query.casefold(), one), one) for one in suggested)
    if not slips or slips[0][0] * LETTERS_PER_SLIP > len(query):
        return None
    (fewest, reading), others = slips[0], slips[1:]
    return reading if all(2 * fewest <= more for more, _ in others) else None


def _like(words: Mapping[str, int], run: str) -> list[str]:
    """The words most similar to a run, the most similar first, then the most common."""
    similar = process.extract(
        run,
        words.keys(),
        scorer=OSA.normalized_similarity,
        score_cutoff=LIKE_ENOUGH,
        limit=4 * MOST,
    )
    readings: dict[str, str] = {}
    for word, _, _ in sorted(similar, key=lambda match: (-match[1], -words[match[0]], match[0])):
        readings.setdefault(singular(word), word)
    return list(readings.values())[:MOST]
