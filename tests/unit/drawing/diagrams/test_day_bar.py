"""The months above the bars of days."""

import re

from portolan.drawing.diagrams.day_bar import month_axis


def test_a_month_at_the_edge_of_the_scale_has_no_name() -> None:
    """Its name would be cut on a phone."""
    axis = month_axis([(10, "Feb"), (38, "Mar"), (69, "Apr")], 72)
    assert re.findall(r">(\w+)</text>", axis) == ["Feb", "Mar"]
