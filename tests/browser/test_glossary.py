"""The glossary's list: filtered while one types; without scripts the same field searches it."""

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

WORDS = {
    "en-US": ("Demurrage", "days", "letter-d"),
    "zh-CN": ("滞港费", "天", "letter-z"),
}

# At once: term by term a browser is asked a thousand questions.
SHOWN = """
return [...document.querySelectorAll(".glossary dt a")]
  .flatMap((one) => one.checkVisibility() ? [one.innerText] : []);
"""


def visible_terms(page: SitePage) -> list[str]:
    """The terms in sight."""
    return list(page.driver.execute_script(SHOWN))


@pytest.mark.parametrize("locale", WORDS)
def test_terms_without_the_words_go_while_one_types(
    browser: Chrome, site: RunningSite, locale: str
) -> None:
    term, word, letter = WORDS[locale]
    page = SitePage(browser, site, locale).open("/glossary")
    before = visible_terms(page)
    field = page.one("#term")
    field.send_keys(f"{word} {term.lower()}")
    page.wait(lambda: visible_terms(page) and visible_terms(page) != before)
    assert any(term.lower() in one.lower() for one in visible_terms(page))
    assert page.one(f"#{letter}").is_displayed()
    assert page.one("main .find + [role=status]").text.endswith(str(len(visible_terms(page))))
    field.send_keys(Keys.CONTROL, "a", Keys.DELETE)
    page.wait(lambda: visible_terms(page) == before)


def test_words_that_no_term_holds_leave_nothing_and_can_be_searched_for(
    browser: Chrome, site: RunningSite
) -> None:
    page = SitePage(browser, site).open("/glossary")
    page.one("#term").send_keys("zzzzqq")
    page.wait(lambda: not any(one.is_displayed() for one in page.all(".glossary h2")))
    assert page.one("main .find + [role=status]").text.startswith("No term here contains this.")
    assert page.one("main .find + [role=status]").size["height"] > 1
    page.one("#term").send_keys(Keys.ENTER)
    page.wait(lambda: page.location.startswith("/search"))


def test_without_scripts_the_same_field_searches_the_glossary(
    plain_browser: Chrome, site: RunningSite
) -> None:
    page = SitePage(plain_browser, site).open("/glossary")
    page.one("#term").send_keys("demurrage", Keys.ENTER)
    page.wait(lambda: page.location.startswith("/search"))
    assert page.all("main a[href^='/glossary/demurrage']")
