"""Search in the nomenclature: by code in any spelling, by word in both languages.

A query is read in whatever language it is written; the locale of the page does not matter.
"""

from collections.abc import Sequence

from portolan.domain.hs.asked import Asked, asked
from portolan.domain.hs.by_code import by_code
from portolan.domain.hs.by_name import by_name
from portolan.domain.hs.by_words import Hits, by_words, is_known, stand_together
from portolan.domain.hs.code import Level, parent_of
from portolan.domain.hs.hits import Found, Hit, Why
from portolan.domain.hs.store import Nomenclature
from portolan.domain.hs.suggestions import suggestions

MOST_HITS = 60


def search(store: Nomenclature, text: str, limit: int = 20) -> Found:
    """Return the codes that answer to a query, the best first, each with the reason why."""
    query = asked(text)
    bounded = max(1, min(limit, MOST_HITS))
    found = _found(store, query, bounded)
    return Found(query.text, _hits(store, found), _meant(store, query, found))


def _meant(store: Nomenclature, query: Asked, found: Hits) -> tuple[str, ...]:
    if any(why is not Why.PART for why, _ in found.values()):
        return ()
    return suggestions(
        store.words(),
        query.telling,
        is_known=lambda run: is_known(store, run),
        worth=lambda runs: _worth(store, runs),
    )


def _worth(store: Nomenclature, runs: Sequence[str]) -> int:
    """2 for the name of a thing, 1 for words that stand together somewhere, 0 for others."""
    return 2 if by_name(store, runs).whole else int(stand_together(store, runs))


def _found(store: Nomenclature, query: Asked, limit: int) -> Hits:
    found: Hits = {}
    if query.code:
        unbroken = query.code == query.text
        codes = by_code(store, query.code, limit, unbroken=unbroken)
        found = {code: (why, "") for code, why in codes.items()}
    if query.telling:
        for code, why in by_words(store, query.telling, limit, also=query.runs).items():
            found.setdefault(code, why)
    return dict(list(found.items())[:limit])


def _hits(store: Nomenclature, found: Hits) -> tuple[Hit, ...]:
    headings = [parent_of(code) for code in found if len(code) == 6 and code.isdigit()]
    codes = store.codes((*found, *filter(None, headings)))
    return tuple(
        Hit(
            code=codes[bare],
            why=why,
            heading=codes[bare[:4]] if codes[bare].level is Level.SUBHEADING else None,
            name=name,
        )
        for bare, (why, name) in found.items()
    )
