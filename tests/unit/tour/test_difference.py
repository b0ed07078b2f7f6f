"""How far two pictures differ."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from tests.tour.difference import MARK, UNSEEN, differing

GRAY = (100, 100, 100)
Take = Callable[..., Path]


@pytest.fixture
def take(tmp_path: Path) -> Take:
    """Write a picture, gray but for these pixels."""

    def written(
        name: str, pixels: dict[tuple[int, int], tuple[int, int, int]], height: int = 2
    ) -> Path:
        image = Image.new("RGB", (5, height), GRAY)
        for at, color in pixels.items():
            image.putpixel(at, color)
        image.save(tmp_path / name)
        return tmp_path / name

    return written


def test_equal_pictures_leave_no_picture(take: Take, tmp_path: Path) -> None:
    marked = tmp_path / "marked.png"
    assert differing(take("before.png", {}), take("now.png", {}), marked)[0] == 0
    assert not marked.exists()


def test_a_pixel_that_differs_is_counted_and_marked(take: Take, tmp_path: Path) -> None:
    marked = tmp_path / "marked.png"
    now = take("now.png", {(3, 1): (100, 100, 200)})
    assert differing(take("before.png", {}), now, marked) == (0.1, (5, 2))
    with Image.open(marked) as image:
        assert image.getpixel((3, 1)) == MARK
        assert image.getpixel((2, 1)) != MARK


def test_what_no_eye_tells_apart_is_equal(take: Take, tmp_path: Path) -> None:
    before, marked = take("before.png", {}), tmp_path / "marked.png"
    seen, unseen = (take(f"{step}.png", {(0, 0): (100 + step, 100, 100)}) for step in (5, UNSEEN))
    assert differing(before, unseen, marked)[0] == 0
    assert differing(before, seen, marked)[0] == 0.1


def test_a_longer_page_differs_in_what_is_added(take: Take, tmp_path: Path) -> None:
    longer = take("now.png", {}, height=4)
    assert differing(take("before.png", {}), longer, tmp_path / "marked.png") == (0.5, (5, 4))
    assert differing(longer, take("before.png", {}), tmp_path / "marked.png") == (0.5, (5, 4))
