"""Small charts: which tables get bars, and how long those are."""

import re

from portolan.content.bars import draw_bars
from portolan.core.config import ROOT

SECTIONS = ROOT / "site" / "portolan" / "sections"
HEAD = '<p class="caption{kind}">How far</p>\n<div class="scroll" tabindex="0">'
ROW = '<tr><td>{name}</td><td class="n">{figure}</td></tr>'


def page(kind: str, *figures: str) -> str:
    rows = "".join(ROW.format(name=f"Lane {n}", figure=f) for n, f in enumerate(figures))
    return HEAD.format(kind=kind) + f'<table class="data"><tbody>{rows}</tbody></table></div>'


def widths(html: str) -> list[float]:
    return [float(width) for width in re.findall(r'<rect width="([\d.]+)"', html)]


def test_bars_are_as_long_as_their_figures() -> None:
    drawn = draw_bars(page(" chart", "10,600", "5,300", "0", "2,650.0"))
    assert widths(drawn) == [100, 50, 0, 25]
    assert 'class="data bars"' in drawn
    assert "<span>10,600</span>" in drawn


def test_of_several_columns_the_last_is_drawn() -> None:
    whole = page(" chart", "8", "2").replace("<td>Lane", '<td class="n">90</td><td>Lane')
    drawn = draw_bars(whole)
    assert widths(drawn) == [100, 25]
    assert drawn.count('<td class="n">90</td>') == 2


def test_a_plain_table_has_no_bars() -> None:
    assert draw_bars(page("", "10", "20")) == page("", "10", "20")


def test_figures_that_are_all_nothing_have_no_bars() -> None:
    assert draw_bars(page(" chart", "0", "0")) == page(" chart", "0", "0")


def test_a_range_is_drawn_from_its_first_day_to_its_last() -> None:
    drawn = draw_bars(page(" chart", "1–5", "6–10"))
    assert widths(drawn.replace(' x="50"', "")) == [50, 50]
    assert '<rect x="50" width="50"' in drawn


def test_the_parts_of_a_sum_are_laid_end_to_end() -> None:
    drawn = draw_bars(page(" chart", "6", "2", '<span class="strong">8</span>'))
    assert re.findall(r"<rect([^>]*) width", drawn) == ["", ' x="75"', ""]


def test_every_chart_of_the_documents_begins_with_what_it_shows() -> None:
    written = [file.read_text() for file in SECTIONS.rglob("*.md") if file.name != "README.md"]
    captions = re.findall(r"^Chart: (.*)$", "\n".join(written), re.MULTILINE)
    assert len(captions) > 60
    assert not [one for one in captions if not one.startswith("**")]
