"""Limits of posted forms, and the format of their answers."""

from io import BytesIO
from typing import IO

from flask import Request, current_app, request
from werkzeug.datastructures import ImmutableMultiDict
from werkzeug.exceptions import RequestEntityTooLarge, UnsupportedMediaType

# No type at all is an empty form.
FORM_TYPES = {"application/x-www-form-urlencoded", "multipart/form-data", ""}
FORM_LIMIT = 1024 * 1024
"""The maximum bytes of a post that is validated and drawn again; above it: the error page.

What is stored has to fit into MAX_CONTENT_LENGTH, which is less. In between, visitors who have
pasted too much get all of it back, with an error at the field.
"""
MOST_ESCAPES = 240_000
"""The most `%XX` of such a post: 80,000 Chinese characters. Each costs as much as 30 letters."""


class UnstoredRequest(Request):
    """A request whose uploads stay in memory: none is larger than the body may be."""

    def _get_file_stream(self, *_facts: object, **_more: object) -> IO[bytes]:
        """The stream that an upload is written to, in place of Werkzeug's file."""
        return BytesIO()


def posted_form() -> ImmutableMultiDict[str, str]:
    """The posted form; raises 413 if it is larger than FORM_LIMIT.

    Raises 415 for another content type, which would leave all fields empty.
    """
    if request.mimetype not in FORM_TYPES:
        raise UnsupportedMediaType
    request.max_content_length = FORM_LIMIT
    request.max_form_memory_size = FORM_LIMIT
    _refuse_costly_forms()
    return request.form


def is_too_large_to_keep() -> bool:
    """Whether the post is too large to store, and is only drawn again."""
    most: int = current_app.config["MAX_CONTENT_LENGTH"]
    return (request.content_length or 0) > most


def wants_json() -> bool:
    """Whether a script reads the answer, as JSON."""
    accepted = request.accept_mimetypes
    return accepted.best_match(("text/html", "application/json")) == "application/json"


def _refuse_costly_forms() -> None:
    # Werkzeug counts the parts of a multipart body only, and a field of three bytes costs
    # some hundred once it is parsed.
    most = request.max_form_parts
    if most is None or request.mimetype != "application/x-www-form-urlencoded":
        return
    body = request.get_data()
    if body.count(b"&") >= most or body.count(b"%") > MOST_ESCAPES:
        raise RequestEntityTooLarge
