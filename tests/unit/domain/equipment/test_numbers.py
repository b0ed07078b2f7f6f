"""Numbers of containers and ships: published examples, and how they are typed."""

import re
from urllib.parse import urlsplit

import pytest

from portolan.domain.equipment import (
    Owner,
    carrier_of,
    carriers,
    container_number,
    imo_number,
    owner_of,
)
from portolan.domain.equipment.owners import COLUMNS, FILE
from portolan.domain.table import rows


@pytest.mark.parametrize("text", ["CSQU3054383", "csqu 305438 3", "CSQU-305438-3", "CSQU305438"])
def test_the_example_of_the_standard(text: str) -> None:
    number = container_number(text)
    assert number is not None
    assert (number.check_digit, number.written) == ("3", "CSQU 305438 3")


@pytest.mark.parametrize("digit", "012456789")
def test_every_other_digit_is_wrong(digit: str) -> None:
    number = container_number(f"CSQU305438{digit}")
    assert number is not None
    assert not number.is_right


@pytest.mark.parametrize(
    "text", ["", "CSQA3054383", "CSQU30543", "CSQU30543833", "3054383", "提单"]
)
def test_what_is_no_container_number(text: str) -> None:
    assert container_number(text) is None


@pytest.mark.parametrize("text", ["9811000", "IMO 9811000", "imo:9811000", "IMO9074729"])
def test_ships(text: str) -> None:
    assert imo_number(text) == text[-7:]


@pytest.mark.parametrize("text", ["9811001", "IMO", "981100", "98110000", "IMO 981100O", ""])
def test_what_is_no_ship(text: str) -> None:
    assert imo_number(text) is None


def test_owners() -> None:
    owner = owner_of("HLXU")
    assert owner is not None
    assert (owner.name, owner.scac) == ("Hapag-Lloyd", "HLCU")
    assert owner.tracking("HLXU1234561").endswith("?container=HLXU1234561")
    assert owner.tracking().endswith("track-by-container-solution.html")
    assert owner_of("ZZZU") is None


@pytest.mark.parametrize("carrier", carriers(), ids=lambda one: one.scac)
def test_each_carrier_has_its_page_of_tracking(carrier: Owner) -> None:
    page = urlsplit(carrier.tracking())
    assert page.path.strip("/")
    assert "{" not in carrier.tracking()


def test_carriers_are_known_by_the_letters_of_their_bills() -> None:
    carrier = carrier_of("EGLV")
    assert carrier is not None
    assert carrier.name == "Evergreen"
    assert carrier_of("EGHU") is None


def test_the_table_of_owners() -> None:
    table = rows(FILE, COLUMNS)
    assert len({row["prefix"] for row in table}) == len(table) >= 40
    for row in table:
        assert container_number(f"{row['prefix']}1234560")
        assert row["source"].startswith("https://")
        # Whoever is no carrier has neither code nor page.
        assert bool(row["scac"]) == bool(row["site"])
        assert not row["scac"] or re.fullmatch("[A-Z]{4}", row["scac"])
