"""Responses of the API: cacheable JSON, or one error."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from flask import Response, jsonify, request

from portolan.web.cache_control import PRIVATE, RESULT

NO_HEADERS: Mapping[str, str] = MappingProxyType({})


class Refused(Exception):  # noqa: N818 - reads as what happened where a view raises it
    """An invalid request: the reason, in the visitor's language, and the field."""

    def __init__(
        self,
        message: str,
        field: str | None,
        status: int = 422,
        choices: Sequence[str] = (),
        headers: Mapping[str, str] = NO_HEADERS,
    ) -> None:
        super().__init__(message)
        self.message, self.field, self.status, self.choices = message, field, status, choices
        self.headers = headers


def answered(content: Mapping[str, Any], *, is_cacheable: bool = True) -> Response:
    """The JSON response, with an ETag if caches may keep it."""
    answer = jsonify(content)
    answer.headers["Cache-Control"] = RESULT if is_cacheable else PRIVATE
    answer.headers["Access-Control-Allow-Origin"] = "*"
    if not is_cacheable:
        return answer
    answer.add_etag(weak=True)  # so that it holds for the compressed bytes too
    answer.make_conditional(request)
    return answer


def refusal(error: Refused) -> Response:
    """The error response, as JSON."""
    fault: dict[str, Any] = {"message": error.message, "field": error.field}
    if error.choices:
        fault["choices"] = list(error.choices)
    answer = jsonify(error=fault)
    answer.status_code = error.status
    answer.headers.extend(error.headers)
    answer.headers["Cache-Control"] = PRIVATE
    answer.headers["Access-Control-Allow-Origin"] = "*"
    return answer
