"""How far two pictures differ, and where."""

from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops

from tests.tour.pictures import Screenshot

UNSEEN = 4
"""Steps of a color channel, of 255, that no eye tells apart."""
FADED = 0.75
MARK = (220, 0, 60)


@dataclass(frozen=True)
class ScreenshotDifference:
    """Two pictures of the same page that differ.

    Attributes:
        share: of the pixels, from 0 to 1.
        size: of the picture of the difference: as wide and high as the larger one.
    """

    picture: Screenshot
    share: float
    size: tuple[int, int]


def differing(before: Path, now: Path, marked: Path) -> tuple[float, tuple[int, int]]:
    """The share of pixels that differ; where there are any, a picture that marks them is written.

    Where one picture is larger than the other, all that is beyond the other differs.
    """
    if before.read_bytes() == now.read_bytes():
        return 0, (0, 0)
    with Image.open(before) as one, Image.open(now) as other:
        size = max(one.width, other.width), max(one.height, other.height)
        mask = _mask(_laid_out(one, size), _laid_out(other, size))
        share = mask.histogram()[255] / (size[0] * size[1])
        if share:
            faded = Image.blend(_opaque(other, size), Image.new("RGB", size, "white"), FADED)
            faded.paste(MARK, mask=mask)
            faded.save(marked)
    return share, size


def _laid_out(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture on a transparent sheet of that size."""
    sheet = Image.new("RGBA", size)
    sheet.paste(image.convert("RGBA"))
    return sheet


def _opaque(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    return _laid_out(image, size).convert("RGB")


def _mask(before: Image.Image, now: Image.Image) -> Image.Image:
    """White where any channel differs, opacity included, and black where none does."""
    first, *others = ImageChops.difference(before, now).split()
    for channel in others:
        first = ImageChops.lighter(first, channel)
    return first.point(lambda step: 255 if step > UNSEEN else 0)
