"""The share of the texts on a code's page that are in a reader's language.

Subheadings are in English alone: a heading with many of them is mostly English.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator
from itertools import chain

from portolan.core.locale import Locale
from portolan.domain.hs.record import HsCode, HsNote
from portolan.domain.hs.store import HsStore, codes_above


def share(texts: Collection[HsCode | HsNote], locale: Locale) -> float:
    """Return the share of texts that are in the reader's own language."""
    return sum(one.lang_in(locale) is None for one in texts) / len(texts)


def shares(store: HsStore, locale: Locale) -> Iterator[tuple[HsCode, float]]:
    """Yield every code with the share of its page, read at once for all of them."""
    codes = {one.code: one for one in store.every()}
    notes: defaultdict[str, list[HsNote]] = defaultdict(list)
    children: defaultdict[str, list[HsCode]] = defaultdict(list)
    for note in store.every_note():
        notes[note.code].append(note)
    for code in codes.values():
        children[next(reversed(codes_above(code)), "")].append(code)
    for code in codes.values():
        higher = codes_above(code)
        texts = chain.from_iterable(notes[one] for one in (code.code, *higher))
        parents = (codes[one] for one in higher)
        yield code, share([code, *parents, *children[code.code], *texts], locale)
