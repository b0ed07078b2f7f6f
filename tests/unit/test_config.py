"""Configuration: defaults, types, and the refusal to start half configured."""

import re
from dataclasses import fields

import pytest

from portolan.config import REQUIRED_IN_PRODUCTION, ROOT, ConfigurationError, Settings


def test_defaults_need_nothing() -> None:
    settings = Settings.from_environment({})
    assert settings.site_env == "development"
    assert settings.site_url_en_us == "http://localhost:8000"
    assert settings.site_url_zh_cn == "http://zh-cn.localhost:8000"
    assert settings.database_url.startswith("sqlite:///")


def test_the_port_moves_both_sites() -> None:
    settings = Settings.from_environment({"PORT": "9001"})
    assert settings.site_url_zh_cn == "http://zh-cn.localhost:9001"


def test_production_names_every_missing_key() -> None:
    with pytest.raises(ConfigurationError) as caught:
        Settings.from_environment({"SITE_ENV": "production", "SECRET_KEY": "x" * 32})
    for key in set(REQUIRED_IN_PRODUCTION) - {"SECRET_KEY"}:
        assert key in str(caught.value)
    assert "SECRET_KEY" not in str(caught.value)


def test_production_starts_when_all_is_there() -> None:
    given = dict.fromkeys(REQUIRED_IN_PRODUCTION, "x") | {"SITE_URL_EN_US": "https://a.example/"}
    settings = Settings.from_environment({"SITE_ENV": "production", **given})
    assert settings.is_production
    assert settings.site_url_en_us == "https://a.example"


@pytest.mark.parametrize(
    "given", [{"SITE_ENV": "staging"}, {"PORT": "eighty"}, {"RUM_EVENT_RATE_LIMIT": "-1"}]
)
def test_a_value_that_cannot_be_is_named(given: dict[str, str]) -> None:
    with pytest.raises(ConfigurationError, match=next(iter(given))):
        Settings.from_environment(given)


def test_lists_are_separated_by_spaces() -> None:
    settings = Settings.from_environment({"RICH_TEXT_IFRAME_HOSTS": "a.example  b.example"})
    assert settings.rich_text_iframe_hosts == ("a.example", "b.example")


def test_the_readme_documents_every_setting() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    missing = [
        one.name.upper()
        for one in fields(Settings)
        if not re.search(rf"`{one.name.upper()}`", readme)
    ]
    assert not missing
