"""Search for HS codes: by code in any spelling, by word in both languages.

A query is read in whatever language it is written; the locale of the page does not matter.
"""

from collections.abc import Sequence

from portolan.domain.hs.by_code import by_code
from portolan.domain.hs.by_name import by_name
from portolan.domain.hs.by_words import Found, Matches, by_words, is_known, occur_together
from portolan.domain.hs.code import Level, parent_of
from portolan.domain.hs.query import HsQuery, read_query
from portolan.domain.hs.record import HsCode
from portolan.domain.hs.result import HsMatch, HsResult, MatchReason
from portolan.domain.hs.store import HsStore
from portolan.domain.hs.suggestions import suggestions
from portolan.domain.hs.terms import key, runs

MOST_MATCHES = 60


def search(store: HsStore, text: str, limit: int = 20) -> HsResult:
    """Return the codes that match a query, the best first, each with its reason."""
    query = read_query(text)
    matches = _matching(store, query, limit)
    return HsResult(query.text, _with_headings(store, matches), _suggestions(store, query, matches))


def matching_codes(store: HsStore, text: str, limit: int) -> tuple[HsMatch, ...]:
    """Return the codes of `search` alone: its suggestions cost as much again."""
    return _with_headings(store, _matching(store, read_query(text), limit))


def code_named(store: HsStore, text: str) -> HsCode | None:
    """Return the likeliest code of the goods whose everyday name a text is, and nothing more."""
    query = read_query(text)
    named = by_name(store, query.runs).whole or by_name(store, query.telling).whole
    first = next(iter(named.values()), None)
    if query.code or not first or key(runs(first.name)) != key(query.runs):
        return None
    return store.codes((first.code,))[first.code]


def _suggestions(store: HsStore, query: HsQuery, matches: Matches) -> tuple[str, ...]:
    if any(one.why is not MatchReason.PART for one in matches.values()):
        return ()
    return suggestions(
        store.words(),
        query.telling,
        is_known=lambda run: is_known(store, run),
        worth=lambda words: _relevance(store, words),
    )


def _relevance(store: HsStore, words: Sequence[str]) -> int:
    """Relevance: 2 for an everyday name, 1 for words that one code has together, 0 for others."""
    return 2 if by_name(store, words).whole else int(occur_together(store, words))


def _matching(store: HsStore, query: HsQuery, limit: int) -> Matches:
    limit = max(1, min(limit, MOST_MATCHES))
    matches: Matches = {}
    if query.code:
        unbroken = query.code == query.text
        codes = by_code(store, query.code, limit, unbroken=unbroken)
        matches = {code: Found(why) for code, why in codes.items()}
    if query.telling:
        for code, why in by_words(store, query.telling, limit, also=query.runs).items():
            matches.setdefault(code, why)
    return dict(list(matches.items())[:limit])


def _with_headings(store: HsStore, matches: Matches) -> tuple[HsMatch, ...]:
    headings = [parent_of(code) for code in matches if len(code) == 6 and code.isdigit()]
    codes = store.codes((*matches, *filter(None, headings)))
    return tuple(
        HsMatch(
            code=codes[bare],
            why=why,
            heading=codes[bare[:4]] if codes[bare].level is Level.SUBHEADING else None,
            name=name,
            kind=kind,
        )
        for bare, (why, name, kind) in matches.items()
    )
