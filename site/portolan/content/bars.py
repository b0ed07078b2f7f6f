"""Bars for the figures of small charts: the last column of a table under a `Chart:` caption.

The table stays a table: what the bars show is written beside them, so nobody has to see them.
"""

import re
from itertools import chain

_CHART = re.compile(
    r'(<p class="caption chart">.*?</p>\s*<div class="scroll"[^>]*>)'
    r'(<table class="data">.*?</table>)',
    re.DOTALL,
)
_CELL = re.compile(r'(<td class="n">)([^<]*)(</td>\s*</tr>)')
_NUMBER = re.compile(r"-?[\d,]*\.?\d+")
_BAR = (
    '<span class="bar"><svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">'
    '<rect width="{width:g}" height="1"/></svg><span>{text}</span></span>'
)


def draw_bars(page: str) -> str:
    """Put a bar beside the last figure of each row of a chart; the bar of zero has no length."""
    return _CHART.sub(lambda match: match[1] + _with_bars(match[2]), page)


def _with_bars(table: str) -> str:
    figures = [_figure(text) for _, text, _ in _CELL.findall(table)]
    longest = max(chain(figures, [0.0]))
    if longest <= 0:
        return table

    def bar(match: re.Match[str]) -> str:
        width = round(max(0.0, _figure(match[2])) / longest * 100, 2)
        return match[1] + _BAR.format(width=width, text=match[2]) + match[3]

    return _CELL.sub(bar, table.replace('class="data"', 'class="data bars"', 1))


def _figure(text: str) -> float:
    match = _NUMBER.search(text)
    return float(match[0].replace(",", "")) if match else 0.0
