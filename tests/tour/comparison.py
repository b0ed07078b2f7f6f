"""Two tours side by side, the pictures that differ most first."""

from collections.abc import Iterable
from pathlib import Path

from tests.tour.album import sizes_of, write
from tests.tour.difference import ScreenshotDifference, differing
from tests.tour.pictures import Screenshot, in_folder


def compare(before: Path, now: Path, to: Path, expected: Iterable[Screenshot]) -> Path:
    """Write the page of what differs between two folders of pictures; returns its file."""
    _linked(to, before=before, now=now)
    marked = to / "difference"
    marked.mkdir(exist_ok=True)
    for old in marked.iterdir():
        old.unlink()
    earlier, later = (set(in_folder(folder)).intersection(expected) for folder in (before, now))
    both = sorted(earlier & later)
    results = [_compared(picture, before, now, marked) for picture in both]
    different = sorted((one for one in results if one.share), key=lambda one: -one.share)
    equal = [one.picture for one in results if not one.share]
    gone, new = sorted(earlier - later), sorted(later - earlier)
    return write(
        to,
        "comparison.html",
        title="Tours compared",
        pictures=sorted(earlier | later),
        different=different,
        equal=equal,
        gone=gone,
        new=new,
        sizes={**sizes_of(before, gone), **sizes_of(now, [*new, *equal])},
    )


def _compared(picture: Screenshot, before: Path, now: Path, marked: Path) -> ScreenshotDifference:
    files = (folder / picture.file for folder in (before, now, marked))
    share, size = differing(*files)
    return ScreenshotDifference(picture, share, size)


def _linked(to: Path, **folders: Path) -> None:
    """Let the page reach the pictures of both tours: a copy would be a gigabyte."""
    to.mkdir(parents=True, exist_ok=True)
    for name, folder in folders.items():
        (to / name).unlink(missing_ok=True)
        (to / name).symlink_to(folder.resolve(), target_is_directory=True)
