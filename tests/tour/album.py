"""Writes a page of pictures that can be opened from the disk, and moved with its folder."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from PIL import Image

from portolan.core.config import ROOT
from tests.tour.pictures import Screenshot, in_folder

STYLES = [ROOT / "assets" / "styles" / name for name in ("colors.css", "type_and_space.css")]


def write_tour(folder: Path) -> Path:
    """The page of all pictures that are in the folder; returns its file."""
    pictures = in_folder(folder)
    return write(
        folder, "tour.html", title="Tour", pictures=pictures, sizes=sizes_of(folder, pictures)
    )


def sizes_of(folder: Path, pictures: Iterable[Screenshot]) -> dict[Screenshot, tuple[int, int]]:
    """Width and height of pictures of a folder, in pixels."""
    return {picture: _size(folder / picture.file) for picture in pictures}


def _size(file: Path) -> tuple[int, int]:
    with Image.open(file) as image:
        return image.size


def write(folder: Path, template: str, **context: Any) -> Path:
    """One page in the folder, drawn from a template beside this module."""
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        trim_blocks=True,
        undefined=StrictUndefined,
    )
    styles = "".join(file.read_text(encoding="utf-8") for file in STYLES)
    tokens = Markup(styles)  # noqa: S704 - our own
    page = folder / "index.html"
    page.write_text(
        environment.get_template(template).render(tokens=tokens, **context), encoding="utf-8"
    )
    return page
