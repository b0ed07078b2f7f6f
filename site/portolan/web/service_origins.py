"""Origins of the configured services, by directive of the security policy.

Scripts are no part of it: what a permitted script inserts is permitted by 'strict-dynamic'. A
service counts once it is configured. Its own origin may be spoken to; what else the default
vendors need is `VENDORS`, and what a team's own tags need is a setting, `*_ORIGINS`.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from portolan.core.config import Settings
from portolan.core.url_shapes import origin_of
from portolan.web.locale import is_https
from portolan.web.page_scripts import (
    BOT_CHECK,
    CONSENT,
    CUSTOMER_MESSAGING,
    SECOND_LOADER,
    TAG_MANAGER,
    script_addresses,
)
from portolan.web.services import has_analytics_service, has_monitoring
from portolan.web.vendors import VENDORS

OWN = ("connect-src", "font-src", "frame-src", "img-src", "style-src")
"""Directives for the origins of a team's own tags."""

Allowed = Iterator[tuple[str, str]]


def service_origins(settings: Settings) -> Mapping[str, list[str]]:
    """The sources of each directive, sorted; plain http only if the site itself uses it."""
    origins: defaultdict[str, set[str]] = defaultdict(set)
    for part in (_scripts, _own, _receivers):
        for directive, source in part(settings):
            if not (is_https(settings) and source.startswith("http:")):
                origins[directive].add(source)
    return {directive: sorted(sources) for directive, sources in origins.items()}


def _scripts(settings: Settings) -> Allowed:
    """The origins of the pages' scripts, and those that their vendors document."""
    for name, url in script_addresses(settings).items():
        if origin := origin_of(url):
            yield "connect-src", origin
            if name == BOT_CHECK:
                yield "frame-src", origin
            for directive, sources in VENDORS.get(origin, {}).items():
                yield from ((directive, source) for source in sources)


def _own(settings: Settings) -> Allowed:
    """The origins that settings add for scripts that load more than documented."""
    configured = script_addresses(settings)
    more = {
        CONSENT: settings.consent_origins,
        SECOND_LOADER: settings.second_loader_origins,
        TAG_MANAGER: settings.tag_manager_origins,
        CUSTOMER_MESSAGING: settings.customer_messaging_origins,
    }
    for name in more.keys() & configured.keys():
        yield from ((directive, origin) for origin in more[name] for directive in OWN)


def _receivers(settings: Settings) -> Allowed:
    """The origins that receive events and error reports."""
    urls = (
        settings.sentry_browser_dsn,
        settings.second_error_reporting_dsn,
        settings.analytics_url if has_analytics_service(settings) else "",
        settings.rum_intake_url if has_monitoring(settings) else "",
    )
    yield from (("connect-src", origin) for url in urls if url and (origin := origin_of(url)))
