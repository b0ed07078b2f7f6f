"""Readings: the possible meanings of a typed text, the likeliest first.

"Port of Valencia, Spain" is read as a name; without its dressing, as a port called Valencia; and
with the last words as an area, as a Valencia in Spain.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from portolan.domain.places.areas import Area, Areas
from portolan.domain.places.place import PlaceKind

_PORT, _AIRPORT = PlaceKind.OCEANPORT, PlaceKind.AIRPORT

# Keyed words around a name that say only what kind of place it is.
_KIND_WORDS = (
    (
        _AIRPORT,
        re.compile(r"^(?P<name>.+?) (?:(?:international|intl) )?(?:airports?|air port|apt)$"),
    ),
    (_AIRPORT, re.compile(r"^(?P<name>.+?) (?:guoji )?ji ?chang$")),
    (_AIRPORT, re.compile(r"^(?P<name>.+?)(?:国际)?(?:机场|空港)$")),
    (_PORT, re.compile(r"^(?:the )?(?:sea)?ports? (?:of|in) (?P<name>.+)$")),
    (_PORT, re.compile(r"^(?:puerto|porto|port|porta) (?:de|di|da|do|del) (?P<name>.+)$")),
    (_PORT, re.compile(r"^(?:hafen|haven|puerto|porto) (?P<name>.+)$")),
    (
        _PORT,
        re.compile(r"^(?P<name>.+?) (?:ocean |sea )?(?:ports?|seaports?|harbou?rs?|hafen|haven)$"),
    ),
    (_PORT, re.compile(r"^(?P<name>.+?) (?:container )?terminal$")),
    (_PORT, re.compile(r"^(?P<name>.+?) ?gang$")),
    (_PORT, re.compile(r"^(?P<name>.+?)(?:港口|港区|码头|港)$")),
    (None, re.compile(r"^(?P<name>.{2,}?)(?:市|city)$")),
)
BARE = frozenset(
    "port seaport harbor harbour airport terminal 港 港口 码头 机场 国际机场".split()
) | {"port of", "the port of", "international airport", "sea port"}
"""Words that say a kind of place and no name."""

_HAN = re.compile(r"[\u4e00-\u9fff]")
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
    """Yield the readings as a name and the areas after it, in Chinese also before it."""
    if len(parts) > 1:
        yield Reading(parts[0], areas=_areas_named(parts[1:], areas))
        return
    words = parts[0].split()
    for count in range(min(LONGEST_AREA, len(words) - 1), 0, -1):
        meant = areas.get(" ".join(words[-count:]))
        if meant:
            yield Reading(" ".join(words[:-count]), areas=meant)
    if _HAN.search(parts[0]):
        yield from _located_in_han(parts[0], areas)


def _areas_named(words: tuple[str, ...], areas: Areas) -> frozenset[Area]:
    """Return the areas of the first words that name any; unknown words are ignored."""
    return next((areas[word] for word in words if word in areas), frozenset())


def _located_in_han(text: str, areas: Areas) -> Iterator[Reading]:
    for end in range(2, len(text) - 1):
        if text[:end] in areas:
            yield Reading(text[end:].strip(), areas=areas[text[:end]])
        if text[-end:] in areas:
            yield Reading(text[:-end].strip(), areas=areas[text[-end:]])
