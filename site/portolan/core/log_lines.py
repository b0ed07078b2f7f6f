"""Log records as lines of JSON, without personal data."""

import json
import logging
from datetime import UTC, datetime
from typing import Any

from portolan.core import request_id
from portolan.core.scrubbing import scrubbed_text
from portolan.core.traces import trace_of

OWN_LOGGER = "portolan"


class LineFormatter(logging.Formatter):
    """Formatter that makes one line of JSON of a record.

    `extra={"facts": {…}}` of a log call adds values, which are written as they are.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line, in the order time, level, logger, message, id of the request, facts."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": _message(record),
        }
        if of_request := request_id.current.get():
            line["request_id"] = of_request
        facts: dict[str, Any] = getattr(record, "facts", {})
        return json.dumps({**line, **facts}, ensure_ascii=False, default=str)


def init_log_lines() -> None:
    """Write the records of this process to stderr: our own from INFO on, others from WARNING."""
    last = logging.lastResort
    if last:
        last.setFormatter(LineFormatter())
        last.setLevel(logging.INFO)
    logging.getLogger(OWN_LOGGER).setLevel(logging.INFO)


def _message(record: logging.LogRecord) -> str:
    text = scrubbed_text(record.getMessage())
    error = record.exc_info[1] if record.exc_info else None
    return f"{text}: {trace_of(error)}" if error else text
