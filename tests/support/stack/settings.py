"""The configuration of the sites: every setting of the operators' table, as they write it."""

from dataclasses import dataclass
from pathlib import Path

from tests.support.stack import names
from tests.support.stack.names import Hosts
from tests.support.stack.receivers import Receivers

SECOND_LOADER_URL = f"https://{names.SECOND_LOADER}/second.js"
CONSENT_SCRIPT_URL = f"https://{names.CONSENT_TOOL}/tool.js"
GEOGRAPHY_HEADER = "X-Country"


@dataclass(frozen=True)
class Stores:
    """The servers that keep something: their URLs."""

    database: str
    redis: str


def environment(
    hosts: Hosts, stores: Stores, receivers: Receivers, instance: Path, metrics_port: int
) -> dict[str, str]:
    """The environment of a site with every service but those that `WITH_TOOL` adds."""
    return {
        "SITE_ENV": "production",
        "SITE_URL_EN_US": f"https://{hosts.en_us}",
        "SITE_URL_ZH_CN": f"https://{hosts.zh_cn}",
        "ROOT_DOMAIN": hosts.domain,
        "TRUSTED_PROXIES": "1",
        "SECRET_KEY": "only-for-these-tests",
        "INSTANCE_PATH": str(instance),
        "DATABASE_URL": stores.database,
        "REDIS_URL": stores.redis,
        "METRICS_PORT": str(metrics_port),
        "ACCESS_LOG": "on",
        "LEADS_KEEP_DAYS": "730",
        "LEADS_ALARM_MINUTES": "30",
        "PUBLIC_ENDPOINTS_URL": receivers.public_endpoints.url,
        "WEB_APP_URL": receivers.web_app.url,
        "WEBHOOK_URL": receivers.webhooks.url,
        "MAPS_URL": receivers.maps.url,
        "ASSET_STORE_URL": receivers.asset_store.url,
        "MAIL_URL": receivers.mail.url,
        "MAIL_FROM": "Portolan <news@portolan.example>",
        "GEOGRAPHY_HEADER": GEOGRAPHY_HEADER,
        "CDN": "cloudflare",
        "CDN_PURGE_URL": f"{receivers.cdn.url}/client/v4/zones/1",
        "CDN_PURGE_TOKEN": "cdn-token",
        **_services(receivers),
    }


def _services(receivers: Receivers) -> dict[str, str]:
    """The services that a page loads or tells."""
    return {
        "ANALYTICS_API_KEY": "analytics-key",
        "TAG_MANAGER_CONTAINER_ID": "TAGS-1",
        "TAG_MANAGER_ORIGINS": "https://tags.vendor.example https://pixel.vendor.example",
        "BOT_CHECK_SITE_KEY": "site-key",
        "BOT_CHECK_SECRET": "bot-secret",
        "BOT_CHECK_VERIFY_URL": f"{receivers.verification.url}/recaptcha/api/siteverify",
        "SECOND_LOADER_URL": SECOND_LOADER_URL,
        "SECOND_LOADER_ORIGINS": "https://more.vendor.example",
        "SENTRY_BROWSER_DSN": f"https://public@{names.ERRORS}/1",
        "SECOND_ERROR_REPORTING_DSN": f"https://key@{names.SECOND_ERRORS}/sub/7",
        "CUSTOMER_MESSAGING_APP_ID": "chat-1",
        "CUSTOMER_MESSAGING_ORIGINS": "https://calls.vendor.example",
        "RUM_APPLICATION_ID": "6e0b1f9c-0000-4e1e-9abc-1234567890ab",
        "RUM_CLIENT_TOKEN": "pub00000000000000000000000000000000",
        "RUM_EVENT_RATE_LIMIT": "600",
        "SECOND_MARKETING_ID_COOKIE": "second_id",
        "CUSTOMER_COOKIE": "who",
        "RICH_TEXT_IFRAME_HOSTS": names.VIDEO,
        "EMBED_ERRORS": "silenced",
    }


VENDORS_PORT, AUTHORITY = "STACK_VENDORS_PORT", "STACK_AUTHORITY"
"""Variables for `released`: the recorders' port, and the file of who vouches for them."""

WITH_TOOL = {
    "CONSENT_SCRIPT_URL": CONSENT_SCRIPT_URL,
    "CONSENT_ORIGINS": "https://choices.vendor.example",
    "EMBED_ERRORS": "reported",
    "THIRD_PARTY_SCRIPTS": SECOND_LOADER_URL,
    "OFF_THREAD_SCRIPTS": SECOND_LOADER_URL,
    "OFF_THREAD_FORWARDS": "dataLayer.push",
}
"""What the site with every service has besides: one setting rules out another's other value."""
