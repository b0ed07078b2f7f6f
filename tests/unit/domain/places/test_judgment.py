"""Judging matches: which comes first, which is clear, and which may be meant at all."""

import pytest

from portolan.domain.places.judgment import PlaceMatch, is_clear, is_plausible, ranked
from portolan.domain.places.names import ALIAS, CITY, CODE, NAME, SERVED, NameMatch
from portolan.domain.places.place import LARGE, MIDDLING, MINOR, WRITTEN_UP, Place, PlaceKind

Position = tuple[float, float]
HERE, NEAR, FAR = (0.0, 0.0), (0.5, 0.5), (40.0, 40.0)
PORT, AIRPORT = PlaceKind.OCEANPORT, PlaceKind.AIRPORT


def place(importance: int, *, at: Position = HERE, kind: PlaceKind = PORT,
          alone: bool = False) -> Place:  # fmt: skip
    return Place("XXAAA", kind, "A", "A", "XX", *at, importance=importance, stands_alone=alone)


def match(
    importance: int,
    distance: int = 0,
    belonging: int = NAME,
    *,
    at: Position = HERE,
    alone: bool = False,
) -> PlaceMatch:
    return PlaceMatch(place(importance, at=at, alone=alone), NameMatch(0, belonging, distance))


@pytest.mark.parametrize(
    ("places", "matches", "first"),
    [
        ([(MINOR, PORT), (MIDDLING, AIRPORT)], [NameMatch(0, NAME), NameMatch(1, NAME)], 0),
        ([(MINOR, PORT), (LARGE, AIRPORT)], [NameMatch(0, NAME), NameMatch(1, NAME)], 1),
        ([(LARGE, PORT), (WRITTEN_UP, AIRPORT)], [NameMatch(0, ALIAS), NameMatch(1, NAME)], 0),
        ([(LARGE, PORT), (LARGE, AIRPORT)], [NameMatch(0, NAME), NameMatch(1, CODE)], 1),
        ([(LARGE, AIRPORT), (MINOR, AIRPORT)], [NameMatch(0, NAME, 1), NameMatch(1, NAME)], 1),
        ([(LARGE, AIRPORT), (MINOR, AIRPORT)], [NameMatch(0, NAME, 1), NameMatch(1, NAME, 1)], 0),
        ([(LARGE, PORT), (LARGE, AIRPORT)], [NameMatch(0, SERVED), NameMatch(1, CITY)], 1),
        ([(LARGE, PORT), (LARGE, PORT)], [NameMatch(0, ALIAS), NameMatch(1, NAME)], 1),
        ([(LARGE, PORT), (LARGE, PORT)], [NameMatch(1, NAME), NameMatch(0, NAME)], 0),
    ],
    ids=[
        "every port has a middling weight",
        "a large airport before a small port",
        "written up by hand weighs no more than large",
        "a code before a name",
        "a wrong letter takes away what is large",
        "the larger of two misspelled",
        "what only serves the city comes last",
        "a name before an alias",
        "the first of the list",
    ],
)
def test_the_likeliest_comes_first(
    places: list[tuple[int, PlaceKind]], matches: list[NameMatch], first: int
) -> None:
    world = [place(importance, kind=kind) for importance, kind in places]
    assert ranked(matches, world)[0].name_match.number == first


def test_a_place_comes_once_by_the_closest_of_its_names() -> None:
    closest = NameMatch(0, ALIAS)
    others = [NameMatch(0, NAME, 1), NameMatch(0, CITY)]
    for given in ([closest, *others], [*others, closest]):
        assert [one.name_match for one in ranked(given, [place(MINOR)])] == [closest]


@pytest.mark.parametrize(
    ("head", "rival", "clear"),
    [
        (match(LARGE), match(MINOR, at=FAR), True),
        (match(LARGE), match(MIDDLING, at=FAR), False),
        (match(LARGE), match(LARGE, 1, at=FAR), True),
        (match(LARGE, 1), match(MINOR, 1, at=FAR), True),
        (match(LARGE), match(LARGE, at=NEAR), True),
        (match(WRITTEN_UP), match(MIDDLING, at=FAR), False),
        (match(WRITTEN_UP, 1), match(MIDDLING, 1, at=FAR), True),
        (match(WRITTEN_UP, alone=True), match(WRITTEN_UP, at=FAR), True),
        (match(LARGE, alone=True), match(WRITTEN_UP, at=FAR), False),
        (match(WRITTEN_UP, alone=True), match(WRITTEN_UP, at=FAR, alone=True), False),
        (match(WRITTEN_UP, 0, CITY, alone=True), match(MIDDLING, at=FAR), False),
        (match(LARGE, 0, SERVED), match(MINOR, at=NEAR), False),
    ],
    ids=[
        "two steps ahead",
        "one step ahead",
        "a letter ahead",
        "two steps ahead, both misspelled",
        "one town",
        "a namesake written up has to be asked about",
        "misspelled, it leads like any other",
        "what stands alone needs no lead",
        "but may not be behind",
        "both stand alone",
        "a city's name is not the place's own",
        "what only serves the city is never meant",
    ],
)
def test_when_nobody_has_to_be_asked(head: PlaceMatch, rival: PlaceMatch, *, clear: bool) -> None:
    assert is_clear([head, rival]) is clear


def test_the_closest_of_the_rivals_decides() -> None:
    rivals = [match(MINOR, at=FAR), match(MIDDLING, at=FAR)]
    assert not is_clear([match(LARGE), *rivals])
    assert not is_clear([match(LARGE), *reversed(rivals)])


@pytest.mark.parametrize("importance", [MINOR, WRITTEN_UP])
def test_without_a_rival_all_is_clear(importance: int) -> None:
    assert is_clear([match(importance)])


@pytest.mark.parametrize(
    ("importance", "distance", "letters", "plausible"),
    [
        (LARGE, 2, 1, True),
        (MIDDLING, 0, 5, False),
        (MIDDLING, 0, 6, True),
        (MINOR, 1, 6, True),
        (MINOR, 2, 6, False),
        (MIDDLING, 2, 20, False),
    ],
)
def test_a_small_place_is_meant_by_a_long_text_with_one_wrong_letter_at_most(
    importance: int, distance: int, letters: int, *, plausible: bool
) -> None:
    assert is_plausible(match(importance, distance), letters) is plausible
