"""Which scripts of others a page loads, and where they come from."""

import pytest
from flask import Flask

from portolan.core.config import Settings
from portolan.web.page_scripts import script_addresses, script_ids

ALL = ("consent", "bot-check", "second-loader", "tag-manager")


@pytest.mark.parametrize("path", ["/", "/blog", "/blog/suez-or-the-cape", "/data/route-search"])
def test_a_page_loads_all_of_them(app: Flask, path: str) -> None:
    with app.app_context():
        assert script_ids(path) == ALL


@pytest.mark.parametrize(
    "path", ["/route-search", "/route-search/", "/route-search/shanghai-cnsha/rotterdam-nlrtm"]
)
def test_route_search_loads_the_consent_scripts_alone(app: Flask, path: str) -> None:
    with app.app_context():
        assert script_ids(path) == ("consent",)


def test_what_is_not_configured_is_left_out() -> None:
    assert script_addresses(Settings.from_environment({})) == {}


def test_each_comes_from_where_the_settings_say() -> None:
    settings = Settings.from_environment({
        "CONSENT_SCRIPT_URL": "https://consent.example/boot.js",
        "BOT_CHECK_SITE_KEY": "a&b",
        "SECOND_LOADER_URL": "https://second.example/l.js",
        "TAG_MANAGER_CONTAINER_ID": "TAGS-1",
        "TAG_MANAGER_SCRIPT_URL": "https://tags.example/t.js",
    })  # fmt: skip
    result = script_addresses(settings)
    assert tuple(result) == ALL
    assert result["bot-check"].endswith("?render=a%26b")
    assert result["tag-manager"] == "https://tags.example/t.js?id=TAGS-1"
