"""What both commands are asked for."""

import argparse
import os
from pathlib import Path

from tests.tour.pictures import LOCALES, SCHEMES, TOUR, WIDTHS, PictureChoice


def parser(description: str | None) -> argparse.ArgumentParser:
    """A parser that knows how to choose pictures and sites."""
    made = argparse.ArgumentParser(description=description)
    made.add_argument("--to", default=TOUR, type=Path, help="the folder of the tour of now")
    made.add_argument("--only", default="", help="templates whose name holds this")
    made.add_argument("--locales", nargs="+", default=LOCALES, choices=LOCALES)
    made.add_argument("--widths", nargs="+", default=WIDTHS, type=int)
    made.add_argument("--schemes", nargs="+", default=SCHEMES, choices=SCHEMES)
    made.add_argument("--browsers", default=min(4, os.cpu_count() or 1), type=int)
    made.add_argument("--base-url-en", help="a deployed site to photograph, in place of our own")
    made.add_argument("--base-url-zh", help="the same in Chinese")
    return made


def choice(given: argparse.Namespace) -> PictureChoice:
    """The pictures that are asked for."""
    return PictureChoice(
        given.only, tuple(given.locales), tuple(given.widths), tuple(given.schemes)
    )
