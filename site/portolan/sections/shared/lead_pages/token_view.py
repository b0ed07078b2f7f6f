"""The address at which pages fetch the form token."""

from http import HTTPStatus

from flask import Blueprint, Response, current_app, jsonify

from portolan.leads.limits import wait_seconds, within_rate
from portolan.sections.shared.lead_pages.form_token import issue
from portolan.web.cache_control import PRIVATE

PATH = "/form-token"
RULE = "60 per 10 minutes"
"""The default limit of tokens per network; FORM_TOKEN_LIMIT in the configuration overrides it."""

blueprint = Blueprint("form_token", __name__)


@blueprint.get(PATH)
def give() -> Response:
    """A new token as JSON; `null` above the limit."""
    if within_rate(current_app.config.get("FORM_TOKEN_LIMIT", RULE), "form-token"):
        return _uncached(issue())
    answer = _uncached(None)
    answer.status_code = HTTPStatus.TOO_MANY_REQUESTS
    answer.headers["Retry-After"] = str(wait_seconds())
    return answer


def _uncached(token: str | None) -> Response:
    answer = jsonify(form_token=token)
    answer.headers["Cache-Control"] = PRIVATE
    answer.headers["X-Robots-Tag"] = "noindex"
    return answer
