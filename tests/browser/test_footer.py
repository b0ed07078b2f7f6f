"""The foot of every page: marks and load line on the hull stand clear of what is read."""

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import emulate
from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

COVERED = """
const marks = document.querySelectorAll('.marks text, .plim :is(text, circle)');
const boxes = [...marks].map(one => one.getBoundingClientRect());
const walker = document.createTreeWalker(document.querySelector('.hullside'), NodeFilter.SHOW_TEXT);
const covered = [];
while (walker.nextNode()) {
  if (walker.currentNode.parentElement.closest('svg')) continue;
  const range = document.createRange();
  range.selectNodeContents(walker.currentNode);
  for (const line of range.getClientRects())
    if (boxes.some(box => box.left < line.right && line.left < box.right
                       && box.top < line.bottom && line.top < box.bottom))
      covered.push(walker.currentNode.data);
}
return covered;
"""


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize("width", [320, 360, 768, 820, 1200, 1440])
def test_no_word_lies_under_a_mark(
    browser: Chrome, site: RunningSite, locale: str, width: int
) -> None:
    emulate(browser, width=width, height=900)
    SitePage(browser, site, locale).open("/blog")
    assert browser.execute_script(COVERED) == []
