"""Readings: the possible meanings of a typed text, the likeliest first.

"Port of Valencia, Spain" is read as a name; without its dressing, as a port called Valencia; and
with the last words as an area, as a Valencia in Spain.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from portolan.core.locales import UNSPACED, phrase, typed
from portolan.domain.places.areas import Area, Areas
from portolan.domain.places.place import PlaceKind

_PORT, _AIRPORT = PlaceKind.OCEANPORT, PlaceKind.AIRPORT

# Words around a name that say only what kind of place it is.
_KIND_WORDS = (
    (_AIRPORT, re.compile(rf"^(?P<name>.+?){phrase('behind an airport')}$")),
    (_PORT, re.compile(rf"^{phrase('before a port')}(?P<name>.+)$")),
    (_PORT, re.compile(rf"^(?P<name>.+?){phrase('behind a port')}$")),
    (None, re.compile(rf"^(?P<name>.{{2,}}?){phrase('behind a town')}$")),
)
BARE = frozenset(typed("a place of a kind"))
"""Words that say a kind of place and no name."""

_UNSPACED = re.compile(UNSPACED)
LONGEST_AREA = 4
"""Words: `united states of america`."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A name to look up, with the kind and the areas that the text adds, if any."""

    name: str
    kind: PlaceKind | None = None
    areas: frozenset[Area] = frozenset()


def readings_of(parts: tuple[str, ...], areas: Areas) -> Iterator[Reading]:
    """Yield the readings of a text by its looked-up parts, which its commas divide."""
    whole = " ".join(parts)
    yield Reading(whole)
    yield from _without_kind_words(Reading(whole))
    for reading in _located(parts, areas):
        yield reading
        yield from _without_kind_words(reading)


def _without_kind_words(reading: Reading) -> Iterator[Reading]:
    """Yield the reading without "port of", "airport" or 港, as a place of that kind."""
    for kind, dressing in _KIND_WORDS:
        match = dressing.match(reading.name)
        if match:
            yield Reading(match["name"].strip(), kind, reading.areas)


def _located(parts: tuple[str, ...], areas: Areas) -> Iterator[Reading]:
    """Yield the readings as a name and the areas after it, without spaces also before it."""
    if len(parts) > 1:
        yield Reading(parts[0], areas=_areas_named(parts[1:], areas))
        return
    words = parts[0].split()
    for count in range(min(LONGEST_AREA, len(words) - 1), 0, -1):
        meant = areas.get(" ".join(words[-count:]))
        if meant:
            yield Reading(" ".join(words[:-count]), areas=meant)
    if _UNSPACED.search(parts[0]):
        yield from _located_unspaced(parts[0], areas)


def _areas_named(words: tuple[str, ...], areas: Areas) -> frozenset[Area]:
    """Return the areas of the first words that name any; unknown words are ignored."""
    return next((areas[word] for word in words if word in areas), frozenset())


def _located_unspaced(text: str, areas: Areas) -> Iterator[Reading]:
    for end in range(2, len(text) - 1):
        if text[:end] in areas:
            yield Reading(text[end:].strip(), areas=areas[text[:end]])
        if text[-end:] in areas:
            yield Reading(text[:-end].strip(), areas=areas[text[-end:]])
