"""How far apart the port and the airport of one town may lie, and how far two namesakes do."""

import pytest

from portolan.domain.places.place import LARGE, Place, PlaceKind
from portolan.domain.places.resolver import Resolver

Position = tuple[float, float]


def port(name: str, at: Position) -> Place:
    return Place("XXAAA", PlaceKind.OCEANPORT, name, name, "XX", *at, importance=LARGE)


def airport(name: str, at: Position) -> Place:
    return Place("AAA", PlaceKind.AIRPORT, name, name, "XX", *at, importance=LARGE)


@pytest.mark.parametrize(
    ("name", "harbor", "field"),
    [
        ("Tokyo", (139.79, 35.62), (140.39, 35.77)),  # Narita
        ("Stockholm", (18.11, 59.33), (16.91, 58.79)),  # Skavsta
        ("Oslo", (10.73, 59.90), (10.25, 59.19)),  # Torp
        ("Shanghai", (122.05, 30.62), (121.34, 31.20)),  # from Yangshan to Hongqiao
    ],
)
def test_the_airport_of_a_town_may_be_an_hour_s_drive_away(
    name: str, harbor: Position, field: Position
) -> None:
    result = Resolver([port(name, harbor), airport(name, field)]).resolve(name)
    assert result.best == port(name, harbor)


@pytest.mark.parametrize(
    ("name", "harbor", "field"),
    [
        ("Newport", (-2.99, 51.57), (-1.29, 50.70)),  # Wales and the Isle of Wight
        ("Newport", (-71.33, 41.48), (-72.18, 44.94)),  # Rhode Island and Vermont
        ("Halifax", (-1.86, 53.73), (-63.57, 44.65)),  # Yorkshire and Nova Scotia
    ],
)
def test_namesakes_further_off_are_asked_about(
    name: str, harbor: Position, field: Position
) -> None:
    result = Resolver([port(name, harbor), airport(name, field)]).resolve(name)
    assert result.is_ambiguous
