"""The monospace as the site sets it: one width, and the weights from regular to bold.

`make fonts` writes it anew from the package, a third as heavy.
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ASSETS = Path(__file__).parents[1]
PACKAGE = ASSETS / "node_modules/@fontsource-variable/martian-mono/files"
WHOLE = PACKAGE / "martian-mono-latin-standard-normal.woff2"
CUT = ASSETS / "styles/fonts/martian-mono-latin-narrow.woff2"
AXES = {"wdth": 75, "wght": (400, 700)}


def cut() -> None:
    """Write the font with what is left of its axes."""
    font = TTFont(WHOLE, recalcTimestamp=False)
    font = instantiateVariableFont(font, AXES)
    font.flavor = "woff2"
    font.save(CUT)


if __name__ == "__main__":
    cut()
