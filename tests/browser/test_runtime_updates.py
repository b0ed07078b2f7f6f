"""How one service worker follows another, and what becomes of the pages that are open."""

import re
from collections.abc import Iterator

import pytest

from app import create_app
from tests.support.setting_rows import shows
from tests.support.stack.site import RunningSite
from tests.support.upstream import Reply
from tests.support.workshop import Workshop

pytestmark = pytest.mark.browser

NEXT = "another-build"
AVAILABLE = "Content is available offline"
REDUNDANT = "The service worker became redundant"
WAITING = "return Boolean((await navigator.serviceWorker.getRegistration()).waiting)"
# Until then the page hears of no update; it begins once it has nothing better to do.
FOLLOWED = "return Boolean((await navigator.serviceWorker.getRegistration())?.onupdatefound)"
LOOK = "await (await navigator.serviceWorker.getRegistration()).update()"
BREAK = """
const script = document.createElement("script");
const failed = new Promise((tell) => { script.onerror = () => { tell() } });
script.src = "/static/gone.js";
document.head.append(script);
await failed;
"""
MARK = "window.here = true"


@pytest.fixture
def shop(shop: Workshop) -> Workshop:
    """One that has the worker, and a page that follows it."""
    shop.visit("/blog").wait_for_worker()
    shop.visit("/blog").wait_for_worker()
    shop.wait(lambda: shop.run(FOLLOWED))
    shop.console_lines()
    shop.run(MARK)
    shop.site.script.forget()
    return shop


def release(shop: Workshop, version: str = NEXT) -> None:
    """Let the server have another build's worker from now on."""
    text = shop.site.get("/sw.js").text
    body = re.sub('"version":"[^"]*"', f'"version":"{version}"', text, count=1).encode()
    headers = {"Content-Type": "text/javascript", "Cache-Control": "no-cache"}
    shop.site.script.forget()
    shop.site.script.always("/sw.js", Reply(200, headers, body))


def break_script(shop: Workshop) -> None:
    """Let a script of the site fail on the page."""
    shop.site.script.on("/static/gone.js", Reply(404, {"Content-Type": "text/javascript"}, b""))
    shop.run(BREAK)


def still_here(shop: Workshop) -> bool:
    """Whether the document is still the marked one; asked at once, as it may give way meanwhile."""
    return bool(shop.driver.execute_script("return window.here === true"))


def find_update(shop: Workshop, *words: str) -> None:
    """Let the browser find it, wait until it waits, and hear these words."""
    release(shop)
    shop.run(LOOK)
    shop.wait(lambda: shop.run(WAITING) and NEXT in shop.versions())
    hear(shop, *words)


def hear(shop: Workshop, *words: str) -> None:
    """Wait until the console has these, in whichever order, and nothing else.

    Every tab that is open says them.
    """
    console_lines: list[str] = []

    def has_all_lines() -> bool:
        console_lines.extend(shop.console_lines())
        return len(set(console_lines)) >= len(words)

    shop.wait(has_all_lines)
    assert set(console_lines) == set(words)


def test_a_new_worker_waits_while_a_page_is_open(shop: Workshop) -> None:
    find_update(shop, AVAILABLE)
    assert still_here(shop)
    assert shop.run(WAITING)
    # Both have their offline page; nothing of the old one is gone.
    assert len(shop.versions()) == 2


def test_the_next_click_loads_a_document_and_the_new_worker_takes_over(shop: Workshop) -> None:
    find_update(shop, AVAILABLE)
    shop.site.script.seen.clear()
    shop.page.click("footer a[href='/glossary']")
    shop.wait(lambda: not still_here(shop) and shop.page.location == "/glossary")
    assert shop.site.script.documents() == ["/glossary"]
    shop.wait(lambda: shop.versions() == {NEXT} and not shop.run(WAITING))
    # The page after that is navigated to as ever.
    shop.run(MARK)
    shop.page.click("footer a[href='/help']")
    shop.wait(lambda: shop.page.location == "/help")
    assert still_here(shop)


def test_without_an_update_a_click_loads_no_document(shop: Workshop) -> None:
    shop.page.click("footer a[href='/glossary']")
    shop.wait(lambda: shop.page.location == "/glossary")
    assert still_here(shop)


