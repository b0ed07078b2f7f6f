"""The attribution record: which campaign brought the visitor, from the `fp-utm` cookie."""

import json
import unicodedata
from urllib.parse import unquote

COOKIE = "fp-utm"
NAMES = (
    "campaign_id",
    "gclid",
    "GSC_Modal",
    "referrer",
    "utm_adgroup",
    "utm_asset",
    "utm_campaign",
    "utm_content",
    "utm_device",
    "utm_matchtype",
    "utm_medium",
    "utm_network",
    "utm_source",
    "utm_term",
)
VALUE_LIMIT = 120
RECORD_LIMIT = 2500
# No honest cookie is near this: a record at its limit, percent-encoded three for one.
COOKIE_LIMIT = 3 * RECORD_LIMIT


def attribution_from_cookie(cookie: str | None) -> dict[str, str]:
    """The record, limited in size; empty if the cookie is missing, broken or far too large."""
    if not cookie or len(cookie) > COOKIE_LIMIT:
        return {}
    try:
        stored = json.loads(cookie if cookie.startswith("{") else unquote(cookie))
    except (ValueError, RecursionError):
        return {}
    if not isinstance(stored, dict):
        return {}
    record = {
        name: _clean(stored[name])[:VALUE_LIMIT]
        for name in NAMES
        if isinstance(stored.get(name), str)
    }
    return _within_limit({name: value for name, value in record.items() if value})


def _clean(value: str) -> str:
    return "".join(sign for sign in value if unicodedata.category(sign) not in ("Cc", "Cs"))


def _within_limit(record: dict[str, str]) -> dict[str, str]:
    """Drop values from the end until the record fits, in bytes of UTF-8."""
    while len(json.dumps(record, ensure_ascii=False).encode()) > RECORD_LIMIT:
        record.popitem()
    return record
