"""The table of the proxied paths (specification, section 2.9): the first rule that fits counts.

Pages and redirect rules win over proxies. A path of theirs that lies within a rule stands above
it, with None for its host; a test finds those that are missing.
"""

from portolan.web.proxies.rule import MB, READ, Rule

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
    Rule("/onboarding/start", None),
    Rule("/track_and_trace/*", PUBLIC_ENDPOINTS, READ_AND_SEND),
    Rule("/ping", PUBLIC_ENDPOINTS),
    Rule(
        "/documents/*",
        PUBLIC_ENDPOINTS,
        READ_AND_SEND,
        sandboxed=True,
        largest=25 * MB,
        patience=30.0,
    ),
    Rule("/vendor_api_keys/*", PUBLIC_ENDPOINTS, EVERYTHING),
    Rule("/leads", PUBLIC_ENDPOINTS, SEND),
    Rule("/design/*", PUBLIC_ENDPOINTS),
    Rule("/shipment_routes", PUBLIC_ENDPOINTS),
    Rule("/shipment_next_data", PUBLIC_ENDPOINTS),
    Rule("/tools/hs-code-search", PUBLIC_ENDPOINTS),
    Rule("/tools/hs-code-item-search", PUBLIC_ENDPOINTS),
    Rule("/set-gdpr-cookie-preference", PUBLIC_ENDPOINTS, READ_AND_SEND),
    Rule("/onboarding/*", PUBLIC_ENDPOINTS, EVERYTHING, largest=25 * MB),
    Rule("/humans.txt", PUBLIC_ENDPOINTS),
    Rule("/ip.txt", PUBLIC_ENDPOINTS),
    Rule("/users/*", WEB_APP, EVERYTHING, cookies=APP_COOKIES, largest=25 * MB),
    Rule("/login", WEB_APP, READ_AND_SEND, cookies=APP_COOKIES),
    Rule("/logout", WEB_APP, (*READ_AND_SEND, "DELETE"), cookies=APP_COOKIES),
    Rule("/webhooks/champ/track", WEBHOOKS, SEND, from_machines=True),
    Rule("/proxy/google/maps/api/staticmap", MAPS, upstream_path="/maps/api/staticmap"),
    Rule("/assets/*", ASSET_STORE, sandboxed=True),
    Rule("/packs/*", ASSET_STORE, sandboxed=True),
)

BEGINNINGS = tuple(rule.beginning for rule in RULES)
"""What every proxied path begins with; some paths of ours may begin so too."""


def settled(path: str) -> str | None:
    """A proxied path in the case of its rule; None for one that is, and for every other path."""
    if rule_of(path):
        return None
    spellings = (rule.spelled(path) for rule in RULES if rule.target)
    return next((one for one in spellings if one), None)


def rule_of(path: str) -> Rule | None:
    """The rule of a proxied path; None for a path that this site answers itself."""
    found = next((rule for rule in RULES if rule.fits(path)), None)
    return found if found and found.target else None
