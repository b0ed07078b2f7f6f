"""The months above the bars of days."""

import re

from portolan.drawing.diagrams.day_bar import month_axis


def test_the_name_of_a_month_at_the_edge_of_the_scale_ends_there() -> None:
    """It would be cut on a phone."""
    axis = month_axis([(10, "Feb"), (38, "Mar"), (69, "Apr")], 72)
    assert re.findall(r">(\w+)</text>", axis) == ["Feb", "Mar", "Apr"]
    assert re.findall(r'<text x="100%"[^>]* text-anchor="end">(\w+)<', axis) == ["Apr"]
