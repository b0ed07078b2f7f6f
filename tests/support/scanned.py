"""Scanning a label as a border officer does: drawn, rendered, and read by a decoder."""

import resvg_py
import zxingcpp

from tests.support.png import pixels

# Dots to the millimeter of an office printer, near enough.
DOTS_PER_MM = 8
MM_PER_INCH = 25.4


def scanned(svg: str) -> list[tuple[str, str]]:
    """Return the symbologies and the texts of the barcodes that a decoder finds in a drawing."""
    png = resvg_py.svg_to_bytes(
        svg_string=svg, dpi=DOTS_PER_MM * MM_PER_INCH, skip_system_fonts=True
    )
    rows = pixels(png)
    reds = bytes(red for row in rows for red, _, _, _ in row)
    image = memoryview(reds).cast("B", (len(rows), len(rows[0])))
    return [(str(result.format), result.text) for result in zxingcpp.read_barcodes(image)]
