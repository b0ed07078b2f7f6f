"""Configuration: defaults, types, and the refusal to start half configured."""

import re
from dataclasses import Field
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import pytest

from portolan.core.config import REQUIRED_IN_PRODUCTION, ROOT, Settings, settings_of
from portolan.core.locales import KNOWN
from portolan.core.setting import ConfigurationError

PRODUCTION = {
    **dict.fromkeys(REQUIRED_IN_PRODUCTION, "x" * 16),
    "SITE_ENV": "production",
    "SITE_URL_EN_US": "https://www.portolan.example",
    "SITE_URL_ZH_CN": "https://cn.portolan.example",
}


def test_defaults_need_nothing() -> None:
    settings = Settings.from_environment({})
    assert settings.site_env == "development"
    assert settings.site_urls["en-US"] == "http://localhost:8000"
    assert settings.site_urls["zh-CN"] == "http://zh-cn.localhost:8000"
    assert settings.database_url.startswith("sqlite:///")


def test_the_port_moves_both_sites() -> None:
    settings = Settings.from_environment({"PORT": "9001"})
    assert settings.site_urls["zh-CN"] == "http://zh-cn.localhost:9001"


def test_production_names_every_missing_key() -> None:
    with pytest.raises(ConfigurationError) as caught:
        Settings.from_environment({"SITE_ENV": "production", "SECRET_KEY": "x" * 32})
    for key in set(REQUIRED_IN_PRODUCTION) - {"SECRET_KEY"}:
        assert key in str(caught.value)
    assert "SECRET_KEY" not in str(caught.value)


def test_production_starts_when_all_is_there() -> None:
    settings = Settings.from_environment(PRODUCTION | {"SITE_URL_EN_US": "https://a.example/"})
    assert settings.is_production
    assert settings.site_urls["en-US"] == "https://a.example"


def test_the_root_domain_is_above_both_hosts() -> None:
    assert Settings.from_environment(PRODUCTION | {"ROOT_DOMAIN": "portolan.example"})
    for domain in ("www.portolan.example", "rtolan.example", "other.example", "example"):
        with pytest.raises(ConfigurationError, match="ROOT_DOMAIN"):
            Settings.from_environment(PRODUCTION | {"ROOT_DOMAIN": domain})


@pytest.mark.parametrize("key", [" ", " " * 32, "x" * 15, f"   {'x' * 15}   "])
def test_production_wants_a_secret_that_is_one(key: str) -> None:
    with pytest.raises(ConfigurationError, match="SECRET_KEY"):
        Settings.from_environment(PRODUCTION | {"SECRET_KEY": key})


def test_every_fault_is_named_and_no_secret_shown() -> None:
    given = {
        "SECRET_KEY": "hunter2",
        "DATABASE_URL": "mysql://me:hunter2@a.example/b",
        "REDIS_URL": "http://:hunter2@a.example",
        "MAPS_URL": "ftp://me:hunter2@a.example",
    }
    with pytest.raises(ConfigurationError) as caught:
        Settings.from_environment(PRODUCTION | given)
    assert all(key in str(caught.value) for key in given)
    assert "hunter2" not in str(caught.value)


def test_lists_are_separated_by_spaces() -> None:
    settings = Settings.from_environment({"RICH_TEXT_IFRAME_HOSTS": "a.example  b.example"})
    assert settings.rich_text_iframe_hosts == ("a.example", "b.example")


@pytest.mark.parametrize(
    "host", ["https://a.example", "a.example:444", "a.example/", "A.example", "a;b", "*.a", "a'"]
)
def test_a_framed_host_is_a_bare_name(host: str) -> None:
    with pytest.raises(ConfigurationError, match="RICH_TEXT_IFRAME_HOSTS"):
        Settings.from_environment({"RICH_TEXT_IFRAME_HOSTS": f"fine.example {host}"})


@pytest.mark.parametrize(
    "url", ["https://me:x@a.example", "https://a.example?b", "https://a.example/#b"]
)
def test_a_host_to_pass_on_to_is_a_base_url(url: str) -> None:
    with pytest.raises(ConfigurationError, match="PUBLIC_ENDPOINTS_URL has more in it"):
        Settings.from_environment({"PUBLIC_ENDPOINTS_URL": url})


def test_both_sites_are_as_safe_as_each_other() -> None:
    sites = {"SITE_URL_EN_US": "https://a.example", "SITE_URL_ZH_CN": "http://b.example"}
    with pytest.raises(ConfigurationError, match="both https"):
        Settings.from_environment(PRODUCTION | sites)


def test_the_example_is_complete_but_for_its_secrets() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    given = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    secrets = {name: "of no account, but long enough" for name, value in given.items() if not value}
    assert secrets.keys() == {"SECRET_KEY", "ANALYTICS_API_KEY", "TAG_MANAGER_CONTAINER_ID"}
    example = {name: value.strip('"') for name, value in given.items()}
    settings = Settings.from_environment({**example, **secrets})
    assert settings.is_production
    assert len(settings.rich_text_iframe_hosts) == 7


@pytest.mark.parametrize("one", settings_of(Settings), ids=lambda one: one.name)
def test_every_setting_is_declared_in_full(one: "Field[Any]") -> None:
    kind = get_args(one.type)[0] if get_origin(one.type) is Annotated else one.type
    is_choice = get_origin(kind) is Literal
    assert one.default in get_args(kind) if is_choice else kind in (str, int, Path, tuple[str, ...])
    assert one.metadata["about"]


def test_the_readme_documents_every_setting() -> None:
    readme = (ROOT / "deploy/README.md").read_text(encoding="utf-8")
    missing = [
        name
        for name in (*REQUIRED_IN_PRODUCTION, *(one.name.upper() for one in settings_of(Settings)))
        if not re.search(rf"`{name}`", readme)
    ]
    assert not missing


def test_the_readme_documents_no_setting_that_is_gone() -> None:
    table = (ROOT / "deploy/README.md").read_text(encoding="utf-8").split("## Configuration")[1]
    named = re.findall(r"`([A-Z_]+)`", "".join(re.findall(r"(?m)^\| (.+?) \|", table)))
    assert named
    sites = {locale.setting for locale in KNOWN.values()}
    assert set(named) <= {one.name.upper() for one in settings_of(Settings)} | sites
