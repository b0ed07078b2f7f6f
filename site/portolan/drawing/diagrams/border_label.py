"""The label of a PAPS or PARS number as SVG: its kind, its bar code, the number as text.

The drawing has no style attribute, no script and no address to fetch, so that it can stand in a
page under a strict content security policy, or be a file of its own. It is the same for the same
number, byte by byte. Black on white whatever the page's colors: scanners need the contrast.
"""

from portolan.domain.border.border_number import BorderNumber, Fault, NumberKind
from portolan.domain.border.reading import read_number
from portolan.domain.border.symbol import Symbol, Symbology, symbol
from portolan.domain.errors import FreightError
from portolan.drawing.svg import element, text

# One unit of the drawing is a hundredth of a millimeter.
UNITS_PER_MM = 100

# A module of 0.33 mm is wide enough for any office printer. ISO/IEC 15417 and 16388 ask for ten
# modules of white at both ends, and for bars at least 15% as high as the symbol is long.
MODULE = 33
QUIET_MODULES = 10
LEAST_BAR_HEIGHT = 1500
BAR_HEIGHT_SHARE = 0.15

MARGIN = 200
TEXT = 500
LINE = 700


class InvalidNumber(FreightError):  # noqa: N818 - reads as what happened where a view catches it
    """A number that cannot go on a label; its faults say why."""

    def __init__(self, number: BorderNumber) -> None:
        super().__init__(f"no {number.kind} number: {', '.join(number.faults)}")
        self.number = number

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The faults of the number."""
        return tuple(self.number.faults)


def label_svg(kind: NumberKind, number: str, symbology: Symbology = Symbology.CODE_128) -> str:
    """Return the label of a typed number, in millimeters; raise InvalidNumber for a faulty one.

    The bars hold the regular number and nothing else; the word above them is not in them.
    """
    reading = read_number(kind, number)
    if not reading.is_valid:
        raise InvalidNumber(reading)
    return _drawn(kind.upper(), reading.number, symbol(reading.number, symbology))


def _drawn(word: str, number: str, bars: Symbol) -> str:
    width = (bars.width + 2 * QUIET_MODULES) * MODULE
    bar_height = max(LEAST_BAR_HEIGHT, round(bars.width * MODULE * BAR_HEIGHT_SHARE))
    top = MARGIN + LINE
    height = top + bar_height + LINE + MARGIN
    return element(
        "svg",
        element("rect", width=str(width), height=str(height), fill="#fff"),
        _line(word, width, MARGIN + TEXT),
        element("path", d=_path(bars, top, bar_height), shape_rendering="crispEdges"),
        _line(number, width, top + bar_height + TEXT + MARGIN // 2),
        xmlns="http://www.w3.org/2000/svg",
        width=_millimeters(width),
        height=_millimeters(height),
        viewBox=f"0 0 {width} {height}",
        fill="#000",
        role="img",
        aria_label=f"{word} {number}",
    )


def _path(bars: Symbol, top: int, height: int) -> str:
    return "".join(
        f"M{(QUIET_MODULES + bar.start) * MODULE} {top}h{bar.width * MODULE}v{height}"
        f"h-{bar.width * MODULE}z"
        for bar in bars.bars
    )


def _line(words: str, width: int, baseline: int) -> str:
    return text(
        words,
        x=str(width // 2),
        y=str(baseline),
        font_family="monospace",
        font_size=str(TEXT),
        text_anchor="middle",
    )


def _millimeters(units: int) -> str:
    whole, hundredths = divmod(units, UNITS_PER_MM)
    return f"{whole}.{hundredths:02d}mm"
