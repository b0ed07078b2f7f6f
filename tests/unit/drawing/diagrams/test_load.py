"""The drawing of a load: where numbers and words stand."""

import re

from portolan.drawing.diagrams.load import DrawnBlock, LoadWords, load_svg
from portolan.drawing.diagrams.load_view import LoadView

ROOM = (4000, 2000, 2000)
WORDS = LoadWords("A load", "Front wall", "Door")
ONE = (1, 1, 1)
TEXT = re.compile(r'<text x="([\d.]+)" y="([\d.]+)"([^>]*)>([^<]*)<')


def texts(*blocks: DrawnBlock, turn: int = 0) -> dict[str, tuple[float, float, str]]:
    """The place of each word and number, and how it is aligned."""
    drawn = load_svg(LoadView(ROOM, turn), blocks, WORDS)
    return {word: (float(x), float(y), how) for x, y, how, word in TEXT.findall(drawn)}


def test_a_number_stands_on_a_face_that_is_seen() -> None:
    """What stands on a cube hides its top: the number moves to a side."""
    cube = DrawnBlock((0, 0, 0, 1000, 1000, 1000), ONE, 0)
    slab = DrawnBlock((0, 0, 1000, 1000, 1000, 1500), ONE, 1)
    alone, before = texts(cube)["1"], texts(cube, slab)["1"]
    assert alone != before
    assert set(texts(cube, slab)) >= {"1", "2"}


def test_a_block_that_is_not_seen_has_no_number() -> None:
    cube = DrawnBlock((0, 0, 0, 1000, 1000, 1000), ONE, 0)
    around = [
        DrawnBlock((1000, 0, 0, 4000, 2000, 2000), ONE, 1),
        DrawnBlock((0, 1000, 0, 1000, 2000, 2000), ONE, 2),
        DrawnBlock((0, 0, 1000, 1000, 1000, 2000), ONE, 3),
    ]
    assert "1" not in texts(cube, *around)


def test_words_begin_or_end_at_the_edge() -> None:
    """So that none is cut where letters are large."""
    for turn in range(4):
        result = texts(turn=turn)
        assert {result["Front wall"][0], result["Door"][0]} == {8, 992}
        for across, _down, how in result.values():
            assert ("end" in how) is (across == 992)
