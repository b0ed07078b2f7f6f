"""The colors of the style sheets, for mails, icons and pictures, which no style sheet reaches."""

import re
from typing import NamedTuple

from portolan.core.config import ROOT

TOKENS = ROOT / "assets" / "styles" / "tokens.css"

_TOKEN = re.compile(r"--([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));")


class Color(NamedTuple):
    """A color by day and by night; most pictures know no night."""

    light: str
    dark: str


def read_colors(styles: str) -> dict[str, Color]:
    """Colors of a style sheet by their names there, less the two hyphens."""
    return {
        name: Color(light or both, dark or both)
        for name, light, dark, both in _TOKEN.findall(styles)
    }


COLORS = read_colors(TOKENS.read_text("utf-8"))
