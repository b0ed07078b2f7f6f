"""What is added to a text that has passed the allow-list."""

from portolan.content.shape import finish
from portolan.core.locale import Script
from portolan.core.locales import locale_by_code


def test_a_heading_gets_its_id_and_a_link_to_itself() -> None:
    done = finish('<h2 class="anchor-free-time">Free time</h2>', "Title", Script())
    assert done.startswith('<h2 id="free-time">Free time<a ')
    assert 'href="#free-time"' in done
    assert 'aria-hidden="true" tabindex="-1"' in done


def test_a_chinese_heading_breaks_between_its_words_alone() -> None:
    heading = '<h2 class="anchor-x">滞箱费与<span class="strong">免费期</span>&amp;10天</h2>'
    done = finish(heading, "Title", locale_by_code("zh-CN").script)
    assert '>滞箱费<wbr>与<span class="strong">免费期</span>&amp;10天<a ' in done


def test_tables_that_scroll_are_named_apart() -> None:
    table = '<div class="scroll"><table></table></div>'
    caption = '<p class="caption">How <span>far</span></p>'
    done = finish(caption + table + table + caption + table, "Title", Script())
    assert done.count('aria-label="How far"') == 1
    assert done.count('aria-label="How far (2)"') == 1
    assert done.count('aria-label="Title"') == 1


def test_the_figures_of_a_chart_are_drawn() -> None:
    done = finish(
        '<p class="caption chart">How far</p>\n<div class="scroll"><table class="data"><tr>'
        '<td>A</td><td class="n">10</td></tr></table></div>',
        "Title",
        Script(),
    )
    assert '<rect width="100"' in done


def test_no_line_begins_with_the_dot_of_a_name() -> None:
    text = "<p>索菲娅·马林，t·km</p>"
    done = finish(text, "Title", locale_by_code("zh-CN").script)
    assert done == "<p>索菲娅\N{WORD JOINER}·马林，t·km</p>"
    assert finish(text, "Title", Script()) == text
    heading = finish(
        '<h2 class="anchor-x">任命索菲娅·马林</h2>', "", locale_by_code("zh-CN").script
    )
    assert "索菲娅\N{WORD JOINER}·<wbr>马林" in heading
