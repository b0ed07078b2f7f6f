"""Error reports of the server: the place of the error, and nothing that a visitor sent.

A report names the kind of error, the lines of code and the page. The service's own defaults would
add the body, the query, the cookies, the variables of each function and the texts of errors.
"""

import logging
import sys
from typing import TYPE_CHECKING, Any

from portolan.core import request_id
from portolan.core.config import Settings
from portolan.core.log_lines import OWN_LOGGER
from portolan.core.scrubbing import scrubbed
from portolan.core.traces import SAYING, trace_of

if TYPE_CHECKING:
    from sentry_sdk.types import Event, Hint

SENT_PARTS = (
    "event_id", "timestamp", "platform", "level", "logger", "release", "environment",
    "server_name", "sdk", "transaction", "request", "exception", "logentry",
)  # fmt: skip
SENT_OF_REQUEST = ("method", "url", "headers")
SENT_HEADERS = frozenset({"accept", "accept-language", "content-type", "host", "user-agent"})
log = logging.getLogger(__name__)

LEFT_OUT = "[left out]"


def init_error_reports(settings: Settings, release: str) -> None:
    """Report errors to the configured service; does nothing without one.

    Args:
        settings: `sentry_dsn` names the service.
        release: tells the errors of one version from those of another.
    """
    if settings.sentry_dsn:
        _start(settings, release)


def report(error: BaseException, what: str) -> None:
    """Log an unexpected error, and send it to the service.

    Args:
        error: the log gets its kind and the lines of code, not its text, which may quote a visitor.
        what: what failed.
    """
    log.error("%s: %s", what, trace_of(error))
    # Where no service is configured, the library is not even loaded.
    if library := sys.modules.get("sentry_sdk"):
        library.capture_exception(error)


def _start(settings: Settings, release: str) -> None:
    # Imported by those only who use it: it costs a tenth of a second of start.
    import sentry_sdk
    from sentry_sdk.integrations.argv import ArgvIntegration
    from sentry_sdk.integrations.flask import FlaskIntegration
    from sentry_sdk.integrations.logging import LoggingIntegration, ignore_logger
    from sentry_sdk.integrations.modules import ModulesIntegration
    from sentry_sdk.integrations.stdlib import StdlibIntegration

    # What is logged here is reported with all that is known of it.
    ignore_logger(__name__)
    sentry_sdk.init(
        dsn=settings.sentry_dsn,
        environment=settings.site_env,
        release=release,
        auto_enabling_integrations=False,
        # The command line names the person who is to be forgotten.
        disabled_integrations=[ArgvIntegration(), ModulesIntegration(), StdlibIntegration()],
        integrations=[FlaskIntegration(), LoggingIntegration(None, logging.ERROR)],
        max_request_body_size="never",
        include_local_variables=False,
        max_breadcrumbs=0,
        auto_session_tracking=False,
        before_send=before_send,
    )


def before_send(event: "Event", _hint: "Hint") -> "Event":
    """The event reduced to an allow-list of fields, so that no new field is sent by accident."""
    whole: dict[str, Any] = dict(event)
    chosen: Any = {name: whole[name] for name in SENT_PARTS if name in whole}
    if "request" in chosen:
        chosen["request"] = _request(chosen["request"])
    if "exception" in chosen:
        chosen["exception"] = {"values": [_exception(one) for one in chosen["exception"]["values"]]}
    if "logentry" in chosen:
        chosen["logentry"] = _log_entry(chosen["logentry"], str(chosen.get("logger")))
    if "transaction" in chosen:
        chosen["transaction"] = scrubbed(chosen["transaction"])
    if of_request := request_id.current.get():
        chosen["tags"] = {"request_id": of_request}
    report: Event = chosen
    return report


def _request(request: dict[str, Any]) -> dict[str, Any]:
    chosen = {name: request[name] for name in SENT_OF_REQUEST if name in request}
    headers = chosen.get("headers") or {}
    chosen["headers"] = {
        name: text for name, text in headers.items() if name.lower() in SENT_HEADERS
    }
    chosen["url"] = str(chosen.get("url", "")).partition("?")[0]
    cleaned: dict[str, Any] = scrubbed(chosen)
    return cleaned


def _exception(exception: dict[str, Any]) -> dict[str, Any]:
    chosen = {name: exception.get(name) for name in ("type", "module", "stacktrace")}
    says = exception.get("type") in SAYING
    return {**chosen, "value": scrubbed(exception.get("value")) if says else LEFT_OUT}


def _log_entry(entry: dict[str, Any], logger: str) -> dict[str, Any]:
    """The entry without what may be personal: libraries log such data, our own lines do not."""
    if logger.partition(".")[0] != OWN_LOGGER:
        return {"message": LEFT_OUT}
    names = ("message", "formatted", "params")
    return {name: scrubbed(entry[name]) for name in names if name in entry}
