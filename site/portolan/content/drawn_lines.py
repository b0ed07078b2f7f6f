"""Lines for the figures of a table under a `Lines:` caption, drawn above it.

The first column says where on the axis; every other column of figures is a line. Rows and columns
that hold words are not drawn. The table stays below, so nobody has to see the drawing.
"""

import re
from html import escape, unescape

from portolan.drawing.diagrams.lines import HEIGHTS, LineChart, Series
from portolan.drawing.diagrams.sheet import narrow_sheet, wide_sheet
from portolan.drawing.svg import element, number

_LINES = re.compile(
    r'(?P<caption><p class="caption lines">(?P<said>.*?)</p>\s*)'
    r'(?P<table><div class="scroll"[^>]*><table class="data">.*?</table></div>)',
    re.DOTALL,
)
_ROW = re.compile(r"<tr>(.*?)</tr>", re.DOTALL)
_CELL = re.compile(r"<t[dh][^>]*>(.*?)</t[dh]>", re.DOTALL)
_TAG = re.compile(r"<[^>]+>")
_FINDING = re.compile(r'<span class="strong">.*?</span>', re.DOTALL)
_NUMBER = re.compile(r"^[+−-]?[\d,]*\.?\d+")

Cells = list[list[str]]


def draw_lines(page: str) -> str:
    """Put the drawing of each such table between its caption and the table."""

    def drawn(match: re.Match[str]) -> str:
        rows = [[_text(c) for c in _CELL.findall(row)] for row in _ROW.findall(match["table"])]
        title = _text(_FINDING.sub("", match["said"]))
        try:
            chart = chart_of(rows, title)
        except ValueError:
            # A language that writes no digit first keeps the table.
            return match[0]
        return match["caption"] + _picture(chart, _text(match["said"])) + match["table"]

    return _LINES.sub(drawn, page)


def chart_of(rows: Cells, title: str) -> LineChart:
    """Return the chart of a table whose first row has the heads.

    One line is named by its head beside the axis; what several have in common, their title says.
    """
    head, *body = rows
    body = [row for row in body if _NUMBER.match(row[0])]
    places = [_value(row[0]) for row in body]
    columns = [
        at for at in range(1, len(head)) if body and all(_NUMBER.match(row[at]) for row in body)
    ]
    if len(body) < 2 or not columns:
        raise ValueError(f"no line can be drawn of the table {title!r}")
    series = [
        Series(head[at], [(x, _value(row[at])) for x, row in zip(places, body, strict=True)])
        for at in columns
    ]
    percent = all(row[at].endswith("%") for row in body for at in columns)
    up = title if len(series) > 1 else series[0].name
    named = series if len(series) > 1 else [Series("", series[0].points)]
    labels = [(x, row[0]) for x, row in zip(places, body, strict=True)]
    return LineChart(head[0], up, named, sorted(labels), "%" if percent else "")


def _picture(chart: LineChart, said: str) -> str:
    sheets = wide_sheet(HEIGHTS[0]), narrow_sheet(HEIGHTS[1])
    drawings = "".join(
        element(
            "svg",
            chart.draw(sheet),
            class_=sheet.shape,
            viewBox=f"0 0 {number(sheet.width)} {number(sheet.height)}",
            aria_hidden="true",
        )
        for sheet in sheets
    )
    return f'<div class="picture plate" role="img" aria-label="{escape(said)}">{drawings}</div>'


def _text(markup: str) -> str:
    return " ".join(unescape(_TAG.sub("", markup)).split())


def _value(text: str) -> float:
    match = _NUMBER.match(text)
    return float(match[0].replace(",", "").replace("−", "-")) if match else 0.0
