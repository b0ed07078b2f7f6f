"""What `make faults` is told of the code is still true of it."""

import pytest

from portolan.core.config import ROOT
from tests.faults.fault import ROOMS, Room
from tests.faults.known import known


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_room_is_where_it_is_said_to_be(room: Room) -> None:
    assert [place for place in room.tests if not (ROOT / place).exists()] == []
    for source in room.sources:
        assert (ROOT / source).exists()
    assert list(room.files())


@pytest.mark.parametrize(("file", "before", "change"), known())
def test_an_excused_fault_is_one_of_a_line_that_is_there(
    file: str, before: str, change: str
) -> None:
    lines = [line.strip() for line in (ROOT / file).read_text(encoding="utf-8").splitlines()]
    assert before in lines
    assert change != before
