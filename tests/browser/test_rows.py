"""Rows of lists and what stands beside them: whole widths, even heights, nothing cut in two."""

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import emulate
from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

SUMMARIES = """
return [...document.querySelectorAll(':is(.posts, .timetable) > li')].map(row => {
  const [title, words] = [row.querySelector('h3'), row.querySelector('p.muted')]
    .map(one => one.getBoundingClientRect());
  return [words.left - title.right, Math.abs(words.top - title.top)];
});
"""

FEET = """
return [...document.querySelectorAll('.desks a')].map(one => {
  const {top, bottom} = one.getBoundingClientRect();
  return [Math.round(top), Math.round(bottom)];
});
"""

HEADS = """
return [...document.querySelectorAll('.fcols > .o')].map(one =>
  Math.round(one.getBoundingClientRect().top));
"""

WATER = """
const line = document.querySelector('.boot').getBoundingClientRect();
const [four, two] = [...document.querySelectorAll('.marks text')].slice(-2)
  .map(one => one.getBoundingClientRect());
const quarter = two.height / 4;
return [line.top - four.bottom + quarter, two.top + quarter - line.top - 6];
"""

MIDDLES = """
return [...document.querySelectorAll('.fold:not([open]) summary')].map(row => {
  const [letter, words] = [...row.children].map(one => one.getBoundingClientRect());
  return Math.abs(letter.top + letter.height / 2 - words.top - words.height / 2);
});
"""


@pytest.mark.parametrize("path", ["/blog", "/global-logistics-update"])
def test_what_a_row_says_stands_beside_its_title(
    browser: Chrome, site: RunningSite, path: str
) -> None:
    emulate(browser, width=1440, height=900)
    SitePage(browser, site).open(path)
    rows = browser.execute_script(SUMMARIES)
    assert rows
    assert all(apart > 0 and lower < 8 for apart, lower in rows)


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_offices_side_by_side_end_on_one_line(
    browser: Chrome, site: RunningSite, locale: str
) -> None:
    emulate(browser, width=1440, height=900)
    SitePage(browser, site, locale).open("/company/careers/our-global-offices")
    ends = browser.execute_script(FEET)
    assert len(ends) % 2 == 0
    for left, right in zip(ends[::2], ends[1::2], strict=True):
        assert left == right


def test_columns_of_links_begin_on_one_line_on_a_phone(browser: Chrome, site: RunningSite) -> None:
    emulate(browser, width=390, height=844)
    SitePage(browser, site).open("/blog")
    first, second, third, fourth = browser.execute_script(HEADS)
    assert (first, third) == (second, fourth)


def test_the_water_stands_between_two_marks_on_a_phone(browser: Chrome, site: RunningSite) -> None:
    emulate(browser, width=390, height=844)
    SitePage(browser, site).open("/blog")
    above, below = browser.execute_script(WATER)
    assert min(above, below) >= 4


def test_a_letter_and_its_terms_stand_on_one_line(browser: Chrome, site: RunningSite) -> None:
    emulate(browser, width=1440, height=900)
    SitePage(browser, site).open("/glossary")
    apart = browser.execute_script(MIDDLES)
    assert apart
    assert max(apart) <= 1


def test_a_text_of_one_paragraph_is_not_cut_into_columns(
    browser: Chrome, site: RunningSite
) -> None:
    emulate(browser, width=1440, height=900)
    page = SitePage(browser, site).open("/company/careers/our-global-offices/hamburg")
    assert page.one("article.prose").value_of_css_property("column-count") == "auto"
