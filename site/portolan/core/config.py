"""Configuration: all settings from the environment, with their defaults."""

# ruff: noqa: RUF009 - `setting` makes a field, as `dataclasses.field` does

from collections.abc import Collection, Mapping
from dataclasses import Field, dataclass, fields, replace
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Literal, Self, get_args

from portolan.core.joint_rules import joint_faults
from portolan.core.locale import Locale
from portolan.core.locales import DEFAULT_LOCALE, KNOWN
from portolan.core.setting import (
    ConfigurationError,
    derived_defaults,
    faults_of,
    is_required,
    read_texts,
    setting,
)
from portolan.core.setting_types import (
    BaseUrl,
    CookieName,
    DatabaseUrl,
    Dsn,
    FramedHosts,
    FunctionNames,
    MailSender,
    MailUrl,
    Origins,
    Port,
    RedisUrl,
    ScriptUrls,
    WebUrl,
)
from portolan.core.site_settings import REQUIRED_SITES, Sites, read_sites, site_faults

ROOT = Path(__file__).resolve().parents[3]
INSTANCE = ROOT / "instance"
TRANSLATIONS = ROOT / "translations"

SiteEnv = Literal["development", "test", "production"]


@dataclass(frozen=True)
class Settings:
    """The settings of one process. Each is read from the variable of its name in capitals."""

    BUILT_IN: ClassVar[str] = "built-in"
    """The key of a service whose place a stand-in of our own takes, outside production."""

    site_env: SiteEnv = setting("development", "`development`, `test` or `production`")
    port: Port = setting(8000, "the port to serve on")
    sites: Sites = ()
    """Code and base URL of each locale that is served: `SITE_URL_EN_US` and so on."""
    trusted_proxies: int = setting(
        0, "proxies in front whose `X-Forwarded-For` and `-Proto` are believed"
    )
    secret_key: str = setting(
        "",
        "signs form tokens; a fixed stand-in outside production",
        stand_in="not-a-secret-outside-production",
        required=True,
        is_secret=True,
    )
    database_url: DatabaseUrl = setting(
        "",
        "where submissions go; default SQLite under `instance/`",
        stand_in="sqlite:///{instance_path}/portolan.sqlite",
    )
    redis_url: RedisUrl = setting("", "limits of all nodes; default none, each node has its own")
    instance_path: Path = setting(INSTANCE, "folder for what is built or written")
    translations_path: Path = setting(TRANSLATIONS, "folder of the catalogs")
    leads_keep_days: int = setting(
        0, "delivered submissions are deleted after so many days; 0: never"
    )
    leads_alarm_minutes: int = setting(
        60, "alarm when a submission has waited longer than this; 0: never"
    )
    access_log: Literal["off", "on"] = setting(
        "off", "`on`: one more line of the log for each request, without its query"
    )
    metrics_port: Port = setting(0, "the port of `flask metrics serve`; 0: nothing is counted")
    root_domain: str = setting("", "domain of the site's cookies; default what both hosts share")
    analytics_api_key: str = setting(
        "",
        "analytics; a built-in sink outside production",
        stand_in=BUILT_IN,
        required=True,
        is_secret=True,
    )
    analytics_url: WebUrl = setting(
        "https://api2.amplitude.com/2/httpapi", "analytics, where events go"
    )
    marketing_id_cookie: CookieName = setting("marketing_id", "cookie of the marketing tracking id")
    second_marketing_id_cookie: CookieName = setting(
        "", "cookie of the second marketing tracking id, which another tool writes"
    )
    customer_cookie: CookieName = setting(
        "", "cookie of the root domain that says `clients` to customers' browsers"
    )
    tag_manager_container_id: str = setting(
        "", "tag manager; a stub outside production", stand_in=BUILT_IN, required=True
    )
    tag_manager_script_url: WebUrl = setting(
        "https://www.googletagmanager.com/gtm.js", "tag manager, its script"
    )
    tag_manager_origins: Origins = setting(
        (), "origins that the tags load from and speak to, separated by spaces"
    )
    public_endpoints_url: BaseUrl = setting("", "host that receives leads and proxied tool paths")
    web_app_url: BaseUrl = setting("", "host of the customers' web application")
    webhook_url: BaseUrl = setting("", "host of the carriers' webhooks")
    mail_url: MailUrl = setting(
        "",
        "mail server: `smtp://user:password@host:587?starttls=1` or `smtps://…`; "
        "outside production mails go to `instance/mail/` where it is empty",
    )
    mail_from: MailSender = setting("", "sender of mails; default the brand's name and address")
    maps_url: BaseUrl = setting("", "static map service")
    asset_store_url: BaseUrl = setting("", "host of `/assets/*` and `/packs/*`")
    consent_script_url: WebUrl = setting("", "consent tool; a built-in banner when empty")
    consent_origins: Origins = setting((), "the same for the consent tool")
    cdn: Literal["none", "fastly", "cloudflare"] = setting(
        "none", "the kind of the CDN in front, which answers carry their tags for"
    )
    cdn_purge_url: BaseUrl = setting("", "where `flask cdn purge` asks: the CDN's service or zone")
    cdn_purge_token: str = setting("", "lets `flask cdn purge` in", is_secret=True)
    geography_header: str = setting(
        "", "header in which the CDN in front says the visitor's country: `CF-IPCountry`"
    )
    bot_check_site_key: str = setting("", "bot check, the key in the page")
    bot_check_script_url: WebUrl = setting(
        "https://www.google.com/recaptcha/enterprise.js", "bot check, its script"
    )
    bot_check_secret: str = setting("", "bot check, the key of the server", is_secret=True)
    bot_check_verify_url: WebUrl = setting(
        "https://www.google.com/recaptcha/api/siteverify", "bot check, where the server asks"
    )
    second_loader_url: WebUrl = setting("", "the second script loader")
    second_loader_origins: Origins = setting((), "the same for what the second loader loads")
    sentry_dsn: str = setting("", "error reports of the server")
    sentry_browser_dsn: Dsn = setting("", "error reports of the browser")
    second_error_reporting_dsn: Dsn = setting("", "the second error-reporting service")
    embed_errors: Literal["reported", "silenced"] = setting(
        "reported", "errors of embedded videos and carousels: `reported` or `silenced`"
    )
    customer_messaging_app_id: str = setting("", "chat widget, loaded on the visitor's wish")
    customer_messaging_script_url: WebUrl = setting(
        "https://widget.intercom.io/widget", "chat widget, its script; the id is added to the path"
    )
    customer_messaging_origins: Origins = setting((), "the same for the chat widget")
    rum_application_id: str = setting("", "real-user monitoring, application")
    rum_client_token: str = setting("", "real-user monitoring, token")
    rum_intake_url: BaseUrl = setting(
        "https://browser-intake-datadoghq.com", "real-user monitoring, where events go"
    )
    rum_event_rate_limit: int = setting(0, "monitoring events per minute; 0: the library's own")
    third_party_scripts: ScriptUrls = setting(
        (), "exact URLs that the script proxy may fetch, separated by spaces"
    )
    off_thread_scripts: tuple[str, ...] = setting(
        (),
        "those of the pages' scripts that run off the main thread, by their exact URLs; "
        "each is in `THIRD_PARTY_SCRIPTS` too",
    )
    off_thread_forwards: FunctionNames = setting(
        (), "functions of the page that hand their calls to those scripts: `dataLayer.push`"
    )
    service_worker: Literal["on", "off"] = setting(
        "on", "`on`, or `off`: `/sw.js` then takes the worker off the browsers that have it"
    )
    rich_text_iframe_hosts: FramedHosts = setting(
        (), "hosts whose iframes rich text may hold, separated by spaces"
    )

    @property
    def is_production(self) -> bool:
        """Whether real visitors are served, so that required settings must be present."""
        return self.site_env == "production"

    @property
    def sends_mails(self) -> bool:
        """Whether there is a mail server, or outside production a folder in its place."""
        return bool(self.mail_url) or not self.is_production

    def __hash__(self) -> int:
        """The hash of all settings: what is cached by them asks for it several times a page."""
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, one.name) for one in fields(self)))

    @cached_property
    def locales(self) -> tuple[Locale, ...]:
        """The locales that are served, the one of the sources first."""
        return tuple(KNOWN[code] for code, _ in self.sites)

    @cached_property
    def site_urls(self) -> dict[str, str]:
        """The base URL of each locale's site, by its code."""
        return dict(self.sites)

    @property
    def default_site_url(self) -> str:
        """The base URL of the site in the language of the sources."""
        return self.site_urls[DEFAULT_LOCALE.code]

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Self:
        """Read every setting; raises ConfigurationError naming each key that is wrong."""
        variables = {one.name: environment.get(one.name.upper(), "") for one in settings_of(cls)}
        texts = {name: text for name, text in variables.items() if text}
        _refuse_incomplete({key for key, text in environment.items() if text}, texts)
        values = read_texts(cls, texts)
        settings = cls(**derived_defaults(cls(**values)) | values)
        sites = read_sites(environment, settings.port, is_production=settings.is_production)
        settings = replace(settings, sites=sites)
        if faults := [*faults_of(settings), *site_faults(sites), *joint_faults(vars(settings))]:
            raise ConfigurationError("; ".join(faults))
        return settings


def settings_of(kind: type[Settings]) -> "list[Field[Any]]":
    """The fields that have a variable of their name."""
    return [one for one in fields(kind) if one.metadata]


REQUIRED_IN_PRODUCTION = (
    *REQUIRED_SITES,
    *(one.name.upper() for one in settings_of(Settings) if is_required(one)),
)


def _refuse_incomplete(given: Collection[str], texts: Mapping[str, str]) -> None:
    site_env = texts.get("site_env", "development")
    if site_env not in get_args(SiteEnv):
        raise ConfigurationError(
            f"SITE_ENV is {site_env!r}; it can be {', '.join(get_args(SiteEnv))}"
        )
    missing = [key for key in REQUIRED_IN_PRODUCTION if key not in given]
    if site_env == "production" and missing:
        raise ConfigurationError(f"production needs {', '.join(missing)}")
