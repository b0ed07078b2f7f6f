"""Lines above tables: which columns become lines, where the names of axes come from."""

import re

import pytest

from portolan.content.drawn_lines import chart_of, draw_lines
from portolan.core.config import ROOT
from portolan.drawing.diagrams.lines import apart, ticks

SECTIONS = ROOT / "site" / "portolan" / "sections"
CAPTIONED = re.compile(r"^Lines: .+\n(?:.+\n)*\n((?:\|.*\n)+)", re.MULTILINE)
ROWS = [["Rate", "LCL 50", "LCL 70", "Cheapest"], ["1,200", "24.0", "17.1", "LCL"]]
MORE = ["3,600", "72.0", "51.4", "None"]
PAGE = (
    '<p class="caption{kind}"><span class="strong">Dearer.</span> In m³</p>\n'
    '<div class="scroll" tabindex="0"><table class="data"><thead><tr><th scope="col">Rate</th>'
    '<th scope="col">LCL &amp; 50</th></tr></thead><tbody><tr><td class="n">1,200</td>'
    '<td class="n">24.0</td></tr><tr><td class="n">3,600</td><td class="n">72.0</td></tr></tbody>'
    "</table></div>"
)


def test_each_column_of_figures_is_a_line_and_words_are_none() -> None:
    chart = chart_of([*ROWS, MORE], "Break-even")
    assert [one.name for one in chart.series] == ["LCL 50", "LCL 70"]
    assert chart.series[0].points == [(1200, 24), (3600, 72)]
    assert (chart.across, chart.up) == ("Rate", "Break-even")
    assert chart.labels == [(1200, "1,200"), (3600, "3,600")]


def test_a_row_that_begins_with_words_has_no_place_on_the_axis() -> None:
    chart = chart_of([*ROWS, ["Not counted", "1", "2", "3"], MORE], "Break-even")
    assert len(chart.labels) == 2


def test_a_table_of_words_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="Places"):
        chart_of([["Port", "Country"], ["Rotterdam", "Netherlands"]], "Places")


def test_the_drawing_stands_between_caption_and_table_and_says_what_it_shows() -> None:
    drawn = draw_lines(PAGE.format(kind=" lines"))
    assert re.search(
        r'</p>\s*<div class="picture plate" role="img" aria-label="Dearer. In m³">', drawn
    )
    assert drawn.index("</svg></div><div") < drawn.index("<table")
    assert drawn.count(">LCL &amp; 50</text>") == 2


def test_another_caption_draws_no_line() -> None:
    assert draw_lines(PAGE.format(kind="")) == PAGE.format(kind="")


def test_a_table_that_cannot_be_drawn_stays_a_table() -> None:
    words = PAGE.format(kind=" lines").replace("1,200", "⟦ few ⟧")
    assert draw_lines(words) == words


def test_every_such_caption_of_our_documents_has_figures_below_it() -> None:
    count = 0
    for file in SECTIONS.rglob("*.md"):
        for table in CAPTIONED.findall(file.read_text("utf-8")):
            head, _, *body = [
                [cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()
            ]
            count += len(chart_of([head, *body], file.name).series) > 0
    assert count >= 7


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (9.2, 72, [0, 20, 40, 60, 80]),
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (10.2, 17.7, [10, 12, 14, 16, 18]),
        (-5, 5, [-6, -4, -2, 0, 2, 4, 6]),
    ],
)
def test_ticks_are_round_and_enclose_the_values(
    low: float, high: float, expected: list[float]
) -> None:
    assert ticks(low, high) == pytest.approx(expected)


def test_names_do_not_touch() -> None:
    assert apart([10, 12, 60], 8) == pytest.approx([7, 15, 60])
