"""The pages that a tour and a comparison of tours write."""

import re
from pathlib import Path

import pytest
from PIL import Image

from tests.support.urls import TEMPLATES
from tests.tour.album import write_tour
from tests.tour.comparison import compare
from tests.tour.pictures import PictureChoice, Screenshot, in_folder

LANDING = Screenshot("blog-landing", "en-US", 360, "light")
JOBS = Screenshot("careers-jobs none", "zh-CN", 1440, "dark")


def take(folder: Path, picture: Screenshot, color: str = "white") -> None:
    folder.mkdir(exist_ok=True)
    Image.new("RGB", (4, 5), color).save(folder / picture.file)


def links(page: Path) -> set[str]:
    return set(re.findall(r'(?:href|src)="([^"]*)"', page.read_text("utf-8")))


def test_a_whole_tour_has_every_template_in_every_way() -> None:
    pictures = PictureChoice().pictures()
    assert len(set(pictures)) == len(pictures) == (len(TEMPLATES) + 1) * 2 * 3 * 2


def test_a_tour_can_be_of_some() -> None:
    chosen = PictureChoice("blog/landing", locales=("en-US",), widths=(360,), schemes=("light",))
    assert chosen.pictures() == [LANDING]


def test_a_file_says_what_it_shows(tmp_path: Path) -> None:
    for picture in (JOBS, LANDING):
        take(tmp_path, picture)
    (tmp_path / "notes.png").touch()
    assert in_folder(tmp_path) == [LANDING, JOBS]


def test_the_page_shows_each_picture_by_a_relative_link(tmp_path: Path) -> None:
    for picture in (LANDING, JOBS):
        take(tmp_path, picture)
    page = write_tour(tmp_path)
    assert links(page) == {LANDING.file, JOBS.file.replace(" ", "%20")}
    html = page.read_text("utf-8")
    assert html.count('width="4" height="5" loading="lazy"') == 2
    assert 'data-template="careers-jobs none" data-locale="zh-CN" data-width="1440"' in html


@pytest.fixture
def compared(tmp_path: Path) -> str:
    """The page of a comparison in which each thing that can happen has happened to one width."""
    before, now = tmp_path / "earlier", tmp_path / "later"
    for width, color in ((1, "white"), (2, "white"), (3, "white"), (4, "white")):
        take(before, Screenshot("home-index", "en-US", width, "light"), color)
    for width, color in ((1, "white"), (2, "red"), (5, "white"), (6, "white")):
        take(now, Screenshot("home-index", "en-US", width, "light"), color)
    take(before, LANDING)
    with Image.new("RGB", (4, 5), "white") as slightly:
        slightly.putpixel((0, 0), (0, 0, 0))
        slightly.save(now / LANDING.file)
    expected = [picture for picture in {*in_folder(before), *in_folder(now)} if picture.width != 6]
    page = compare(before, now, tmp_path / "page", expected)
    for link in links(page):
        assert (page.parent / link).exists(), link
    return page.read_text("utf-8")


def test_what_differs_most_comes_first(compared: str) -> None:
    titles = re.findall(r"<h3>(.*)</h3>", compared)
    assert titles == ["home-index en-US 2 light: 100.00%", "blog-landing en-US 360 light: 5.00%"]


def test_what_is_equal_or_alone_is_folded_away(compared: str) -> None:
    folded = re.findall(r"<summary>(.*)</summary>", compared)
    assert folded == ["Only before: 2", "Only now: 1", "Equal: 1"]


def test_what_was_not_asked_for_is_not_compared(compared: str) -> None:
    assert 'data-width="6"' not in compared
