"""What a picture draws, read back from its markup: strokes, circles and words by their kind."""

import re
from dataclasses import dataclass
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from portolan.core.config import ROOT
from portolan.drawing.diagrams.sheet import Sheet, narrow_sheet, wide_sheet

XY = tuple[float, float]
_STEP = re.compile(r"([MmLlHhVvz])([^MmLlHhVvz]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


@dataclass(frozen=True)
class DrawnSvg:
    """The finished drawing of one sheet."""

    root: ET.Element

    def paths(self, kind: str) -> list[list[XY]]:
        """The pieces of all paths of a kind, each a list of corners."""
        results = [each for each in self.root.iter("path") if each.get("class") == kind]
        return [piece for each in results for piece in corners(each.get("d", ""))]

    def lengths(self, kind: str) -> list[float]:
        """How long each piece of a kind is, by its corners."""
        return [
            sum(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 for (ax, ay), (bx, by) in pairwise(piece))
            for piece in self.paths(kind)
        ]

    def circles(self, kind: str) -> list[tuple[float, float, float]]:
        """Middle and radius of the circles of a kind."""
        return [
            (float(each.get("cx", 0)), float(each.get("cy", 0)), float(each.get("r", 0)))
            for each in self.root.iter("circle")
            if each.get("class") == kind
        ]

    def words(self) -> list[str]:
        """Every text, in the order in which it is drawn."""
        return [each.text or "" for each in self.root.iter("text")]

    def place(self, message: str) -> XY:
        """Where a text stands."""
        result = next(each for each in self.root.iter("text") if each.text == message)
        return float(result.get("x", 0)), float(result.get("y", 0))


def read(markup: str, sheet: Sheet | None = None) -> DrawnSvg:
    """Read the markup of a drawing, and check that no word lies outside its sheet."""
    drawn = DrawnSvg(ET.fromstring(f"<svg>{markup}</svg>"))  # noqa: S314 - drawn by us
    for each in drawn.root.iter("text"):
        x, y = float(each.get("x", 0)), float(each.get("y", 0))
        assert sheet is None or (0 <= x <= sheet.width and 0 < y <= sheet.height), each.text
    return drawn


def corners(data: str) -> list[list[XY]]:
    """Return the pieces of a path, in absolute places."""
    pieces: list[list[XY]] = []
    x = y = 0.0
    for step, numbers in _STEP.findall(data):
        values = [float(each) for each in _NUMBER.findall(numbers)]
        if step == "z":
            pieces[-1].append(pieces[-1][0])
        elif step in "hv":
            x, y = (x + values[0], y) if step == "h" else (x, y + values[0])
            pieces[-1].append((x, y))
        else:
            for i in range(0, len(values), 2):
                x, y = (
                    (values[i], values[i + 1])
                    if step == "M"
                    else (x + values[i], y + values[i + 1])
                )
                if step in "Mm" and i == 0:
                    pieces.append([])
                pieces[-1].append((x, y))
    return pieces


SHEETS = [wide_sheet(500), narrow_sheet(600)]
both = pytest.mark.parametrize("sheet", SHEETS, ids=["wide", "narrow"])
TENTH = 0.11


def page(name: str) -> str:
    """The document that a picture's figures come from."""
    return (ROOT / "site/portolan/sections" / name).read_text("utf-8")


def near(*values: float) -> object:
    """What is drawn is rounded to a tenth."""
    return pytest.approx(list(values), abs=TENTH)


def drawn(draw: object, sheet: Sheet) -> DrawnSvg:
    """A picture as it stands on a sheet."""
    assert callable(draw)
    return read(draw(sheet), sheet)
