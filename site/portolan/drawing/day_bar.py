"""A bar of days: from the earliest to the latest, with a mark on the likely one."""

from portolan.drawing.svg import element, picture

WIDTH, HEIGHT = 100.0, 1.0
LEAST, MARK = 0.8, 1.2


def day_bar(first: int, likely: int, last: int, span: int) -> str:
    """Return the bar, 100 units wide for all days; it may be stretched.

    Args:
        first: the earliest day, counted from the first of the scale.
        likely: the likely day.
        last: the latest day.
        span: the number of days from the first of the scale to its last.
    """
    unit = (WIDTH - MARK) / max(span, 1)
    wide = max((last - first) * unit, LEAST)
    bar = element("rect", x=first * unit, width=wide, height=HEIGHT)
    mark = element("rect", class_="at", x=likely * unit, width=MARK, height=HEIGHT)
    return picture(WIDTH, HEIGHT, "", "", bar, mark, preserveAspectRatio="none")