@pytest.fixture
def second_tab(shop: Workshop) -> Iterator[None]:
    """Another page of the site, in another tab."""
    first = shop.driver.current_window_handle
    shop.driver.switch_to.new_window("tab")
    shop.visit("/paps")
    second = shop.driver.current_window_handle
    shop.driver.switch_to.window(first)
    yield
    shop.driver.switch_to.window(second)
    shop.driver.close()
    shop.driver.switch_to.window(first)


@pytest.mark.usefixtures("second_tab")
def test_no_worker_takes_over_under_another_tab(shop: Workshop) -> None:
    find_update(shop, AVAILABLE)
    shop.page.click("footer a[href='/glossary']")
    shop.wait(lambda: not still_here(shop) and shop.page.location == "/glossary")
    shop.page.one("main h1")
    assert shop.run(WAITING)
    assert len(shop.versions()) == 2


def test_after_a_failed_script_an_update_reloads_once(shop: Workshop) -> None:
    break_script(shop)
    release(shop)
    shop.run(LOOK)
    shop.wait(lambda: not still_here(shop) and shop.page.location == "/blog")
    shop.wait(lambda: shop.versions() == {NEXT})
    assert shop.site.script.documents() == ["/blog"]


def test_nothing_is_reloaded_under_what_was_typed(shop: Workshop) -> None:
    shop.page.one("footer input[type=email]").send_keys("ines@")
    break_script(shop)
    find_update(shop)
    assert still_here(shop)
    assert shop.page.one("footer input[type=email]").get_attribute("value") == "ines@"


def test_a_worker_that_cannot_be_installed_is_reported(shop: Workshop) -> None:
    broken = b"oninstall = (event) => event.waitUntil(Promise.reject(new Error('broken')))"
    shop.site.script.always("/sw.js", Reply(200, {"Content-Type": "text/javascript"}, broken))
    shop.run(f"{LOOK}.catch(() => 0)")
    shop.wait(lambda: REDUNDANT in shop.console_lines())
    assert still_here(shop)


def test_a_worker_that_is_overtaken_while_it_waits_is_reported(shop: Workshop) -> None:
    find_update(shop, AVAILABLE)
    release(shop, "a-third-build")
    shop.run(LOOK)
    hear(shop, REDUNDANT, AVAILABLE)


def test_a_worker_that_is_replaced_in_its_service_is_reported(shop: Workshop) -> None:
    shop.empty()
    shop.visit("/blog").wait_for_worker()
    hear(shop, AVAILABLE)
    # On the next page it is in service from the start.
    shop.visit("/blog").wait_for_worker()
    shop.wait(lambda: shop.run(FOLLOWED))
    eager = b"oninstall = (event) => event.waitUntil(skipWaiting())"
    shop.site.script.always("/sw.js", Reply(200, {"Content-Type": "text/javascript"}, eager))
    shop.run(LOOK)
    hear(shop, REDUNDANT, AVAILABLE)


@pytest.fixture
def switched_off(shop: Workshop, asking: RunningSite) -> None:
    """The operator has set SERVICE_WORKER=off."""
    off = create_app({**asking.settings, "SERVICE_WORKER": "off"}).test_client()
    for path in ("/sw.js", "/glossary"):
        answer = off.get(path, base_url=asking.url(""))
        asking.script.always(path, Reply(200, list(answer.headers), answer.data))


@shows("SERVICE_WORKER")
@pytest.mark.usefixtures("switched_off")
def test_switched_off_it_leaves_the_browser_and_the_page_stays(shop: Workshop) -> None:
    assert shop.cached()
    shop.run(f"{LOOK}.catch(() => 0)")
    hear(shop, AVAILABLE, REDUNDANT)
    shop.wait(
        lambda: not shop.run("return (await navigator.serviceWorker.getRegistrations()).length")
    )
    assert still_here(shop)
    assert shop.run("return caches.keys()") == []
    shop.visit("/glossary")
    shop.wait(lambda: shop.run("return document.readyState") == "complete")
    assert shop.run("return navigator.serviceWorker.controller") is None
    assert shop.run("return (await navigator.serviceWorker.getRegistrations()).length") == 0


def test_a_worker_that_cannot_be_had_is_reported(shop: Workshop) -> None:
    shop.empty()
    shop.site.script.always("/sw.js", 500)
    shop.visit("/blog")
    [console_lines] = shop.wait(shop.console_lines)
    assert console_lines.startswith("The service worker could not be registered:")
