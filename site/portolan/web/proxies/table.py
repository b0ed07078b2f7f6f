"""The table of proxied paths (specification, section 2.9); the first matching rule counts.

Pages and redirect rules win over proxies. Those of their paths that a rule would match are
listed before it, with None for the host; a test finds missing ones.
"""

from portolan.web.proxies.rule import MB, READ, ProxyRule

PUBLIC_ENDPOINTS = "public_endpoints_url"
WEB_APP = "web_app_url"
WEBHOOKS = "webhook_url"
MAPS = "maps_url"
ASSET_STORE = "asset_store_url"

SEND = ("POST",)
READ_AND_SEND = (*READ, *SEND)
EVERYTHING = (*READ_AND_SEND, "PUT", "PATCH", "DELETE")

APP_COOKIES = frozenset({"app_session", "app_remember", "app_csrf"})
"""The cookies of the web application."""

RULES = (
    ProxyRule("/onboarding/start", None),
    ProxyRule("/track_and_trace/*", PUBLIC_ENDPOINTS, READ_AND_SEND),
    ProxyRule("/ping", PUBLIC_ENDPOINTS),
    ProxyRule(
        "/documents/*",
        PUBLIC_ENDPOINTS,
        READ_AND_SEND,
        sandboxed=True,
        largest=25 * MB,
        patience=30.0,
    ),
    ProxyRule("/vendor_api_keys/*", PUBLIC_ENDPOINTS, EVERYTHING),
    ProxyRule("/leads", PUBLIC_ENDPOINTS, READ_AND_SEND),
    ProxyRule("/design/*", PUBLIC_ENDPOINTS),
    ProxyRule("/shipment_routes", PUBLIC_ENDPOINTS),
    ProxyRule("/shipment_next_data", PUBLIC_ENDPOINTS),
    ProxyRule("/tools/hs-code-search", PUBLIC_ENDPOINTS),
    ProxyRule("/tools/hs-code-item-search", PUBLIC_ENDPOINTS),
    ProxyRule("/set-gdpr-cookie-preference", PUBLIC_ENDPOINTS, READ_AND_SEND),
    ProxyRule("/onboarding/*", PUBLIC_ENDPOINTS, EVERYTHING, largest=25 * MB),
    ProxyRule("/humans.txt", PUBLIC_ENDPOINTS),
    ProxyRule("/ip.txt", PUBLIC_ENDPOINTS),
    ProxyRule("/users/*", WEB_APP, EVERYTHING, cookies=APP_COOKIES, largest=25 * MB),
    ProxyRule("/login", WEB_APP, READ_AND_SEND, cookies=APP_COOKIES),
    ProxyRule("/logout", WEB_APP, (*READ_AND_SEND, "DELETE"), cookies=APP_COOKIES),
    ProxyRule("/webhooks/champ/track", WEBHOOKS, SEND, from_machines=True),
    ProxyRule("/proxy/google/maps/api/staticmap", MAPS, upstream_path="/maps/api/staticmap"),
    ProxyRule("/assets/*", ASSET_STORE, sandboxed=True),
    ProxyRule("/packs/*", ASSET_STORE, sandboxed=True),
)

BEGINNINGS = tuple(rule.beginning for rule in RULES)
"""The prefixes of proxied paths; some of our own paths share them."""


def in_rule_case(path: str) -> str | None:
    """A proxied path corrected to the case of its rule; None if nothing is to correct."""
    if not path.lower().startswith(BEGINNINGS) or rule_of(path):
        return None
    spellings = (rule.spelled(path) for rule in RULES if rule.target)
    return next((one for one in spellings if one), None)


def rule_of(path: str) -> ProxyRule | None:
    """The rule of a proxied path; None for a path that this site answers itself."""
    if not path.startswith(BEGINNINGS):
        return None
    first = next((rule for rule in RULES if rule.fits(path)), None)
    return first if first and first.target else None
