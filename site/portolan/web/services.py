"""Configured services for the browser's runtime: public keys and addresses.

They are part of every page, so only configured ones are listed, and no secrets. Outside
production the event sink replaces those that are not configured.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from os.path import commonprefix
from typing import Any
from urllib.parse import urlsplit

from portolan.core.config import Settings
from portolan.web.page_scripts import has_stand_ins, script_addresses

EVENTS_PATH = "/_sink/events"
REPORTS_PATH = "/_sink/errors"
"""The event sink's addresses for events and for envelopes of error reports."""


@lru_cache(maxsize=8)
def services(settings: Settings) -> Mapping[str, Any]:
    """The services by name, as `assets/src/runtime/services.ts` declares them."""
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
    return {name: value for name, part in parts.items() if (value := part(settings))}


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


def _analytics(settings: Settings) -> dict[str, str]:
    if has_analytics_service(settings):
        return {"url": settings.analytics_url, "key": settings.analytics_api_key}
    return {} if settings.is_production else {"url": EVENTS_PATH}


def _cookies(settings: Settings) -> dict[str, str]:
    names = {
        "marketing": settings.marketing_id_cookie,
        "secondMarketing": settings.second_marketing_id_cookie,
        "customer": settings.customer_cookie,
    }
    return {role: name for role, name in names.items() if name}


def _errors(settings: Settings) -> dict[str, object]:
    configured = (settings.sentry_browser_dsn, settings.second_error_reporting_dsn)
    dsns = [_public(dsn) for dsn in configured if dsn]
    if not dsns and not settings.is_production:
        dsns = [f"{REPORTS_PATH}/0"]
    return {"dsns": dsns, "silent": settings.embed_errors == "silenced"} if dsns else {}


def _public(dsn: str) -> str:
    """The DSN without the secret that old ones carry."""
    parts = urlsplit(dsn)
    host = parts.netloc.rpartition("@")[2]
    return parts._replace(netloc=f"{parts.username}@{host}").geturl()


def _monitoring(settings: Settings) -> dict[str, object]:
    if not has_monitoring(settings):
        return {}
    return {
        "applicationId": settings.rum_application_id,
        "clientToken": settings.rum_client_token,
        "intake": settings.rum_intake_url.rstrip("/"),
        "limit": settings.rum_event_rate_limit,
    }


def _messaging(settings: Settings) -> dict[str, str]:
    app_id = settings.customer_messaging_app_id
    return {"appId": app_id} if app_id else {}


def _bot_check(settings: Settings) -> dict[str, str]:
    key = settings.bot_check_site_key
    return {"siteKey": key or Settings.BUILT_IN} if key or has_stand_ins(settings) else {}


def _off_thread(settings: Settings) -> dict[str, Any]:
    """The ids of the scripts that run off the main thread, and the calls forwarded to them."""
    addresses = script_addresses(settings).items()
    ids = [name for name, url in addresses if url in settings.off_thread_scripts]
    return {"ids": ids, "forward": settings.off_thread_forwards} if ids else {}
