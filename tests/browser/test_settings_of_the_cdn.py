"""The CDN in front, in the release: what it is told, and by which settings."""

import json

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import SitePage
from tests.support.setting_rows import shows
from tests.support.stack.receivers import Receivers
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser
TAGS = """
const [path, tell] = arguments;
fetch(path).then((answer) => tell(answer.headers.get("Cache-Tag")));
"""


@shows("CDN", "CDN_PURGE_URL", "CDN_PURGE_TOKEN")
def test_pages_are_tagged_for_the_cdn_which_forgets_them_when_it_is_told(
    browser: Chrome, site: RunningSite, receivers: Receivers
) -> None:
    SitePage(browser, site).open("/paps")
    tags = browser.execute_async_script(TAGS, "/blog").split(",")
    host = site.hosts.by_locale["en-US"]
    assert tags[:2] == [f"{host}/blog", "section-blog"]
    assert browser.execute_async_script(TAGS, "/form-token") is None
    done = site.app.test_cli_runner().invoke(args=["cdn", "purge"])
    assert done.exit_code == 0, done.output
    [purge] = receivers.cdn.received
    assert (purge.method, purge.target) == ("POST", "/client/v4/zones/1/purge_cache")
    assert purge.values("authorization") == ["Bearer cdn-token"]
    assert json.loads(purge.body) == {"tags": ["pages"]}
