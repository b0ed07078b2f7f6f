"""Configured services for the browser's runtime: public keys and addresses.

They are part of every page, so only configured ones are listed, and no secrets. Outside
production the event sink replaces those that are not configured.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from os.path import commonprefix
from typing import Required, TypedDict, cast
from urllib.parse import urlsplit

from portolan.core.config import Settings
from portolan.web.page_scripts import has_stand_ins, script_addresses

EVENTS_PATH = "/_sink/events"
REPORTS_PATH = "/_sink/errors"
"""The event sink's addresses for events and for envelopes of error reports."""


class AnalyticsSettings(TypedDict, total=False):
    """The receiver of events; an outside service has a key, the event sink none."""

    url: Required[str]
    key: str


class CookieNames(TypedDict, total=False):
    """The names of cookies that others write or read, by their role."""

    marketing: str
    secondMarketing: str
    customer: str


class ErrorSettings(TypedDict):
    """The receivers of error reports; a path stands for the event sink.

    Attributes:
        silent: whether errors of embedded players and carousels are left out.
    """

    dsns: list[str]
    silent: bool


class MonitoringSettings(TypedDict):
    """The monitoring of visits: its keys, the origin of its events, and their limit per minute."""

    applicationId: str
    clientToken: str
    intake: str
    limit: int


class MessagingSettings(TypedDict):
    """The customer messaging."""

    appId: str


class BotCheckSettings(TypedDict):
    """The public key of the bot check."""

    siteKey: str


class OffThreadSettings(TypedDict):
    """The scripts that run off the main thread, and the calls forwarded to them."""

    ids: list[str]
    forward: list[str]


class Services(TypedDict, total=False):
    """The configured services.

    Attributes:
        rootDomain: the domain whose hosts share the site's cookies.
        environment: `development`, `test` or `production`.
        serviceWorker: whether pages register the service worker.
    """

    rootDomain: str
    environment: str
    analytics: AnalyticsSettings
    cookies: CookieNames
    errors: ErrorSettings
    monitoring: MonitoringSettings
    messaging: MessagingSettings
    botCheck: BotCheckSettings
    serviceWorker: bool
    offThread: OffThreadSettings


@lru_cache(maxsize=8)
def services(settings: Settings) -> Services:
    """The configured services; those that are not are missing."""
    parts: Mapping[str, Callable[[Settings], object]] = {
        "rootDomain": root_domain,
        "environment": lambda settings: settings.site_env,
        "analytics": _analytics,
        "cookies": _cookies,
        "errors": _errors,
        "monitoring": _monitoring,
        "messaging": _messaging,
        "botCheck": _bot_check,
        "serviceWorker": lambda settings: settings.service_worker == "on",
        "offThread": _off_thread,
    }
    configured = {name: value for name, part in parts.items() if (value := part(settings))}
    return cast("Services", configured)


def has_analytics_service(settings: Settings) -> bool:
    """Whether events go to an outside service, and not to the event sink."""
    return settings.analytics_api_key not in ("", Settings.BUILT_IN)


def has_monitoring(settings: Settings) -> bool:
    """Whether visits are monitored: the service takes both of its keys."""
    return bool(settings.rum_application_id and settings.rum_client_token)


def root_domain(settings: Settings) -> str:
    """The domain of the site's cookies; empty if they belong to one host alone."""
    if settings.root_domain:
        return settings.root_domain
    names = [urlsplit(url).hostname or "" for url in settings.site_urls.values()]
    # Label by label, from the last one.
    shared = commonprefix([name.split(".")[::-1] for name in names])  # noqa: RUF071 - no paths
    # A single label such as `localhost` cannot be a cookie domain, nor can a part of an IP address.
    is_domain = len(shared) > 1 and not shared[0].isdecimal()
    return ".".join(reversed(shared)) if is_domain else ""


def _analytics(settings: Settings) -> AnalyticsSettings | None:
    if has_analytics_service(settings):
        return {"url": settings.analytics_url, "key": settings.analytics_api_key}
    return None if settings.is_production else {"url": EVENTS_PATH}


def _cookies(settings: Settings) -> CookieNames:
    names = {
        "marketing": settings.marketing_id_cookie,
        "secondMarketing": settings.second_marketing_id_cookie,
        "customer": settings.customer_cookie,
    }
    return cast("CookieNames", {role: name for role, name in names.items() if name})


def _errors(settings: Settings) -> ErrorSettings | None:
    configured = (settings.sentry_browser_dsn, settings.second_error_reporting_dsn)
    dsns = [_public(dsn) for dsn in configured if dsn]
    if not dsns and not settings.is_production:
        dsns = [f"{REPORTS_PATH}/0"]
    return {"dsns": dsns, "silent": settings.embed_errors == "silenced"} if dsns else None


def _public(dsn: str) -> str:
    """The DSN without the secret that old ones carry."""
    parts = urlsplit(dsn)
    host = parts.netloc.rpartition("@")[2]
    return parts._replace(netloc=f"{parts.username}@{host}").geturl()


def _monitoring(settings: Settings) -> MonitoringSettings | None:
    if not has_monitoring(settings):
        return None
    return {
        "applicationId": settings.rum_application_id,
        "clientToken": settings.rum_client_token,
        "intake": settings.rum_intake_url.rstrip("/"),
        "limit": settings.rum_event_rate_limit,
    }


def _messaging(settings: Settings) -> MessagingSettings | None:
    app_id = settings.customer_messaging_app_id
    return {"appId": app_id} if app_id else None


def _bot_check(settings: Settings) -> BotCheckSettings | None:
    key = settings.bot_check_site_key
    return {"siteKey": key or Settings.BUILT_IN} if key or has_stand_ins(settings) else None


def _off_thread(settings: Settings) -> OffThreadSettings | None:
    addresses = script_addresses(settings).items()
    ids = [name for name, url in addresses if url in settings.off_thread_scripts]
    return {"ids": ids, "forward": list(settings.off_thread_forwards)} if ids else None
