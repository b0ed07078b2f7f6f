"""The limit of calculated lists for one network: each may take seconds of a processor."""

from flask import current_app

from portolan.leads.limits import within_rate

RULE = "12 per minute; 300 per day"
"""The default limit; LIST_LIMIT in the configuration overrides it."""


def may_work_out() -> bool:
    """Whether the network may have one more list calculated; this one is counted."""
    return within_rate(current_app.config.get("LIST_LIMIT", RULE), "shipment-lists")
