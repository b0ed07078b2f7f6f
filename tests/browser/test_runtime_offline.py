"""What a browser shows without a network, once it has been on the site."""

from threading import Event

import pytest

from tests.support.pages import ChoicesPage
from tests.support.scripted import DROPPED, real
from tests.support.workshop import Workshop

pytestmark = pytest.mark.browser

READY = "Content is available offline"
POST = "/blog/suez-or-the-cape"
QUESTION = "/static/consent."


@pytest.fixture
def shop(shop: Workshop) -> Workshop:
    """One that has the worker."""
    arrive(shop)
    assert shop.console_lines() == [READY]
    return shop


def arrive(shop: Workshop) -> None:
    """Visit until nothing more is on its way, and the worker keeps what a page fetches."""
    shop.visit("/blog").wait_for_worker()
    # What came before the worker did is not kept.
    shop.visit("/blog")
    # The question for consent is a script of its own, which comes when the rest is there.
    ChoicesPage(shop.driver, shop.site, shop.locale).wait_for_question()
    shop.wait(lambda: any(QUESTION in path for path in shop.files()))


def test_a_page_that_was_visited_is_shown_as_it_was(shop: Workshop) -> None:
    heading = shop.visit(POST).page.heading
    shop.wait(lambda: POST in shop.pages())
    shop.cut_the_net()
    assert shop.visit(POST).page.heading == heading
    assert shop.is_styled()


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_any_other_is_the_offline_page(shop: Workshop, locale: str) -> None:
    shop.locale = locale
    arrive(shop)
    shop.console_lines()
    shop.cut_the_net()
    shop.visit("/help?q=never-seen")
    assert shop.page.location == "/help?q=never-seen"
    assert shop.page.one("[data-offline]")
    assert shop.is_styled()


def test_trying_again_opens_the_page_that_was_asked_for(shop: Workshop) -> None:
    shop.cut_the_net()
    shop.visit("/help?q=never-seen").page.one("[data-offline]")
    shop.mend_the_net()
    shop.page.click("main a[href='']")
    shop.wait(lambda: not shop.page.all("[data-offline]"))
    assert shop.page.location == "/help?q=never-seen"


def test_a_click_after_the_server_was_killed_ends_in_the_offline_page(shop: Workshop) -> None:
    shop.site.script.always("*", DROPPED)
    shop.page.click("footer a[href='/glossary']")
    shop.page.one("[data-offline]")
    assert shop.page.location == "/glossary"


def test_a_slow_server_is_waited_for(shop: Workshop) -> None:
    gate = Event()
    for path in ("/glossary", "/page-data/glossary/*"):
        shop.site.script.on(path, real(after=gate))
    shop.page.click("footer a[href='/glossary']")
    shop.wait(lambda: shop.page.all("main[aria-busy=true]"))
    gate.set()
    shop.wait(lambda: shop.page.location == "/glossary" and shop.page.heading == "Glossary")
    assert shop.site.script.times("/page-data/glossary/*") == 1


def test_the_data_of_a_page_that_was_visited_serves_navigation(shop: Workshop) -> None:
    address = "/page-data/glossary/page-data.json"
    title = f"return (await (await fetch('{address}')).json()).title"
    before = shop.run(title)
    shop.wait(lambda: address in shop.pages())
    shop.cut_the_net()
    assert shop.run(title) == before
    assert shop.run("return fetch('/page-data/help/page-data.json')").startswith("threw TypeError")
