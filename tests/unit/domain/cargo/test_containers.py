"""The containers of the quote form."""

from decimal import Decimal

import pytest

from forms.choices import CONTAINERS
from portolan.domain.cargo import container, containers, teu
from portolan.domain.errors import UnknownCode


def test_the_four_containers_as_published() -> None:
    assert [(each.name, each.volume_m3, each.payload_kg) for each in containers()] == [
        ("20' Standard", Decimal("33.2"), Decimal(28_180)),
        ("40' Standard", Decimal("67.7"), Decimal(26_730)),
        ("40' High Cube", Decimal("76.3"), Decimal(26_540)),
        ("45' High Cube", Decimal("85.9"), Decimal(25_660)),
    ]


def test_they_are_those_of_the_quote_form_by_code_and_name() -> None:
    offered = [(value, str(label)) for value, label in CONTAINERS]
    assert [(each.code, each.name) for each in containers()] == offered


def test_twenty_foot_units() -> None:
    assert [each.teu for each in containers()] == [1, 2, 2, Decimal("2.25")]
    assert teu({"20-standard": 3, "45-high-cube": 2}) == Decimal("7.5")
    assert teu({}) == 0


def test_a_type_that_is_not_there() -> None:
    with pytest.raises(UnknownCode) as caught:
        container("53-domestic")
    assert (caught.value.field, caught.value.code) == ("container", "53-domestic")
    with pytest.raises(UnknownCode):
        teu({"53-domestic": 1})
