"""What measuring leaves on a browser and sends, seen from outside; a visitor who permits it."""

from typing import Any

from selenium.webdriver import Chrome

from tests.support.pages import SitePage
from tests.support.pages.consent import COOKIE
from tests.support.served import ServedSite

EVERYTHING = ("advertising", "analytics", "personalization")
TOOL_COOKIE = "vendor_consent"
"""Where the consent tool of others keeps the choice."""

CHOICES = {COOKIE, TOOL_COOKIE}
HAS_CONSENT_UPDATE = "return [...(window.dataLayer ?? [])].some(one => one[1] === 'update')"
OPEN = {"Access-Control-Allow-Origin": "*"}
"""The header by which a service lets every page read its answers."""


def forget(driver: Chrome, server: ServedSite) -> None:
    """Be a visitor who was never here."""
    driver.get("about:blank")
    driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
    driver.execute_cdp_cmd("Network.clearBrowserCache", {})
    for locale in ("en-US", "zh-CN"):
        origin = {"origin": server.url("", locale), "storageTypes": "all"}
        driver.execute_cdp_cmd("Storage.clearDataForOrigin", origin)


def permit(driver: Chrome, server: ServedSite, *purposes: str) -> None:
    """Have chosen, on an earlier visit; without purposes, have refused all."""
    choices = {COOKIE: ".".join(("1", *sorted(purposes))), TOOL_COOKIE: ".".join(purposes)}
    domain = {"domain": f".{server.domain}"} if server.domain else {}
    for name, value in choices.items():
        cookie = {"url": server.url("/"), "name": name, "value": value, "path": "/", **domain}
        driver.execute_cdp_cmd("Network.setCookie", cookie)


def cookies(page: SitePage) -> dict[str, dict[str, Any]]:
    """The browser's cookies for the page, but for the choice itself, by their names."""
    urls = {"urls": [page.driver.current_url]}
    result = page.driver.execute_cdp_cmd("Network.getCookies", urls)["cookies"]
    return {cookie["name"]: cookie for cookie in result if cookie["name"] not in CHOICES}


def chunks(page: SitePage) -> set[str]:
    """The chunks of measuring that the page has loaded."""
    return {"permitted", "error-reports", "monitoring"} & set(page.scripts())


def settle(page: SitePage) -> None:
    """Wait until the page has heard of the choice, and has had time for a page more."""
    page.wait(lambda: page.driver.execute_script(HAS_CONSENT_UPDATE))
    page.click("footer a[href='/glossary']")
    page.wait(lambda: page.location == "/glossary")
