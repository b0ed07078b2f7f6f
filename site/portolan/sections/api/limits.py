"""The rate limit of the API for one network: enough for a busy office that types fast."""

from flask import current_app

from portolan.core.i18n import _
from portolan.leads.limits import wait_seconds, within_rate
from portolan.sections.api.answers import Refused

TOO_MANY = 429
RULE = "600 per minute; 20000 per day"
"""The default limit; API_LIMIT in the configuration overrides it."""


def check_limits() -> None:
    """Count the request, and refuse it above the limit."""
    if not within_rate(current_app.config.get("API_LIMIT", RULE), "api"):
        wait = {"Retry-After": str(wait_seconds())}
        message = _("Please wait a minute, then try again.")
        raise Refused(message, None, TOO_MANY, headers=wait)
