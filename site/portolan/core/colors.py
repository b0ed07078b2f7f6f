"""The colors of the style sheets, for mails, icons and pictures, which no style sheet reaches."""

import re
from typing import NamedTuple

from portolan.core.config import ROOT

STYLES = ROOT / "assets" / "styles" / "colors.css"

_TOKEN = re.compile(r"--([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));")
_ROOT = re.compile(r":root \{(.*?)\n\}", re.DOTALL)
_ROLE = re.compile(r"--([a-z-]+): var\(--([a-z-]+)\);")


class Color(NamedTuple):
    """A color by day and by night; most pictures know no night."""

    light: str
    dark: str


def read_colors(styles: str) -> dict[str, Color]:
    """Colors of a style sheet's root by their names there, less the two hyphens."""
    root = "".join(_ROOT.findall(styles))
    colors = {
        name: Color(light or both, dark or both) for name, light, dark, both in _TOKEN.findall(root)
    }
    roles = {role: colors[name] for role, name in _ROLE.findall(root) if name in colors}
    return colors | roles


COLORS = read_colors(STYLES.read_text("utf-8"))
