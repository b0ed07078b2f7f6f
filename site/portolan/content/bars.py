"""Bars for the figures of charts: the last column of a table under a `Chart:` caption.

A range is drawn from its beginning to its end. Where the last row is the sum of the others, each
of those begins where the one before it ended. The table stays a table: what the bars show is
written beside them, so nobody has to see them.
"""

import re
from itertools import accumulate
from math import isclose

_CHART = re.compile(
    r'(<p class="caption chart">.*?</p>\s*<div class="scroll"[^>]*>)'
    r'(<table class="data">.*?</table>)',
    re.DOTALL,
)
_CELL = re.compile(
    r'(<td class="n">)((?:<span class="strong">)?([^<]*)(?:</span>)?)(</td>\s*</tr>)'
)
_NUMBER = re.compile(r"-?[\d,]*\.?\d+")
_BAR = (
    '<span class="bar"><svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">'
    '<rect{place} width="{width:g}" height="1"/></svg><span>{text}</span></span>'
)

Stretch = tuple[float, float]
"""Where a bar begins and ends, in the unit of its figures."""


def draw_bars(page: str) -> str:
    """Put a bar beside the last figure of each row of a chart; the bar of zero has no length."""
    return _CHART.sub(lambda match: match[1] + _with_bars(match[2]), page)


def _with_bars(table: str) -> str:
    stretches = _laid_end_to_end([_stretch(cell[3]) for cell in _CELL.finditer(table)])
    longest = max((end for _, end in stretches), default=0.0)
    if longest <= 0:
        return table
    rows = iter(stretches)

    def bar(match: re.Match[str]) -> str:
        begin, end = (round(max(0.0, one) / longest * 100, 2) for one in next(rows))
        place = f' x="{begin:g}"' if begin else ""
        return match[1] + _BAR.format(place=place, width=end - begin, text=match[2]) + match[4]

    return _CELL.sub(bar, table.replace('class="data"', 'class="data bars"', 1))


def _laid_end_to_end(stretches: list[Stretch]) -> list[Stretch]:
    """The bars of a sum: its parts one behind the other, then the whole from zero."""
    *parts, last = stretches or [(0.0, 0.0)]
    ends = list(accumulate(end for _, end in parts))
    if len(parts) < 2 or any(begin for begin, _ in stretches) or not isclose(ends[-1], last[1]):
        return stretches
    return [*zip([0.0, *ends], ends, strict=False), last]


def _stretch(text: str) -> Stretch:
    """The span of a bar: from zero to a figure, or from the first to the last day of a range."""
    first, *second = [float(figure.replace(",", "")) for figure in _NUMBER.findall(text)] or [0.0]
    return (max(0.0, first - 1), second[0]) if second and "–" in text else (0.0, first)
