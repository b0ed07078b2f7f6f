"""What posts say they computed with our own tools is computed again."""

import csv
from collections import Counter
from itertools import permutations, product
from pathlib import Path
from statistics import median

import pytest

from portolan.content.named_values import NamedValues
from portolan.domain.equipment.container_number import ContainerNumber
from portolan.domain.loading import LoadPiece, load_plan, load_unit

SITE = Path(__file__).parents[3] / "site/portolan"
EAST = "AE BD CN DJ HK ID IN JO JP KE KR LK MM MY OM PH PK QA SA SG TH TW TZ VN".split()
WEST = "BE CY DE DK EG ES FI FR GB GR IE IL IT MA MT NL PL PT RO SE SI TR".split()


def post(name: str) -> str:
    return (SITE / f"sections/blog/posts/{name}.md").read_text(encoding="utf-8")


def ports(countries: list[str]) -> list[str]:
    with (SITE / "domain/places/build/written_ports.csv").open(encoding="utf-8") as file:
        return [row["code"] for row in csv.DictReader(file) if row["code"][:2] in countries]


@pytest.fixture(scope="module")
def detours(content: Path) -> dict[tuple[str, str], float]:
    """Nautical miles by the Cape less those by Suez, for every lane of the story."""
    named = NamedValues(content.parent / "route_network")
    lanes = product(ports(EAST), ports(WEST))
    return {(a, b): named.figure(f"detour-by-cape:from-{a}/to-{b}") for a, b in lanes}


def test_two_numbers_per_port(detours: dict[tuple[str, str], float]) -> None:
    text = post("two-numbers-per-port")
    assert len(detours) == 2_480
    assert f"The median is {round(median(detours.values())):,} miles" in text
    bars = Counter(min(int(each // 1_000), 8) for each in detours.values())
    for thousands in range(2, 8):
        assert f"| {thousands},000 to {thousands},999 | {bars[thousands]} |" in text
    assert f"| 8,000 and more | {bars[8]} |" in text


@pytest.mark.parametrize(
    ("codes", "row"),
    [
        ("DEHAM BEANR PLGDN", "Hamburg, Antwerp, Gdańsk | 0"),
        ("ESALG", "Algeciras | 289"),
        ("MAPTM", "Tanger Med | 268"),
        ("ESVLC", "Valencia | 918"),
        ("ITGOA", "Genoa | 1,619"),
        ("GRPIR", "Piraeus | 3,093"),
        ("ROCND", "Constanța | 3,197"),
    ],
)
def test_the_second_number_of_the_card(
    detours: dict[tuple[str, str], float], codes: str, row: str
) -> None:
    """It is the same from every port in the east, to the two miles that the story allows."""
    assert f"| {row} |" in post("two-numbers-per-port")
    miles = int(row.rpartition(" ")[2].replace(",", ""))
    for east, west in product(ports(EAST), codes.split()):
        assert detours[east, west] - detours[east, "NLRTM"] == pytest.approx(miles, abs=2)


WEIGHTS = [2**place % 11 for place in range(4, 10)]
"""What the six digits of a serial count, modulo 11, behind the four letters of the prefix."""


def serials(weights: list[int]) -> list[int]:
    """How many serials of the prefix CSQU have each remainder, with digits only in these places."""
    counts = [0] * 11
    counts[(13 + 30 * 2 + 28 * 4 + 32 * 8) % 11] = 1
    for weight in weights:
        before, counts = counts, [0] * 11
        for (remainder, count), digit in product(enumerate(before), range(10)):
            counts[(remainder + weight * digit) % 11] += count
    return counts


def test_one_container_number_in_eleven() -> None:
    text = post("one-container-number-in-eleven")
    missed = 0
    for place, weight in enumerate(WEIGHTS):
        others = serials(WEIGHTS[:place] + WEIGHTS[place + 1 :])
        for (old, new), start in product(permutations(range(10), 2), range(11)):
            if {(start + weight * old) % 11, (start + weight * new) % 11} == {0, 10}:
                missed += others[start]
    assert f"| Numbers with remainder 10 | {serials(WEIGHTS)[10]:,} |" in text
    assert f"| Not noticed | {missed:,} |" in text
    assert f"| Share not noticed | {missed / 54_000_000:.2%} |" in text


def test_its_weak_numbers_are_those_of_our_check() -> None:
    """A wrong digit that turns remainder 10 into 0 keeps the check digit."""
    weak, strong = ContainerNumber("CSQU", "000007", ""), ContainerNumber("CSQU", "000009", "")
    assert weak.check_digit == strong.check_digit == "0"


def cartons(millimeters: int) -> int:
    """As many as the planner puts into the first container."""
    piece = LoadPiece((millimeters, 300, 250), 5, 4_000)
    return load_plan(load_unit("40-high-cube"), [piece]).loads[0].count


@pytest.mark.parametrize("length", range(36, 47))
def test_one_centimeter(length: int) -> None:
    assert f"| {length} cm | {cartons(length * 10):,} |" in post("one-centimeter-290-cartons")


def test_one_millimeter() -> None:
    assert f"41.1 cm as well: {cartons(411):,}" in post("one-centimeter-290-cartons")
