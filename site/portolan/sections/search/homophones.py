"""Correction of wrong characters: those that no page has are replaced by names like them.

Chinese is typed by sound, and a wrong character of the right sound is the commonest slip; one that
looks like the right one is the next. Some type the sounds themselves: `niuyue` is 纽约.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from portolan.content.search import has_word
from portolan.content.search_names import names_of
from portolan.core.locale import Locale
from portolan.core.locales import UNSPACED
from portolan.domain.routes.passages import PASSAGE_NAMES
from portolan.sections.search.errand_matches import phrases
from portolan.web.content import store

_RUN = re.compile(f"{UNSPACED}{{2,}}")
LONGEST = 8
"""Characters of a name that is looked for."""
SHORTEST_SPELLED = 5
"""Letters of a name that is written by its sounds."""


class Sounds(NamedTuple):
    """Names by their sounds, by these in one word, by their looks, and the file they come from."""

    identity: tuple[int, int]
    names: Mapping[tuple[str, ...], str]
    spelled: Mapping[str, str]
    looking: Mapping[str, str]


_known: dict[str, Sounds] = {}


def sounded(query: str, locale: Locale) -> str | None:
    """The query with unknown characters replaced by names like them; None without any."""
    mended = _RUN.sub(lambda run: _mended(run[0], locale.reading(run[0]), locale), query)
    return mended if mended != query else None


def _mended(run: str, sounds: Sequence[str], locale: Locale) -> str:
    """A run of characters with its longest parts replaced by names that sound or look alike."""
    known = _sounds(locale)
    if len(sounds) != len(run):
        return run  # a sign without a sound is among them
    for length in range(min(len(run), LONGEST), 1, -1):
        for at in range(len(run) - length + 1):
            end = at + length
            part = run[at:end]
            name = known.names.get(tuple(sounds[at:end])) or known.looking.get(locale.looks(part))
            if name and not _is_known(part, locale):
                before, after = (run[:at], sounds[:at]), (run[end:], sounds[end:])
                return f"{_mended(*before, locale)}{name}{_mended(*after, locale)}"
    return run


def _is_known(part: str, locale: Locale) -> bool:
    """Whether a page has these characters next to each other."""
    return has_word(store(), " ".join(a + b for a, b in pairwise(part)), locale)


def spelled(query: str, locale: Locale) -> str | None:
    """The query with names in place of their sounds in Latin letters; None without any."""
    words, names = query.split(), _sounds(locale).spelled
    for length in range(len(words), 0, -1):
        for at in range(len(words) - length + 1):
            name = names.get("".join(words[at : at + length]))
            if name:
                before, after = (" ".join(part) for part in (words[:at], words[at + length :]))
                parts = (spelled(before, locale) or before, name, spelled(after, locale) or after)
                return " ".join(filter(None, parts))
    return None


def _sounds(locale: Locale) -> Sounds:
    cards = store().cards(locale.code)
    cached = _known.get(locale.code)
    if cached is None or cached.identity != cards.identity:
        runs = {
            run
            for doc in cards.by_path.values()
            for name in names_of(doc)
            for run in _RUN.findall(name)
            if len(run) <= LONGEST
        }
        phrase_runs = {phrase for phrase in phrases().whole if _RUN.fullmatch(phrase)}
        passages = filter(_RUN.fullmatch, map(str, PASSAGE_NAMES.values()))
        every = sorted({*runs, *phrase_runs, *passages})
        names = {tuple(locale.reading(run)): run for run in every}
        looking = {locale.looks(run): run for run in every}
        words = {"".join(sounds): run for sounds, run in names.items()}
        long = {word: run for word, run in words.items() if len(word) >= SHORTEST_SPELLED}
        cached = _known[locale.code] = Sounds(cards.identity, names, long, looking)
    return cached
