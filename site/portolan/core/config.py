"""Configuration: everything that the environment can say, in one place, with its default."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, ClassVar, Literal, Self

from portolan.core.settings_rules import faults
from portolan.core.settings_values import typed, unfit_number

ROOT = Path(__file__).resolve().parents[3]
INSTANCE = ROOT / "instance"
TRANSLATIONS = ROOT / "translations"

SITE_ENVS = ("development", "test", "production")
REQUIRED_IN_PRODUCTION = (
    "ANALYTICS_API_KEY",
    "TAG_MANAGER_CONTAINER_ID",
    "SECRET_KEY",
    "SITE_URL_EN_US",
    "SITE_URL_ZH_CN",
)


class ConfigurationError(Exception):
    """The environment lacks a value or holds one that cannot be used; the text names the keys."""


def _setting(default: Any, about: str) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Settings:
    """The settings of one process. Each is read from the variable of its name in capitals."""

    BUILT_IN: ClassVar[str] = "built-in"
    """The key of a service whose place a stand-in of our own takes, outside production."""

    site_env: Literal["development", "test", "production"] = _setting(
        "development", "`development`, `test` or `production`"
    )
    port: int = _setting(8000, "the port to serve on")
    site_url_en_us: str = _setting(
        "", "base URL of the en-US site; default `http://localhost:{PORT}`"
    )
    site_url_zh_cn: str = _setting(
        "", "base URL of the zh-CN site; default `http://zh-cn.localhost:{PORT}`"
    )
    trusted_proxies: int = _setting(
        0, "proxies in front whose `X-Forwarded-For` and `-Proto` are believed"
    )
    secret_key: str = _setting("", "signs form tokens; a fixed stand-in outside production")
    database_url: str = _setting("", "where submissions go; default SQLite under `instance/`")
    redis_url: str = _setting("", "shared limits; default none, they are kept in the process")
    instance_path: Path = _setting(  # noqa: RUF009 - makes a field of the class, as for the others
        INSTANCE, "folder for what is built or written"
    )
    translations_path: Path = _setting(  # noqa: RUF009 - as above
        TRANSLATIONS, "folder of the catalogs; another one shows the pseudo-locale"
    )
    leads_keep_days: int = _setting(
        0, "delivered submissions are deleted after so many days; 0: never"
    )
    leads_alarm_minutes: int = _setting(
        60, "alarm when a submission has waited longer than this; 0: never"
    )
    metrics_port: int = _setting(0, "the port of `flask metrics serve`; 0: nothing is counted")
    root_domain: str = _setting("", "domain of the site's cookies; default what both hosts share")
    analytics_api_key: str = _setting("", "analytics; a built-in sink outside production")
    analytics_url: str = _setting(
        "https://api2.amplitude.com/2/httpapi", "analytics, where events go"
    )
    marketing_id_cookie: str = _setting("marketing_id", "cookie of the marketing tracking id")
    second_marketing_id_cookie: str = _setting(
        "", "cookie of the second marketing tracking id, which another tool writes"
    )
    customer_cookie: str = _setting(
        "", "cookie of the root domain that says `clients` to customers' browsers"
    )
    tag_manager_container_id: str = _setting("", "tag manager; a stub outside production")
    tag_manager_script_url: str = _setting(
        "https://www.googletagmanager.com/gtm.js", "tag manager, its script"
    )
    public_endpoints_url: str = _setting("", "host that receives leads and proxied tool paths")
    web_app_url: str = _setting("", "host of the customers' web application")
    webhook_url: str = _setting("", "host of the carriers' webhooks")
    mail_url: str = _setting(
        "",
        "mail server: `smtp://user:password@host:587?starttls=1` or `smtps://…`; "
        "outside production mails go to `instance/mail/` where it is empty",
    )
    mail_from: str = _setting("", "sender of mails; default the brand's name and address")
    maps_url: str = _setting("", "static map service")
    asset_store_url: str = _setting("", "host of `/assets/*` and `/packs/*`")
    consent_script_url: str = _setting("", "consent tool; a built-in banner when empty")
    geography_header: str = _setting(
        "", "header in which the CDN in front says the visitor's country: `CF-IPCountry`"
    )
    bot_check_site_key: str = _setting("", "bot check, the key in the page")
    bot_check_script_url: str = _setting(
        "https://www.google.com/recaptcha/enterprise.js", "bot check, its script"
    )
    bot_check_secret: str = _setting("", "bot check, the key of the server")
    bot_check_verify_url: str = _setting(
        "https://www.google.com/recaptcha/api/siteverify", "bot check, where the server asks"
    )
    second_loader_url: str = _setting("", "the second script loader")
    sentry_dsn: str = _setting("", "error reports of the server")
    sentry_browser_dsn: str = _setting("", "error reports of the browser")
    second_error_reporting_dsn: str = _setting("", "the second error-reporting service")
    embed_errors: Literal["reported", "silenced"] = _setting(
        "reported", "errors of embedded videos and carousels: `reported` or `silenced`"
    )
    customer_messaging_app_id: str = _setting("", "chat widget, loaded on the visitor's wish")
    customer_messaging_script_url: str = _setting(
        "https://widget.intercom.io/widget", "chat widget, its script; the id is added to the path"
    )
    rum_application_id: str = _setting("", "real-user monitoring, application")
    rum_client_token: str = _setting("", "real-user monitoring, token")
    rum_intake_url: str = _setting(
        "https://browser-intake-datadoghq.com", "real-user monitoring, where events go"
    )
    rum_event_rate_limit: int = _setting(0, "monitoring events per minute; 0: the library's own")
    third_party_scripts: tuple[str, ...] = _setting(
        (), "exact URLs that the script proxy may fetch, separated by spaces"
    )
    off_thread_scripts: tuple[str, ...] = _setting(
        (),
        "those of the pages' scripts that run off the main thread, by their exact URLs; "
        "each is in `THIRD_PARTY_SCRIPTS` too",
    )
    off_thread_forwards: tuple[str, ...] = _setting(
        (), "functions of the page that hand their calls to those scripts: `dataLayer.push`"
    )
    service_worker: Literal["on", "off"] = _setting(
        "on", "`on`, or `off`: `/sw.js` then takes the worker off the browsers that have it"
    )
    rich_text_iframe_hosts: tuple[str, ...] = _setting(
        (), "hosts whose iframes rich text may hold, separated by spaces"
    )

    @property
    def is_production(self) -> bool:
        """Whether real visitors are served, so that nothing may be made up."""
        return self.site_env == "production"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Self:
        """Read every setting; raises ConfigurationError naming each key that is wrong."""
        given = {
            name: environment[name.upper()] for name in _names(cls) if environment.get(name.upper())
        }
        _refuse_unfit(given)
        values = _with_defaults(typed(given))
        if found := faults(values):
            raise ConfigurationError("; ".join(found))
        return cls(**values)


def _names(settings: type[Settings]) -> list[str]:
    return [one.name for one in fields(settings)]


def _refuse_unfit(given: Mapping[str, str]) -> None:
    site_env = given.get("site_env", "development")
    if site_env not in SITE_ENVS:
        raise ConfigurationError(f"SITE_ENV is {site_env!r}; it can be {', '.join(SITE_ENVS)}")
    missing = [key for key in REQUIRED_IN_PRODUCTION if key.lower() not in given]
    if site_env == "production" and missing:
        raise ConfigurationError(f"production needs {', '.join(missing)}")
    if name := unfit_number(given):
        raise ConfigurationError(f"{name.upper()} is not a number of at most nine digits")


def _with_defaults(values: dict[str, Any]) -> dict[str, Any]:
    port = values.get("port", 8000)
    instance = values.get("instance_path", INSTANCE)
    stand_ins = {
        "site_url_en_us": f"http://localhost:{port}",
        "site_url_zh_cn": f"http://zh-cn.localhost:{port}",
        "secret_key": "not-a-secret-outside-production",
        "analytics_api_key": Settings.BUILT_IN,
        "tag_manager_container_id": Settings.BUILT_IN,
        "database_url": f"sqlite:///{instance / 'portolan.sqlite'}",
    }
    return {**stand_ins, **values}
