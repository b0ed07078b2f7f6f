"""Markdown: blocks to translate, translation put in place, the shape of the page."""

from html import unescape

import pytest

from portolan.content import markdown, shape
from portolan.core.locale import Script
from portolan.core.rich_text import RichText

DOCUMENT = """\
---
title: "Free time: what it is"
summary: Two clocks.
---

First paragraph,
wrapped softly with **bold** and `CNSHA`.

## A heading

Table: Days and euros

| Days | Euro |
|---|---|
| 1 to 5 | 1,300 |
| later | 45 |

## A heading

> **Mind.** A callout.

- one item
"""


HEAD = "---\ntitle: Rent\n---\n"


def rendered(source: str, translation: markdown.Translate) -> str:
    _, tokens = markdown.parse(source)
    shape.anchor_headings(tokens)
    shape.empty_heads(tokens)
    shape.mark_figures(tokens)
    markdown.translate(tokens, translation, "doc")
    shape.mark_captions(tokens)
    return shape.finish(RichText().clean(markdown.render(tokens)), "Doc", Script())


def english(text: str, _context: str | None) -> str:
    return text


@pytest.mark.parametrize(
    "caption", ["Tabelle: Miete", "Tableau : Miete", "表：Miete", "جدول: Miete", "Miete"]
)
@pytest.mark.parametrize(("kind", "name"), [("Table", "caption"), ("Chart", "caption chart")])
def test_a_caption_is_one_in_every_language(caption: str, kind: str, name: str) -> None:
    page = rendered(
        f"{HEAD}{kind}: Rent\n\n| A | B |\n|---|---|\n| x | 1 |",
        lambda text, _: caption if text == f"{kind}: Rent" else None,
    )
    assert f'<p class="{name}">Miete</p>' in page


def test_a_paragraph_with_a_colon_is_no_caption() -> None:
    page = rendered(f"{HEAD}Note: more.", lambda *_: "表：x")
    assert "caption" not in page


def test_blocks_join_soft_breaks_and_know_their_lines() -> None:
    results = list(markdown.blocks(DOCUMENT, ("title", "summary"), "doc"))
    assert results[0] == markdown.Block(2, "Free time: what it is", "title")
    assert results[2].text == "First paragraph, wrapped softly with **bold** and `CNSHA`."
    assert results[2].line == 6


def test_wrapping_anew_keeps_the_message() -> None:
    again = DOCUMENT.replace("First paragraph,\nwrapped", "First\nparagraph, wrapped")
    texts = [[b.text for b in markdown.blocks(s, (), "doc")] for s in (DOCUMENT, again)]
    assert texts[0] == texts[1]


def test_cells_carry_their_document_and_figures_are_no_messages() -> None:
    results = list(markdown.blocks(DOCUMENT, (), "doc"))
    cells = {b.text: b.context for b in results if b.kind in ("td", "th")}
    assert cells == {"Days": "doc", "Euro": "doc", "1 to 5": "doc", "later": "doc"}
    assert all(b.context is None for b in results if b.kind not in ("td", "th"))


def test_english_passes_the_allow_list_whole() -> None:
    html = rendered(DOCUMENT, english)
    assert '<h2 id="a-heading">' in html
    assert '<h2 id="a-heading-2">' in html
    assert '<span class="strong">bold</span>' in html
    assert '<span class="code">CNSHA</span>' in html
    assert '<p class="caption">Days and euros</p>' in html
    assert '<th scope="col" class="n">Euro</th>' in html
    assert '<th scope="col">Days</th>' in html
    assert 'tabindex="0" role="region" aria-label="Days and euros"' in html


@pytest.mark.parametrize(("text", "stop"), [("`1 + 1 = 2`，即2", "，"), ("Write `FOB`. Then", ".")])
def test_no_line_begins_with_the_stop_behind_a_code(text: str, stop: str) -> None:
    html = rendered(f"---\ntitle: A\nsummary: B\n---\n\n{text}\n", english)
    assert html.count(stop) == 1
    assert f"</span>\N{WORD JOINER}{stop}</span>" in html
    assert '<span class="ph"><span class="code">' in html


@pytest.mark.parametrize("caption", ["Chart: Days at sea", "Table: Days at sea"])
def test_a_chart_is_drawn_from_the_table_that_an_editor_writes(caption: str) -> None:
    html = rendered(
        f"{DOCUMENT}\n{caption}\n\n| Way | days |\n|---|---|\n| A | 20 |\n| B | 5 |\n", english
    )
    assert ('<rect width="25"' in html) is caption.startswith("Chart")


def test_the_empty_corner_of_a_table_is_a_plain_cell() -> None:
    html = rendered(DOCUMENT + "\n|  | b |\n|---|---|\n| c | d |\n", english)
    assert '<td></td>\n<th scope="col">b</th>' in html


def test_a_block_without_translation_stays_english_and_says_so() -> None:
    def half(text: str, _context: str | None) -> str | None:
        return "标题" if text == "A heading" else None

    html = rendered(DOCUMENT, half)
    assert '<h2 id="a-heading">标题<a ' in html
    assert '<li><span lang="en-US">one item</span></li>' in html


def test_a_translated_caption_is_still_a_caption() -> None:
    html = rendered(DOCUMENT, lambda text, _c: text.replace("Table: Days and euros", "表：天数"))
    assert '<p class="caption">天数</p>' in html


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("no front matter", "begin with"),
        ("---\n- a\n---\n", "key: value"),
        ("---\na: [\n---\n", "expected"),
    ],
)
def test_bad_front_matter_is_an_error(source: str, message: str) -> None:
    with pytest.raises(markdown.FrontMatterError, match=message):
        markdown.parse(source)


def test_regions_of_one_page_have_different_names() -> None:
    plain = "\n| a | b |\n|---|---|\n| c | d |\n\nBetween.\n"
    html = rendered(DOCUMENT + plain + plain, english)
    for name in ("Days and euros", "Doc", "Doc (2)"):
        assert html.count(f'aria-label="{name}"') == 1


def test_a_sum_is_one_piece_that_may_only_break_before_a_sign() -> None:
    source = "---\ntitle: Sums\n---\n\nDays: 3 × 4 = 12 and `2 + 2 = 4`, where a = b."
    html = unescape(rendered(source, english))
    assert '<span class="ph">3 ×_4_=_12</span>'.replace("_", "\N{NO-BREAK SPACE}") in html
    assert "2 +_2_=_4".replace("_", "\N{NO-BREAK SPACE}") in html
    assert "a = b" in html


def test_a_result_and_its_unit_stay_on_one_line() -> None:
    source = "---\ntitle: Sums\n---\n\nIt is 3 × 4 = 12 euros. By the t-km it is less."
    html = unescape(rendered(source, english))
    assert "12\N{NO-BREAK SPACE}euros.</span>" in html
    assert "the t-\N{WORD JOINER}km it" in html
