"""Third-party scripts by the page's path.

The browser's runtime loads them: see `assets/src/scripts.ts`. Their addresses stand in the one
inline script, which the security policy allows by its hash, so that injected markup cannot name
another address.
"""

from collections.abc import Iterable
from urllib.parse import quote, urlencode

from flask import Flask, current_app

from portolan.core.config import Settings

CONSENT = "consent"
BOT_CHECK = "bot-check"
SECOND_LOADER = "second-loader"
TAG_MANAGER = "tag-manager"
CUSTOMER_MESSAGING = "customer-messaging"
"""On no page's list: loaded when a visitor asks for it."""

CONSENT_ALONE = "consent_alone"
"""Key of `app.extensions`: the prefixes of paths that load the consent scripts only."""


def init_page_scripts(app: Flask, consent_alone: Iterable[str]) -> None:
    """Set the prefixes of paths that load the consent scripts only."""
    app.extensions[CONSENT_ALONE] = tuple(consent_alone)


def script_ids(path: str) -> tuple[str, ...]:
    """The ids of the scripts of the page at `path`, in loading order."""
    if path.startswith(current_app.extensions[CONSENT_ALONE]):
        return (CONSENT,)
    return (CONSENT, BOT_CHECK, SECOND_LOADER, TAG_MANAGER)


def script_addresses(settings: Settings) -> dict[str, str]:
    """The address of each configured script, by its id."""
    addresses = {
        CONSENT: settings.consent_script_url,
        BOT_CHECK: _with(settings.bot_check_script_url, render=settings.bot_check_site_key),
        SECOND_LOADER: settings.second_loader_url,
        TAG_MANAGER: _with(settings.tag_manager_script_url, id=_container(settings)),
        CUSTOMER_MESSAGING: _below(
            settings.customer_messaging_script_url, settings.customer_messaging_app_id
        ),
    }
    return {name: address for name, address in addresses.items() if address}


def has_stand_ins(settings: Settings) -> bool:
    """Whether scripts of our own take the place of those that are not configured."""
    return settings.site_env == "development"


def has_tag_manager(settings: Settings) -> bool:
    """Whether a real tag manager is configured, and not only our stand-in."""
    return settings.tag_manager_container_id != Settings.BUILT_IN


def _container(settings: Settings) -> str:
    return settings.tag_manager_container_id if has_tag_manager(settings) else ""


def _below(address: str, key: str) -> str:
    """Address with a customer's key as the last part of its path; empty without a key."""
    return f"{address.rstrip('/')}/{quote(key, safe='')}" if key else ""


def _with(address: str, **key: str) -> str:
    """Address with a customer's key in its query; empty without a key."""
    return f"{address}?{urlencode(key)}" if all(key.values()) else ""
